import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProofsPort } from '../../src/application/ports/Proofs.ts'
import { DAY, minus, type Instant } from '../../src/domain/instant.ts'
import type { Proof } from '../../src/domain/proof/proof.ts'
import { aProof } from '../support/aProof.ts'

export interface HeldProofs {
  readonly proofs: ProofsPort
  readonly close: () => Promise<void>
}

/** The initial proofs: two of order `bistro-first`, and an expired one. */
export const proofsAt = (now: Instant): ReadonlyArray<Proof> => {
  const { signedBy: _, signature: __, ...unsigned } = aProof(minus(now, 1_000))
  return [aProof(now), { ...unsigned, kind: 'collection' }, aProof(minus(now, 90 * DAY), { orderId: 'bistro-second' })]
}

/** The contract of every `Proofs` adapter (OP-19). */
export const proofsContract = (adapter: string, now: Instant, open: () => Promise<HeldProofs>): void => {
  describe(`Proofs (${adapter})`, () => {
    let held: HeldProofs
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())
    const ways = () => [held.proofs.ofOrder, held.proofs.ofOrderOnce]

    it('returns picture, signature, place and times (PROOF-01, OP-19)', async () => {
      for (const ask of ways())
        expect(await Effect.runPromise(ask('bistro-first', 'delivery'))).toEqual(proofsAt(now)[0])
    })

    it('returns a proof without a signature (PROOF-01)', async () => {
      for (const ask of ways())
        expect(await Effect.runPromise(ask('bistro-first', 'collection'))).toEqual(proofsAt(now)[1])
    })

    it('returns undefined for a missing proof or order, without a failure (OP-19)', async () => {
      for (const ask of ways()) {
        expect(await Effect.runPromise(ask('bistro-first', 'return'))).toBeUndefined()
        expect(await Effect.runPromise(ask('bistro-nothing', 'delivery'))).toBeUndefined()
      }
    })

    it('returns undefined for an expired proof (OP-19)', async () => {
      for (const ask of ways()) expect(await Effect.runPromise(ask('bistro-second', 'delivery'))).toBeUndefined()
    })
  })
}
