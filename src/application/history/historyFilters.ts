import { Effect } from 'effect'
import type { StoredFilters } from '../../domain/history/historyFilters.ts'
import { FilterStore } from '../ports/FilterStore.ts'

/** The filters of the last visit on this device (HIST-17, PERSIST-01). */
export const readHistoryFilters = Effect.fn('readHistoryFilters')(function* () {
  return yield* (yield* FilterStore).historyFilters
})

/** Stores the filters for the next visit. */
export const keepHistoryFilters = Effect.fn('keepHistoryFilters')(function* ({ range, status }: StoredFilters) {
  yield* (yield* FilterStore).keepHistoryFilters({ range, status })
})
