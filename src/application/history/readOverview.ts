import { Effect } from 'effect'
import { OrderOverview, type OverviewQuery } from '../ports/OrderOverview.ts'

/** The overview of the orders of a range, for charts and counts. */
export const readOverview = Effect.fn('readOverview')(function* (query: OverviewQuery) {
  const { of } = yield* OrderOverview
  return yield* of(query)
})
