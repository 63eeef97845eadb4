import { MINUTE, SECOND, type Instant } from '../instant.ts'
import type { Order } from '../order/order.ts'
import { lastCameInto } from '../order/statusHistory.ts'

type Timed = Pick<Order, 'status' | 'statusHistory' | 'createdAt' | 'preorderedFor'>

/** When the order was delivered; `undefined` if it was not. */
export const deliveredAt = (order: Pick<Order, 'status' | 'statusHistory'>): Instant | undefined =>
  order.status === 'DELIVERED' ? lastCameInto(order, 'DELIVERED') : undefined

/**
 * Ms from placement to delivery; `undefined` if the order is not delivered, and for pre-orders, which wait on purpose.
 */
const timeToDeliver = (order: Timed): number | undefined => {
  if (order.preorderedFor !== undefined) return undefined
  const delivered = deliveredAt(order)
  return delivered === undefined || delivered < order.createdAt ? undefined : delivered - order.createdAt
}

/** Completed minutes, for display. */
export const minutesToDeliver = (order: Timed): number | undefined => {
  const time = timeToDeliver(order)
  return time === undefined ? undefined : Math.floor(time / MINUTE)
}

/** Rounded to seconds, for storage and sums. */
export const secondsToDeliver = (order: Timed): number | undefined => {
  const time = timeToDeliver(order)
  return time === undefined ? undefined : Math.round(time / SECOND)
}
