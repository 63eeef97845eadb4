import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { FilterStorePort } from '../../src/application/ports/FilterStore.ts'

/** The contract of every `FilterStore` adapter (PERSIST-01). */
export const filterStoreContract = (adapter: string, open: () => FilterStorePort) =>
  describe(`FilterStore (${adapter})`, () => {
    it('stores the outlet toggle per vendor (PERSIST-01)', async () => {
      const filters = open()
      const included = await Effect.runPromise(
        Effect.gen(function* () {
          yield* filters.includeOutlets('on', true)
          yield* filters.includeOutlets('on', true)
          yield* filters.includeOutlets('off again', true)
          yield* filters.includeOutlets('off again', false)
          return yield* Effect.forEach(['on', 'off again', 'never touched'], filters.outletsIncluded)
        }),
      )
      expect(included).toEqual([true, false, false])
    })

    it('stores the latest date range and status of the history (PERSIST-01, HIST-17)', async () => {
      const filters = open()
      const custom = { range: { preset: 'custom', from: '2026-03-01', to: '2026-03-05' }, status: 'ANY' } as const
      const week = { range: { preset: 'past-week' }, status: 'CANCELLED' } as const
      const kept = await Effect.runPromise(
        Effect.gen(function* () {
          const atFirst = yield* filters.historyFilters
          yield* filters.keepHistoryFilters(custom)
          const then = yield* filters.historyFilters
          yield* filters.keepHistoryFilters(week)
          return [atFirst, then, yield* filters.historyFilters]
        }),
      )
      expect(kept).toEqual([undefined, custom, week])
    })
  })
