import { Effect } from 'effect'
import type { OrderOverviewPort, OverviewQuery } from '../../application/ports/OrderOverview.ts'
import type { OrderRepositoryPort } from '../../application/ports/OrderRepository.ts'
import { daysWithin, OVERVIEW_DAYS, overviewOf } from '../../domain/history/overview.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { Order } from '../../domain/order/order.ts'
import { invalidRequest } from './refusals.ts'

const PAGE = 200

/** Adds up what the repository lists, as the service does where its orders lie. */
export const makeMemoryOrderOverview = (
  orders: Pick<OrderRepositoryPort, 'list'>,
  country: { readonly timeZone: string; readonly currency: CurrencyCode },
): OrderOverviewPort => ({
  of: Effect.fnUntraced(function* (query: OverviewQuery) {
    const days = daysWithin(query, country.timeZone)
    if (days.length === 0 || days.length > OVERVIEW_DAYS) return yield* invalidRequest()
    const found: Array<Order> = []
    let paginationKey: string | undefined
    do {
      const key = paginationKey !== undefined && { paginationKey }
      const page = yield* orders.list({ ...query, ...key, count: PAGE, scheduled: false })
      found.push(...page.orders)
      paginationKey = page.paginationKey
    } while (paginationKey !== undefined)
    return overviewOf(found, query, country)
  }),
})
