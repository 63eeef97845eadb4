import { Context, type Effect } from 'effect'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import type { HistoryTotals } from '../../domain/history/historyTotals.ts'
import type { HistoryOverview } from '../../domain/history/overview.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** The vendor and range of the orders: at most `OVERVIEW_DAYS` calendar days. */
export type OverviewQuery = Omit<HistoryQuery, 'status' | 'ending'>

/** The list of orders of at most `OVERVIEW_DAYS` calendar days, or of those to one phone number in E.164 (HIST-12). */
export interface TotalsQuery extends HistoryQuery {
  readonly phoneNumber?: string
}

/** Aggregates of past orders, computed by the service. */
export interface OrderOverviewPort {
  /** A reversed or too long range is refused. */
  readonly of: (query: OverviewQuery) => Effect.Effect<HistoryOverview, ServiceFailure>
  /** Sums over all orders of the list, on all pages. A reversed or too long range is refused. */
  readonly totals: (query: TotalsQuery) => Effect.Effect<HistoryTotals, ServiceFailure>
}

export class OrderOverview extends Context.Service<OrderOverview, OrderOverviewPort>()('application/OrderOverview') {}
