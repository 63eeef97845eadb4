import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProofsPort } from '../../src/application/ports/Proofs.ts'
import { DAY, type Instant } from '../../src/domain/instant.ts'
import type { Proof } from '../../src/domain/proof/proof.ts'
import { aProof } from '../support/aProof.ts'

export interface HeldProofs {
  readonly proofs: ProofsPort
  readonly close: () => Promise<void>
}

/** What a world keeps before the suite runs: two of order `bistro-first`, and one whose time is over. */
export const proofsAt = (now: Instant): ReadonlyArray<Proof> => {
  const { signedBy: _, signature: __, ...unsigned } = aProof(now - 1_000)
  return [aProof(now), { ...unsigned, kind: 'collection' }, aProof(now - 90 * DAY, { orderId: 'bistro-second' })]
}

/** What whoever keeps the proofs promises (OP-19). */
export const proofsContract = (keeper: string, now: Instant, open: () => Promise<HeldProofs>): void => {
  describe(`Proofs, kept by ${keeper}`, () => {
    let held: HeldProofs
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())
    const ways = () => [held.proofs.ofOrder, held.proofs.ofOrderOnce]

    it('are answered with picture, signature, place and moments (PROOF-01, OP-19)', async () => {
      for (const ask of ways())
        expect(await Effect.runPromise(ask('bistro-first', 'delivery'))).toEqual(proofsAt(now)[0])
    })

    it('need no signature (PROOF-01)', async () => {
      for (const ask of ways())
        expect(await Effect.runPromise(ask('bistro-first', 'collection'))).toEqual(proofsAt(now)[1])
    })

    it('are none, and that is no failure, where none was taken or the order is not there (OP-19)', async () => {
      for (const ask of ways()) {
        expect(await Effect.runPromise(ask('bistro-first', 'return'))).toBeUndefined()
        expect(await Effect.runPromise(ask('bistro-nothing', 'delivery'))).toBeUndefined()
      }
    })

    it('are none once their time is over (OP-19)', async () => {
      for (const ask of ways()) expect(await Effect.runPromise(ask('bistro-second', 'delivery'))).toBeUndefined()
    })
  })
}
