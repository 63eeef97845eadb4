import { MINUTE, SECOND } from '../instant.ts'
import type { Order } from '../order/order.ts'
import { lastCameInto } from '../order/statusHistory.ts'

type Timed = Pick<Order, 'status' | 'statusHistory' | 'createdAt' | 'preorderedFor'>

/**
 * Ms from placing an order to its delivery. `undefined` while it is not delivered, and for a pre-order, which waits
 * because it was asked to.
 */
const timeToDeliver = (order: Timed): number | undefined => {
  if (order.status !== 'DELIVERED' || order.preorderedFor !== undefined) return undefined
  const delivered = lastCameInto(order, 'DELIVERED')
  return delivered === undefined || delivered < order.createdAt ? undefined : delivered - order.createdAt
}

/** Whole minutes, as a person counts them. */
export const minutesToDeliver = (order: Timed): number | undefined => {
  const time = timeToDeliver(order)
  return time === undefined ? undefined : Math.floor(time / MINUTE)
}

/** To the nearest second: what is kept and added up. */
export const secondsToDeliver = (order: Timed): number | undefined => {
  const time = timeToDeliver(order)
  return time === undefined ? undefined : Math.round(time / SECOND)
}
