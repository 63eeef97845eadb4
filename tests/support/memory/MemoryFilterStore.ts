import { Effect } from 'effect'
import type { FilterStorePort } from '../../../src/application/ports/FilterStore.ts'
import type { HistoryFilters } from '../../../src/domain/history/historyFilters.ts'
import type { VendorId } from '../../../src/domain/ids.ts'

export const makeMemoryFilterStore = (): FilterStorePort => {
  const included = new Set<VendorId>()
  let history: HistoryFilters | undefined
  return {
    outletsIncluded: (vendorId) => Effect.sync(() => included.has(vendorId)),
    includeOutlets: (vendorId, on) =>
      Effect.sync(() => {
        if (on) included.add(vendorId)
        else included.delete(vendorId)
      }),
    historyFilters: Effect.sync(() => history),
    keepHistoryFilters: (filters) =>
      Effect.sync(() => {
        history = filters
      }),
  }
}
