import type { Instant } from '../instant.ts'
import type { Order } from './order.ts'
import { lastCameInto } from './statusHistory.ts'

/**
 * When a returned order is expected back at the vendor: the way back takes as long as the way there did. `undefined`
 * unless it is on its way back, and where the history does not say how long that was.
 */
export const expectedBack = (order: Pick<Order, 'status' | 'statusHistory'>): Instant | undefined => {
  if (order.status !== 'RETURN_INITIATED') return undefined
  const returned = lastCameInto(order, 'RETURN_INITIATED')
  const left = lastCameInto(order, 'COURIER_LEFT_VENDOR') ?? lastCameInto(order, 'PICKED_UP')
  const arrived = lastCameInto(order, 'NEAR_CUSTOMER') ?? returned
  if (returned === undefined || left === undefined || arrived === undefined || arrived <= left) return undefined
  return returned + (arrived - left)
}
