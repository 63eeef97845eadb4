import { readFile } from 'node:fs/promises'
import type { ProofKind } from '../../src/domain/proof/proofKind.ts'

type Picture = ProofKind | 'signature'

/** The number of files per kind in `pictures/`, named `<kind>-<number>.png`. */
const PICTURES: Readonly<Record<Picture, number>> = { collection: 2, delivery: 3, return: 2, signature: 2 }

/** A PNG of the kind; `share`, from 0 (included) to 1 (excluded), selects one. */
export const pictureOf = async (kind: Picture, share: number) => {
  const number = 1 + Math.floor(share * PICTURES[kind])
  const bytes = await readFile(new URL(`pictures/${kind}-${number}.png`, import.meta.url))
  return { contentType: 'image/png' as const, bytes }
}
