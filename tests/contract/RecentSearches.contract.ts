import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { RecentSearchesPort } from '../../src/application/ports/RecentSearches.ts'

/** What whoever keeps recent searches promises (TRACK-23, OP-45, CONST-15). */
export const recentSearchesContract = (keeper: string, open: () => RecentSearchesPort) =>
  describe(`The recent searches, kept by ${keeper}`, () => {
    const remembered = (...keys: ReadonlyArray<string>) => {
      const searches = open()
      return Effect.runPromise(
        Effect.forEach(keys, (key) => searches.remember('bistro', key)).pipe(
          Effect.andThen(searches.ofVendor('bistro')),
        ),
      )
    }

    it('are newest first, trimmed, each once, an empty one not at all (TRACK-23, OP-45)', async () => {
      expect(await remembered('Jana', ' Petr ', '  ', 'Jana', '777')).toEqual(['777', 'Jana', 'Petr'])
    })

    it('are ten: the oldest falls out at the eleventh (CONST-15, OP-45)', async () => {
      const keys = Array.from({ length: 11 }, (_, place) => `key ${place}`)
      expect(await remembered(...keys)).toEqual(keys.slice(1).toReversed())
    })

    it('belong to one vendor, answer as they are afterwards, and are cleared for it alone (TRACK-23)', async () => {
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
