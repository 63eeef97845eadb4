import { Effect, Option, Schema } from 'effect'
import type { FilterStorePort } from '../../application/ports/FilterStore.ts'
import { DATE_PRESETS } from '../../domain/history/dateRange.ts'
import type { StoredFilters } from '../../domain/history/historyFilters.ts'
import { HISTORY_STATUSES } from '../../domain/history/historyQuery.ts'
import { isDay } from '../../domain/market/countryDay.ts'
import type { VendorId } from '../../domain/ids.ts'
import { OUTLETS_KEY } from './storedOutlets.ts'
import { KEY_PREFIX, type TextStorage } from './textStorage.ts'

const HISTORY = `${KEY_PREFIX}history-filters`

const StoredVendorIds = Schema.fromJsonString(Schema.Array(Schema.String))
const decode = Schema.decodeUnknownOption(StoredVendorIds)
const encode = Schema.encodeSync(StoredVendorIds)

const Day = Schema.String.check(Schema.makeFilter((text: string) => (isDay(text) ? undefined : 'must be a day')))
const StoredHistoryFilters = Schema.fromJsonString(
  Schema.Struct({
    range: Schema.Union([
      Schema.Struct({ preset: Schema.Literal('custom'), from: Day, to: Day }),
      Schema.Struct({ preset: Schema.Literals(DATE_PRESETS.filter((preset) => preset !== 'custom')) }),
    ]),
    status: Schema.Literals(HISTORY_STATUSES),
  }),
)
const decodeHistory: (text: unknown) => Option.Option<StoredFilters> = Schema.decodeUnknownOption(StoredHistoryFilters)
const encodeHistory = Schema.encodeSync(StoredHistoryFilters)

/** Filters in local storage (PERSIST-01); unreadable content is ignored (PERSIST-08). */
export const makeBrowserFilterStore = (local: TextStorage): FilterStorePort => {
  const held = (): ReadonlyArray<VendorId> => Option.getOrElse(decode(local.read(OUTLETS_KEY)), () => [])
  return {
    outletsIncluded: (vendorId) => Effect.sync(() => held().includes(vendorId)),
    includeOutlets: (vendorId, on) =>
      Effect.sync(() => {
        const others = held().filter((other) => other !== vendorId)
        local.keep(OUTLETS_KEY, encode(on ? [...others, vendorId] : others))
      }),
    historyFilters: Effect.sync(() => Option.getOrUndefined(decodeHistory(local.read(HISTORY)))),
    keepHistoryFilters: (filters) => Effect.sync(() => local.keep(HISTORY, encodeHistory(filters))),
  }
}
