import { readFile } from 'node:fs/promises'
import type { OrderJson } from '../../contract/orders.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { keptUntil, type ProofKind } from '../../src/domain/proof/proofKind.ts'
import { numberBetween, seededRandom, type Random } from '../seededRandom.ts'
import type { StoredProof } from '../../service/store/proofStore.ts'

type Picture = ProofKind | 'signature'

/** The number of files per kind in `pictures/`, named `<kind>-<number>.png`. */
const PICTURES: Readonly<Record<Picture, number>> = { collection: 2, delivery: 3, return: 2, signature: 2 }

/** A PNG of the kind; `share`, from 0 (included) to 1 (excluded), selects one. */
const pictureOf = async (kind: Picture, share: number) => {
  const number = 1 + Math.floor(share * PICTURES[kind])
  const bytes = await readFile(new URL(`pictures/${kind}-${number}.png`, import.meta.url))
  return { contentType: 'image/png' as const, bytes }
}

interface Circumstances {
  readonly order: OrderJson
  readonly kind: ProofKind
  readonly takenAt: Instant
  /** The location of the vendor; absent if it has none. */
  readonly collection: Coordinates | undefined
}

/** The distance between the photographing rider and the pin, in metres. */
const AWAY = { least: 2, most: 24 }

/** A random point around the pin. */
const nearby = (random: Random, pin: Coordinates): Coordinates => {
  const [metres, angle] = [numberBetween(random, AWAY.least, AWAY.most), numberBetween(random, 0, 2 * Math.PI)]
  const step = 0.0001
  const metresNorth = distanceInMetres(pin, { ...pin, latitude: pin.latitude + step }) / step
  const metresEast = distanceInMetres(pin, { ...pin, longitude: pin.longitude + step }) / step
  return {
    latitude: pin.latitude + (Math.sin(angle) * metres) / metresNorth,
    longitude: pin.longitude + (Math.cos(angle) * metres) / metresEast,
  }
}

/** The proof of a simulated rider; deterministic per order and kind. */
export const takenProof = async ({ order, kind, takenAt, collection }: Circumstances): Promise<StoredProof> => {
  const random = seededRandom(`${order.order_id}/${kind}/proof`)
  const { location, name } = order.customer
  const pin = kind === 'delivery' ? location : (collection ?? location)
  const isSigned = kind === 'delivery' && name.trim() !== ''
  return {
    orderId: order.order_id,
    kind,
    takenAt,
    takenFrom: nearby(random, pin),
    keepUntil: keptUntil(takenAt),
    photo: await pictureOf(kind, random()),
    ...(isSigned && { signedBy: name, signature: await pictureOf('signature', random()) }),
  }
}
