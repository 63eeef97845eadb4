import { supersedes } from '../order/liveUpdate.ts'
import type { Order } from '../order/order.ts'

/** As pages come: newest first, orders of one moment by id backwards (API-16). */
const asPagesCome = (a: Order, b: Order): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** The list with more orders in it, each once, in the newer of two versions (LIVE-10). */
export const withOrders = (list: ReadonlyArray<Order>, more: ReadonlyArray<Order>): ReadonlyArray<Order> => {
  const byId = new Map(list.map((order) => [order.id, order]))
  for (const order of more) if (supersedes(order, byId.get(order.id))) byId.set(order.id, order)
  return [...byId.values()].toSorted(asPagesCome)
}
