import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'

/** The recent searches of each vendor; lost with the page (PERSIST-02). */
export interface RecentSearchesPort {
  /** Newest first, at most ten (OP-45, CONST-15). */
  readonly ofVendor: (vendorId: VendorId) => Effect.Effect<ReadonlyArray<string>>
  /** Adds a key and returns the list. */
  readonly remember: (vendorId: VendorId, key: string) => Effect.Effect<ReadonlyArray<string>>
  readonly clear: (vendorId: VendorId) => Effect.Effect<void>
}

export class RecentSearches extends Context.Service<RecentSearches, RecentSearchesPort>()(
  'application/RecentSearches',
) {}
