import { Effect } from 'effect'
import { OrderOverview, type TotalsQuery } from '../ports/OrderOverview.ts'

/** Sums over all orders of a list that is only partly loaded. */
export const readTotals = Effect.fn('readTotals')(function* (query: TotalsQuery) {
  const { totals } = yield* OrderOverview
  return yield* totals(query)
})
