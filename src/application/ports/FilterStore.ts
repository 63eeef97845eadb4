import { Context, type Effect } from 'effect'
import type { StoredFilters } from '../../domain/history/historyFilters.ts'
import type { VendorId } from '../../domain/ids.ts'

/**
 * Filters that survive a reload on this device (PERSIST-01): the outlet toggle per vendor, and the filters of the
 * history.
 */
export interface FilterStorePort {
  readonly outletsIncluded: (vendorId: VendorId) => Effect.Effect<boolean>
  readonly includeOutlets: (vendorId: VendorId, on: boolean) => Effect.Effect<void>
  /** Date range and status of the history (HIST-17); `undefined` if none are stored or they cannot be read. */
  readonly historyFilters: Effect.Effect<StoredFilters | undefined>
  readonly keepHistoryFilters: (filters: StoredFilters) => Effect.Effect<void>
}

export class FilterStore extends Context.Service<FilterStore, FilterStorePort>()('application/FilterStore') {}
