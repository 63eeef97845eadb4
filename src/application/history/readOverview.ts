import { Effect } from 'effect'
import { OrderOverview, type OverviewQuery } from '../ports/OrderOverview.ts'

/** What became of the orders of a range, for the charts above them and for whoever has to know how many there are. */
export const readOverview = Effect.fn('readOverview')(function* (query: OverviewQuery) {
  const { of } = yield* OrderOverview
  return yield* of(query)
})
