import { Context, type Effect } from 'effect'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import type { HistoryTotals } from '../../domain/history/historyTotals.ts'
import type { HistoryOverview } from '../../domain/history/overview.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** Whose orders, and created when: at most `OVERVIEW_DAYS` calendar days. */
export type OverviewQuery = Omit<HistoryQuery, 'status'>

/** What became of past orders, added up where they lie. */
export interface OrderOverviewPort {
  /** A range that is turned round or too long is a `ServiceRefusal` with status 422. */
  readonly of: (query: OverviewQuery) => Effect.Effect<HistoryOverview, ServiceFailure>
  /** Sums over all orders of the list, whatever page they are on. */
  readonly totals: (query: HistoryQuery) => Effect.Effect<HistoryTotals, ServiceFailure>
}

export class OrderOverview extends Context.Service<OrderOverview, OrderOverviewPort>()('application/OrderOverview') {}
