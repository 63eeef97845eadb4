import { Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import { startOfDay } from '../../domain/market/countryDay.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import { scheduledRange } from '../../domain/request/deliveryTime.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { OrderRepository, type OrderPage, type OrderQuery } from '../ports/OrderRepository.ts'
import type { ServiceUnavailable } from '../ports/ServiceFailure.ts'
import { makeNextKey } from './nextKey.ts'

/** Orders per page (TRACK-18). */
const PAGE = 200

/**
 * Loads all pages of a list and passes each to `take`, so that lists are not cut off after 200 orders. Returns why the
 * list is incomplete if its pages never end.
 */
const everyPage = Effect.fnUntraced(function* (query: OrderQuery, take: (page: OrderPage) => void) {
  const repository = yield* OrderRepository
  const nextKey = makeNextKey()
  let request = query
  while (true) {
    const page = yield* repository.list(request)
    take(page)
    const paginationKey = nextKey(page)
    if (typeof paginationKey !== 'string') return paginationKey
    request = { ...query, paginationKey }
  }
})

export interface CurrentOrders {
  readonly orders: ReadonlyArray<Order>
  /** Why further orders are missing: the service did not end its pages. */
  readonly cutShort?: ServiceUnavailable | undefined
  /** The number of orders that are left out because they cannot be read. */
  readonly unreadable?: number
}

export interface CurrentOrdersQuery {
  readonly vendorId: VendorId
  readonly includeOutlets: boolean
  /** Restricts the orders to one customer (TRACK-22). */
  readonly customerPhoneNumber?: string
  /** From when on they were created, instead of midnight; may be before it. */
  readonly since?: Instant
  /** Called with each page of today's orders: all orders created at `oldest` or later have been read. */
  readonly hasReadTo?: (oldest: Instant) => void
}

/**
 * Loads the orders since midnight in the country and those scheduled for the next 2 days, in parallel and without
 * duplicates (TRACK-18).
 */
export const currentOrders = Effect.fn('currentOrders')(function* (request: CurrentOrdersQuery) {
  const { vendorId, includeOutlets, customerPhoneNumber, since, hasReadTo } = request
  const { country } = yield* CurrentDeployment
  const now = yield* currentInstant
  const from = since ?? startOfDay(now, country.timeZone)
  const ofCustomer = customerPhoneNumber !== undefined && { customerPhoneNumber }
  const query = { vendorId, includeOutlets, count: PAGE, ...ofCustomer }
  const newest = new Map<OrderId, Order>()
  const leftOut = new Set<string>()
  const take = ({ orders, unreadable = [] }: OrderPage) => {
    for (const json of unreadable) leftOut.add(json)
    for (const order of orders) if (supersedes(order, newest.get(order.id))) newest.set(order.id, order)
  }
  const takeOfToday = (page: OrderPage) => {
    take(page)
    hasReadTo?.(page.orders.at(-1)?.createdAt ?? from)
  }
  const [today, scheduled] = yield* Effect.all(
    [
      everyPage({ ...query, from, scheduled: false }, takeOfToday),
      everyPage({ ...query, ...scheduledRange(now), scheduled: true }, take),
    ],
    { concurrency: 2 },
  )
  const answer: CurrentOrders = { orders: [...newest.values()], cutShort: today ?? scheduled, unreadable: leftOut.size }
  return answer
})
