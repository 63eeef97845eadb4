import { Effect, Option, Schema } from 'effect'
import type { FilterStorePort } from '../../application/ports/FilterStore.ts'
import { DATE_PRESETS } from '../../domain/history/dateRange.ts'
import type { KeptFilters } from '../../domain/history/historyFilters.ts'
import { HISTORY_STATUSES } from '../../domain/history/historyQuery.ts'
import { isDay } from '../../domain/market/countryDay.ts'
import type { VendorId } from '../../domain/ids.ts'
import { OUTLETS } from './keptOutlets.ts'
import { OURS, type KeptTexts } from './keptTexts.ts'

const HISTORY = `${OURS}history-filters`

const Kept = Schema.fromJsonString(Schema.Array(Schema.String))
const decode = Schema.decodeUnknownOption(Kept)
const encode = Schema.encodeSync(Kept)

const Day = Schema.String.check(Schema.makeFilter((text: string) => (isDay(text) ? undefined : 'must be a day')))
const KeptHistory = Schema.fromJsonString(
  Schema.Struct({
    range: Schema.Union([
      Schema.Struct({ preset: Schema.Literal('custom'), from: Day, to: Day }),
      Schema.Struct({ preset: Schema.Literals(DATE_PRESETS.filter((preset) => preset !== 'custom')) }),
    ]),
    status: Schema.Literals(HISTORY_STATUSES),
  }),
)
const decodeHistory: (text: unknown) => Option.Option<KeptFilters> = Schema.decodeUnknownOption(KeptHistory)
const encodeHistory = Schema.encodeSync(KeptHistory)

/** Filters in local storage (PERSIST-01); unreadable content is ignored (PERSIST-08). */
export const makeBrowserFilterStore = (local: KeptTexts): FilterStorePort => {
  const held = (): ReadonlyArray<VendorId> => Option.getOrElse(decode(local.read(OUTLETS)), () => [])
  return {
    outletsIncluded: (vendorId) => Effect.sync(() => held().includes(vendorId)),
    includeOutlets: (vendorId, on) =>
      Effect.sync(() => {
        const others = held().filter((other) => other !== vendorId)
        local.keep(OUTLETS, encode(on ? [...others, vendorId] : others))
      }),
    historyFilters: Effect.sync(() => Option.getOrUndefined(decodeHistory(local.read(HISTORY)))),
    keepHistoryFilters: (filters) => Effect.sync(() => local.keep(HISTORY, encodeHistory(filters))),
  }
}
