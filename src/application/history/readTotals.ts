import { Effect } from 'effect'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import { OrderOverview } from '../ports/OrderOverview.ts'

/** Sums over all orders of a list that is only partly loaded. */
export const readTotals = Effect.fn('readTotals')(function* (query: HistoryQuery) {
  const { totals } = yield* OrderOverview
  return yield* totals(query)
})
