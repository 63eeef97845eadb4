import type { Order } from '../order/order.ts'
import { isWanted, wantedBy } from '../order/lateness.ts'
import { isDeliveredOrReturned, isFailed, isFinished } from '../order/orderStatus.ts'
import type { PinsOfOrder } from '../proof/proof.ts'
import { finishedAt, type PublicOrder } from '../publicTracking/publicOrder.ts'
import { MINUTE, type Instant } from '../instant.ts'

/** The receipt of an order: its times, amounts and proofs (ROUTE-16, PROOF-03). */
export interface Receipt {
  /** What anybody with the link may see. */
  readonly publicOrder: PublicOrder
  /** The whole order; only for the people of its vendor. */
  readonly order?: Order
}

export type ReceiptOutcome = 'under-way' | 'delivered' | 'returned' | 'cancelled'

/** The outcome that the receipt states. */
export const receiptOutcome = ({ status }: Pick<PublicOrder, 'status'>): ReceiptOutcome => {
  if (isFailed(status)) return 'cancelled'
  if (!isDeliveredOrReturned(status)) return 'under-way'
  return status === 'DELIVERED' ? 'delivered' : 'returned'
}

/** Whole minutes from placement to the end, rounded down; `undefined` for a pre-order, which waits on purpose. */
export const minutesTaken = (publicOrder: PublicOrder): number | undefined => {
  const end = finishedAt(publicOrder)
  if (end === undefined || publicOrder.details === undefined || publicOrder.details.preorderedFor !== undefined)
    return undefined
  return Math.max(0, Math.floor((end - publicOrder.createdAt) / MINUTE))
}

/** By when the customer wants an order that is under way; a pre-order says so itself. */
export const dueOfReceipt = ({ status, createdAt, details }: PublicOrder): Instant | undefined => {
  if (isFinished(status) || !isWanted({ status }) || details === undefined) return undefined
  return details.preorderedFor === undefined ? wantedBy({ createdAt }) : undefined
}

/** The places that its proofs are measured against; none once the details are removed. */
export const pinsOfReceipt = ({ publicOrder: { details } }: Receipt): PinsOfOrder => ({
  ...(details && { destination: details.destination }),
  ...(details?.vendor.position && { collection: details.vendor.position }),
})
