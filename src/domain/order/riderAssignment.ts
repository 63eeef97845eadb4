import type { Order } from './order.ts'
import { isBefore, isFinished, rankOf, type ReadStatus } from './orderStatus.ts'
import { lastCameInto } from './statusHistory.ts'

/**
 * A courier accepted after the order last waited for transport (TRACK-09). Accepting without ever having waited
 * counts; an acceptance at the very moment of the wait does not.
 */
export const isRiderAssigned = (order: Pick<Order, 'statusHistory'>): boolean => {
  const accepted = lastCameInto(order, 'COURIER_ACCEPTED_DELIVERY')
  const waited = lastCameInto(order, 'WAITING_FOR_TRANSPORT')
  return accepted !== undefined && (waited === undefined || accepted > waited)
}

/** Whether rider data is fetched (TRACK-10). */
export const needsRiderData = (status: ReadStatus): boolean =>
  status === 'DELAYED' ||
  (rankOf(status) !== undefined && !isBefore(status, 'RECEIVED_BY_VENDOR') && isBefore(status, 'DELIVERED'))

/** Whether the rider is still somebody to call: not once the order is delivered, back, or failed. */
export const mayReachRider = (status: ReadStatus): boolean => !isFinished(status)
