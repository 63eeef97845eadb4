import { DAY, type Instant } from '../instant.ts'
import type { Order } from '../order/order.ts'
import type { OrderStatus, ReadStatus } from '../order/orderStatus.ts'
import { lastCameInto } from '../order/statusHistory.ts'

/** In the order in which they come about (PROOF-01). */
export const PROOF_KINDS = ['collection', 'delivery', 'return'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/** The status with which each is taken. */
const TAKEN_WITH: Readonly<Record<ProofKind, OrderStatus>> = {
  collection: 'PICKED_UP',
  delivery: 'DELIVERED',
  return: 'RETURNED_TO_VENDOR',
}

/** The proof that is taken when an order comes into this status, if any is. */
export const proofTakenWith = (status: ReadStatus): ProofKind | undefined =>
  PROOF_KINDS.find((kind) => TAKEN_WITH[kind] === status)

/** A step of an order of which there may be a proof. */
export interface ProofStep {
  readonly kind: ProofKind
  /** When the order last came into the status. */
  readonly at: Instant
}

/** The steps behind an order of which there may be proofs, in the order of their kinds. */
export const proofSteps = (order: Pick<Order, 'statusHistory'>): ReadonlyArray<ProofStep> =>
  PROOF_KINDS.flatMap((kind) => {
    const at = lastCameInto(order, TAKEN_WITH[kind])
    return at === undefined ? [] : [{ kind, at }]
  })

/** How long a proof is kept, in days. */
export const PROOF_KEPT_DAYS = 90

export const keptUntil = (takenAt: Instant): Instant => takenAt + PROOF_KEPT_DAYS * DAY
