import { Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'
import { isKept } from '../../domain/proof/proof.ts'
import type { ProofKind } from '../../domain/proof/proofKind.ts'
import { currentInstant } from '../currentInstant.ts'
import { Proofs } from '../ports/Proofs.ts'

/** A proof of an order; `undefined` if there is none or it expired (PROOF-01, OP-19). */
export const readProof = Effect.fn('readProof')(function* (id: OrderId, kind: ProofKind) {
  const proof = yield* (yield* Proofs).ofOrder(id, kind)
  const now = yield* currentInstant
  return proof !== undefined && isKept(proof, now) ? proof : undefined
})
