import { CANCEL_REASONS, isCancelReason } from '../order/cancellation.ts'
import type { Order } from '../order/order.ts'
import { isFailed, type ReadStatus } from '../order/orderStatus.ts'
import type { Money } from '../pricing/money.ts'
import { feeToPay } from './historyTotals.ts'

/**
 * Why an order failed: the reasons that people choose from (OP-24), where `other` is any free text and `unstated` an
 * empty reason; and the failures that nobody caused by cancelling.
 */
export const CANCELLED_BECAUSE = [
  ...CANCEL_REASONS,
  'unstated',
  'stalled',
  'payment-failed',
  'payment-cancelled',
] as const
export type CancelledBecause = (typeof CANCELLED_BECAUSE)[number]

/** How an order ended: by the tracking lists, with the reason if it failed (STATUS-09, STATUS-11). */
export type Ending = 'delivered' | 'returned' | CancelledBecause

const reasonOf = (kept: string | undefined): CancelledBecause => {
  if (kept === undefined || kept === '') return 'unstated'
  return isCancelReason(kept) ? kept : 'other'
}

const ENDINGS: Partial<Readonly<Record<ReadStatus, Ending>>> = {
  DELIVERED: 'delivered',
  RETURNED_TO_VENDOR: 'returned',
  STALLED: 'stalled',
  PAYMENT_FAILED: 'payment-failed',
  PAYMENT_CANCELLED: 'payment-cancelled',
}

/** `undefined` while the order is under way, and for statuses that this build does not know. */
export const endingOf = ({ status, cancelReason }: Pick<Order, 'status' | 'cancelReason'>): Ending | undefined =>
  status === 'CANCELLED' ? reasonOf(cancelReason) : ENDINGS[status]

/** What the vendor pays for an order: the discounted fee, or nothing if the order failed. */
export const spendOn = (order: Pick<Order, 'status' | 'deliveryFee' | 'discountedDeliveryFee'>): Money => {
  const fee = feeToPay(order)
  return isFailed(order.status) ? { ...fee, minor: 0 } : fee
}
