import { plus, type Instant } from '../instant.ts'
import type { Order } from './order.ts'
import { lastCameInto } from './statusHistory.ts'

/**
 * When a returning order is expected back at the vendor: the way back takes as long as the way there. `undefined`
 * unless the order is returning and its history has the times of the way there.
 */
export const expectedBack = (order: Pick<Order, 'status' | 'statusHistory'>): Instant | undefined => {
  if (order.status !== 'RETURN_INITIATED') return undefined
  const returned = lastCameInto(order, 'RETURN_INITIATED')
  const left = lastCameInto(order, 'COURIER_LEFT_VENDOR') ?? lastCameInto(order, 'PICKED_UP')
  const arrived = lastCameInto(order, 'NEAR_CUSTOMER') ?? returned
  if (returned === undefined || left === undefined || arrived === undefined || arrived <= left) return undefined
  return plus(returned, arrived - left)
}
