import { MINUTE } from '../instant.ts'
import type { Order } from '../order/order.ts'
import { lastCameInto } from '../order/statusTimeline.ts'

/**
 * Whole minutes from placing an order to its delivery. `undefined` while it is not delivered, and for a pre-order, which
 * waits because it was asked to.
 */
export const minutesToDeliver = (order: Order): number | undefined => {
  if (order.status !== 'DELIVERED' || order.preorderedFor !== undefined) return undefined
  const delivered = lastCameInto(order, 'DELIVERED')
  return delivered === undefined || delivered < order.createdAt
    ? undefined
    : Math.floor((delivered - order.createdAt) / MINUTE)
}
