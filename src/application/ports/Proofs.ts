import { Context, type Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'
import type { Proof } from '../../domain/proof/proof.ts'
import type { ProofKind } from '../../domain/proof/proofKind.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/**
 * Proofs of collection, delivery and return, for people of the vendor and for anybody with the order's link (OP-19).
 */
export interface ProofsPort {
  /** `undefined` if there is none or it expired; that is no failure. */
  readonly ofOrder: (id: OrderId, kind: ProofKind) => Effect.Effect<Proof | undefined, ServiceFailure>
  /** The same without retries: a person is waiting and can retry themselves (CON-16). */
  readonly ofOrderOnce: (id: OrderId, kind: ProofKind) => Effect.Effect<Proof | undefined, ServiceFailure>
}

export class Proofs extends Context.Service<Proofs, ProofsPort>()('application/Proofs') {}
