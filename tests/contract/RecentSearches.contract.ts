import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { RecentSearchesPort } from '../../src/application/ports/RecentSearches.ts'

/** The contract of every `RecentSearches` adapter (TRACK-23, OP-45, CONST-15). */
export const recentSearchesContract = (adapter: string, open: () => RecentSearchesPort) =>
  describe(`RecentSearches (${adapter})`, () => {
    const remembered = (...keys: ReadonlyArray<string>) => {
      const searches = open()
      return Effect.runPromise(
        Effect.forEach(keys, (key) => searches.remember('bistro', key)).pipe(
          Effect.andThen(searches.ofVendor('bistro')),
        ),
      )
    }

    it('returns trimmed, unique and non-empty searches, newest first (TRACK-23, OP-45)', async () => {
      expect(await remembered('Jana', ' Petr ', '  ', 'Jana', '777')).toEqual(['777', 'Jana', 'Petr'])
    })

    it('drops the oldest of more than ten (CONST-15, OP-45)', async () => {
      const keys = Array.from({ length: 11 }, (_, place) => `key ${place}`)
      expect(await remembered(...keys)).toEqual(keys.slice(1).toReversed())
    })

    it('separates vendors, returns the new list, and clears one vendor (TRACK-23)', async () => {
      const searches = open()
      const seen = await Effect.runPromise(
        Effect.gen(function* () {
          yield* searches.remember('bistro', 'Jana')
          const answered = yield* searches.remember('bakery', 'Petr')
          yield* searches.clear('bistro')
          return [answered, yield* searches.ofVendor('bistro'), yield* searches.ofVendor('bakery')]
        }),
      )
      expect(seen).toEqual([['Petr'], [], ['Petr']])
    })
  })
