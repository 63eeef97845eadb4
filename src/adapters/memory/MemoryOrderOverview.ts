import { Effect } from 'effect'
import type { OrderOverviewPort, OverviewQuery, TotalsQuery } from '../../application/ports/OrderOverview.ts'
import type { OrderRepositoryPort } from '../../application/ports/OrderRepository.ts'
import { historyTotals } from '../../domain/history/historyTotals.ts'
import {
  daysWithin,
  OVERVIEW_DAYS,
  overviewOf,
  rangeBefore,
  type OverviewRange,
} from '../../domain/history/overview.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { Order } from '../../domain/order/order.ts'
import { invalidRequest } from './refusals.ts'

const PAGE = 200

/** Computes the overview from the repository's orders, as the service does from its own. */
export const makeMemoryOrderOverview = (
  orders: Pick<OrderRepositoryPort, 'list'>,
  country: { readonly timeZone: string; readonly currency: CurrencyCode },
): OrderOverviewPort => {
  const everyPage = Effect.fnUntraced(function* ({
    status,
    ending,
    phoneNumber,
    ...query
  }: OverviewQuery & Partial<TotalsQuery>) {
    const found: Array<Order> = []
    let paginationKey: string | undefined
    do {
      const page = yield* orders.list({
        ...query,
        ...(paginationKey !== undefined && { paginationKey }),
        ...(status !== undefined && status !== 'ANY' && { status }),
        ...(ending && { ending }),
        ...(phoneNumber !== undefined && { customerPhoneNumber: phoneNumber }),
        count: PAGE,
        scheduled: false,
      })
      found.push(...page.orders)
      paginationKey = page.paginationKey
    } while (paginationKey !== undefined)
    return found
  })
  const isRefused = (range: OverviewRange) => {
    const days = daysWithin(range, country.timeZone)
    return days.length === 0 || days.length > OVERVIEW_DAYS
  }
  return {
    of: Effect.fnUntraced(function* (query: OverviewQuery) {
      if (isRefused(query)) return yield* invalidRequest()
      const { from } = rangeBefore(query, country.timeZone)
      return overviewOf(yield* everyPage({ ...query, from }), query, country)
    }),
    totals: Effect.fnUntraced(function* (query: TotalsQuery) {
      if (isRefused(query)) return yield* invalidRequest()
      return historyTotals(yield* everyPage(query), country.currency)
    }),
  }
}
