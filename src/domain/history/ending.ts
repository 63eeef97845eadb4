import { CANCEL_REASONS, isCancelReason } from '../order/cancellation.ts'
import { wantedBy } from '../order/lateness.ts'
import type { Order } from '../order/order.ts'
import type { ReadStatus } from '../order/orderStatus.ts'
import { lastCameInto } from '../order/statusHistory.ts'

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

/** Endings of which the overview counts the orders, and to which the history can be narrowed (HIST-19). */
export const COUNTED_ENDINGS = ['delivered-late', ...CANCELLED_BECAUSE] as const
export type CountedEnding = (typeof COUNTED_ENDINGS)[number]

/** How an order ended: by the tracking lists, with the reason if it failed (STATUS-09, STATUS-11). */
export type Ending = 'delivered' | 'returned' | CountedEnding

const reasonOf = (stored: string | undefined): CancelledBecause => {
  if (stored === undefined || stored === '') return 'unstated'
  return isCancelReason(stored) ? stored : 'other'
}

const ENDINGS: Partial<Readonly<Record<ReadStatus, Ending>>> = {
  RETURNED_TO_VENDOR: 'returned',
  STALLED: 'stalled',
  PAYMENT_FAILED: 'payment-failed',
  PAYMENT_CANCELLED: 'payment-cancelled',
}

type Ended = Pick<Order, 'status' | 'statusHistory' | 'createdAt' | 'preorderedFor' | 'cancelReason'>

/** Late if it was delivered after the moment the customer wanted it: the promise that is left when an order has ended. */
const deliveryOf = (order: Ended): Ending => {
  const delivered = lastCameInto(order, 'DELIVERED')
  return delivered !== undefined && delivered > wantedBy(order) ? 'delivered-late' : 'delivered'
}

/** `undefined` while the order is under way, and for statuses that this build does not know. */
export const endingOf = (order: Ended): Ending | undefined => {
  const { status, cancelReason } = order
  if (status === 'DELIVERED') return deliveryOf(order)
  return status === 'CANCELLED' ? reasonOf(cancelReason) : ENDINGS[status]
}

/** The status filter that passes all orders with this ending. */
export const statusOfEnding = (ending: CountedEnding): 'DELIVERED' | 'CANCELLED' =>
  ending === 'delivered-late' ? 'DELIVERED' : 'CANCELLED'
