import { Effect } from 'effect'
import type { HistoryFilters } from '../../domain/history/historyFilters.ts'
import { FilterStore } from '../ports/FilterStore.ts'

/** The date range and status of the last time on this device (HIST-17, PERSIST-01). */
export const readHistoryFilters = Effect.fn('readHistoryFilters')(function* () {
  return yield* (yield* FilterStore).historyFilters
})

/** Keeps them for the next time. */
export const keepHistoryFilters = Effect.fn('keepHistoryFilters')(function* (filters: HistoryFilters) {
  yield* (yield* FilterStore).keepHistoryFilters(filters)
})
