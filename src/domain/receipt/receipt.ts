import type { Order } from '../order/order.ts'
import { isDeliveredOrReturned, isFailed } from '../order/orderStatus.ts'
import type { PinsOfOrder } from '../proof/proof.ts'
import { finishedAt, type PublicOrder } from '../publicTracking/publicOrder.ts'
import { MINUTE } from '../instant.ts'

/** What shows that an order was brought, and what it came to (ROUTE-16, PROOF-03). */
export interface Receipt {
  /** What whoever has the link may see. */
  readonly seen: PublicOrder
  /** All of it: only for the people of its vendor. */
  readonly order?: Order
}

export type ReceiptOutcome = 'under-way' | 'delivered' | 'returned' | 'cancelled'

/** What the receipt says became of the order; one that goes on has none yet. */
export const receiptOutcome = ({ status }: Pick<PublicOrder, 'status'>): ReceiptOutcome => {
  if (isFailed(status)) return 'cancelled'
  if (!isDeliveredOrReturned(status)) return 'under-way'
  return status === 'DELIVERED' ? 'delivered' : 'returned'
}

/** Whole minutes from placing to the end, rounded down; nothing for a pre-order, which was meant to wait. */
export const minutesTaken = (seen: PublicOrder): number | undefined => {
  const end = finishedAt(seen)
  if (end === undefined || seen.details === undefined || seen.details.preorderedFor !== undefined) return undefined
  return Math.max(0, Math.floor((end - seen.createdAt) / MINUTE))
}

/** The places its proofs are measured against; none once the details have ended. */
export const pinsOfReceipt = ({ seen: { details } }: Receipt): PinsOfOrder => ({
  ...(details && { destination: details.destination }),
  ...(details?.vendor.position && { collection: details.vendor.position }),
})
