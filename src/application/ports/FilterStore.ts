import { Context, type Effect } from 'effect'
import type { HistoryFilters } from '../../domain/history/historyFilters.ts'
import type { VendorId } from '../../domain/ids.ts'

/** What survives a reload on this device (PERSIST-01): the outlet toggle per vendor, and what the history shows. */
export interface FilterStorePort {
  readonly outletsIncluded: (vendorId: VendorId) => Effect.Effect<boolean>
  readonly includeOutlets: (vendorId: VendorId, on: boolean) => Effect.Effect<void>
  /** Date range and status of the history (HIST-17); `undefined` when none are kept, or none that can be read. */
  readonly historyFilters: Effect.Effect<HistoryFilters | undefined>
  readonly keepHistoryFilters: (filters: HistoryFilters) => Effect.Effect<void>
}

export class FilterStore extends Context.Service<FilterStore, FilterStorePort>()('application/FilterStore') {}
