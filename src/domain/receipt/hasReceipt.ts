import { isFinished } from '../order/orderStatus.ts'
import { hasPassedPickUp } from '../order/statusHistory.ts'
import type { Order } from '../order/order.ts'

/** Whether a receipt has something to state: the goods were collected, or the order has ended (PROOF-03). */
export const hasReceipt = (order: Pick<Order, 'status' | 'statusHistory'>): boolean =>
  isFinished(order.status) || hasPassedPickUp(order)
