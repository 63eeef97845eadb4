import { Clock, Effect } from 'effect'
import { startOfDay } from '../../domain/market/countryDay.ts'
import type { Order, OrderId, VendorId } from '../../domain/order/order.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import { PREORDER_AHEAD } from '../../domain/request/deliveryTime.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { OrderRepository, type OrderQuery } from '../ports/OrderRepository.ts'

/** Orders of one page (TRACK-18). */
const PAGE = 200

/** Every page of a list; nobody's day is cut off after the first 200. */
const everyPage = Effect.fnUntraced(function* (query: OrderQuery) {
  const repository = yield* OrderRepository
  const orders: Order[] = []
  const keys = new Set<string>()
  let page = yield* repository.list(query)
  orders.push(...page.orders)
  // A service that answers a key twice would never come to an end.
  while (page.paginationKey !== undefined && page.paginationKey !== '' && !keys.has(page.paginationKey)) {
    keys.add(page.paginationKey)
    page = yield* repository.list({ ...query, paginationKey: page.paginationKey })
    orders.push(...page.orders)
  }
  return orders
})

/**
 * The orders since the country's midnight and those scheduled for the next 2 days, each once, asked for at once (TRACK-18); of one customer
 * when their number is given (TRACK-22).
 */
export const currentOrders = Effect.fn('currentOrders')(function* (
  vendorId: VendorId,
  includeOutlets: boolean,
  customerPhoneNumber?: string,
) {
  const { country } = yield* CurrentDeployment
  const now = yield* Clock.currentTimeMillis
  const ofCustomer = customerPhoneNumber !== undefined && { customerPhoneNumber }
  const query = { vendorId, includeOutlets, count: PAGE, ...ofCustomer }
  const [today, scheduled] = yield* Effect.all(
    [
      everyPage({ ...query, from: startOfDay(now, country.timeZone), scheduled: false }),
      everyPage({ ...query, from: now, to: now + PREORDER_AHEAD, scheduled: true }),
    ],
    { concurrency: 2 },
  )
  const newest = new Map<OrderId, Order>()
  for (const order of [...today, ...scheduled]) {
    if (supersedes(order, newest.get(order.id))) newest.set(order.id, order)
  }
  return [...newest.values()]
})
