import type { Order } from '../order/order.ts'
import { supersedes } from '../order/supersedes.ts'

/** The order of the service's pages: newest first, ties by descending id (API-16). */
const inPageOrder = (a: Order, b: Order): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** Merges orders into the list; of two versions of an order, the newer one is kept (LIVE-10). */
export const withOrders = (list: ReadonlyArray<Order>, more: ReadonlyArray<Order>): ReadonlyArray<Order> => {
  const byId = new Map(list.map((order) => [order.id, order]))
  for (const order of more) if (supersedes(order, byId.get(order.id))) byId.set(order.id, order)
  return [...byId.values()].toSorted(inPageOrder)
}
