import { Effect } from 'effect'
import { currentInstant } from '../../../src/application/currentInstant.ts'
import type { ProofsPort } from '../../../src/application/ports/Proofs.ts'
import type { OrderId } from '../../../src/domain/ids.ts'
import { isKept, type Proof } from '../../../src/domain/proof/proof.ts'
import type { ProofKind } from '../../../src/domain/proof/proofKind.ts'

/** The list may change at any time. */
export const makeMemoryProofs = (proofs: ReadonlyArray<Proof>): ProofsPort => {
  const ofOrder = (id: OrderId, kind: ProofKind) =>
    Effect.map(currentInstant, (now) =>
      proofs.find((proof) => proof.orderId === id && proof.kind === kind && isKept(proof, now)),
    )
  return { ofOrder, ofOrderOnce: ofOrder }
}
