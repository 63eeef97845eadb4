import type { Order } from './order.ts'
import { isBefore, isFinished, rankOf, type ReadStatus } from './orderStatus.ts'
import { lastCameInto } from './statusHistory.ts'

/**
 * Whether a courier accepted after the order last waited for transport (TRACK-09). An acceptance without any wait
 * counts; one at the same moment as the wait does not.
 */
export const isRiderAssigned = (order: Pick<Order, 'statusHistory'>): boolean => {
  const accepted = lastCameInto(order, 'COURIER_ACCEPTED_DELIVERY')
  const waited = lastCameInto(order, 'WAITING_FOR_TRANSPORT')
  return accepted !== undefined && (waited === undefined || accepted > waited)
}

/** Whether to fetch rider data (TRACK-10). */
export const needsRiderData = (status: ReadStatus): boolean =>
  status === 'DELAYED' ||
  (rankOf(status) !== undefined && !isBefore(status, 'RECEIVED_BY_VENDOR') && isBefore(status, 'DELIVERED'))

/** Whether to offer the rider's phone number: not once the order is delivered, returned or failed. */
export const mayReachRider = (status: ReadStatus): boolean => !isFinished(status)
