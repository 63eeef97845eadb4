import { Clock, Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import { startOfDay } from '../../domain/market/countryDay.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import { PREORDER_AHEAD } from '../../domain/request/deliveryTime.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { OrderRepository, type OrderQuery } from '../ports/OrderRepository.ts'

/** Orders of one page (TRACK-18). */
const PAGE = 200

/** Takes every page of a list as it comes; nobody's day is cut off after the first 200. */
const everyPage = Effect.fnUntraced(function* (query: OrderQuery, take: (orders: ReadonlyArray<Order>) => void) {
  const repository = yield* OrderRepository
  const keys = new Set<string>()
  let page = yield* repository.list(query)
  take(page.orders)
  // A service that answers a key twice would never come to an end.
  while (page.paginationKey !== undefined && page.paginationKey !== '' && !keys.has(page.paginationKey)) {
    keys.add(page.paginationKey)
    page = yield* repository.list({ ...query, paginationKey: page.paginationKey })
    take(page.orders)
  }
})

export interface CurrentOrdersQuestion {
  readonly vendorId: VendorId
  readonly includeOutlets: boolean
  /** Only those of one customer (TRACK-22). */
  readonly customerPhoneNumber?: string
  /** Only those created then or later. */
  readonly since?: Instant
  /** Told with each page of today's orders when the oldest of them was created; all younger ones have been read. */
  readonly hasReadTo?: (oldest: Instant) => void
}

/** The orders since the country's midnight and those scheduled for the next 2 days, each once, asked for at once (TRACK-18). */
export const currentOrders = Effect.fn('currentOrders')(function* (question: CurrentOrdersQuestion) {
  const { vendorId, includeOutlets, customerPhoneNumber, since = -Infinity, hasReadTo } = question
  const { country } = yield* CurrentDeployment
  const now = yield* Clock.currentTimeMillis
  const from = Math.max(since, startOfDay(now, country.timeZone))
  const ofCustomer = customerPhoneNumber !== undefined && { customerPhoneNumber }
  const query = { vendorId, includeOutlets, count: PAGE, ...ofCustomer }
  const newest = new Map<OrderId, Order>()
  const take = (orders: ReadonlyArray<Order>) => {
    for (const order of orders) if (supersedes(order, newest.get(order.id))) newest.set(order.id, order)
  }
  const takeOfToday = (orders: ReadonlyArray<Order>) => {
    take(orders)
    hasReadTo?.(orders.at(-1)?.createdAt ?? from)
  }
  yield* Effect.all(
    [
      everyPage({ ...query, from, scheduled: false }, takeOfToday),
      everyPage({ ...query, from: now, to: now + PREORDER_AHEAD, scheduled: true }, take),
    ],
    { concurrency: 2, discard: true },
  )
  return [...newest.values()]
})
