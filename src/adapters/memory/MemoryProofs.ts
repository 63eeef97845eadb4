import { Effect } from 'effect'
import { currentInstant } from '../../application/currentInstant.ts'
import type { ProofsPort } from '../../application/ports/Proofs.ts'
import type { OrderId } from '../../domain/ids.ts'
import { isKept, type Proof } from '../../domain/proof/proof.ts'
import type { ProofKind } from '../../domain/proof/proofKind.ts'

/** The list may change at any time. */
export const makeMemoryProofs = (proofs: ReadonlyArray<Proof>): ProofsPort => {
  const ofOrder = (id: OrderId, kind: ProofKind) =>
    Effect.map(currentInstant, (now) =>
      proofs.find((proof) => proof.orderId === id && proof.kind === kind && isKept(proof, now)),
    )
  return { ofOrder, ofOrderOnce: ofOrder }
}
