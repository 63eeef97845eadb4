import { DAY, plus, type Instant } from '../instant.ts'
import type { Order } from '../order/order.ts'
import type { OrderStatus, ReadStatus } from '../order/orderStatus.ts'
import { lastCameInto } from '../order/statusHistory.ts'

/** In chronological order (PROOF-01). */
export const PROOF_KINDS = ['collection', 'delivery', 'return'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/** The status change at which each proof is taken. */
const TAKEN_WITH: Readonly<Record<ProofKind, OrderStatus>> = {
  collection: 'PICKED_UP',
  delivery: 'DELIVERED',
  return: 'RETURNED_TO_VENDOR',
}

/** The proof that is taken when an order enters this status, if any. */
export const proofTakenWith = (status: ReadStatus): ProofKind | undefined =>
  PROOF_KINDS.find((kind) => TAKEN_WITH[kind] === status)

/** A step of an order that may have a proof. */
export interface ProofStep {
  readonly kind: ProofKind
  /** When the order last entered the status. */
  readonly at: Instant
}

/** The past steps of an order that may have proofs, in the order of `PROOF_KINDS`. */
export const proofSteps = (order: Pick<Order, 'statusHistory'>): ReadonlyArray<ProofStep> =>
  PROOF_KINDS.flatMap((kind) => {
    const at = lastCameInto(order, TAKEN_WITH[kind])
    return at === undefined ? [] : [{ kind, at }]
  })

/** How many days a proof is kept. */
export const PROOF_KEPT_DAYS = 90

export const keptUntil = (takenAt: Instant): Instant => plus(takenAt, PROOF_KEPT_DAYS * DAY)
