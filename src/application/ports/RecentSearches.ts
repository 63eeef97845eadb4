import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'

/** What was looked for lately, for each vendor; gone with the page (PERSIST-02). */
export interface RecentSearchesPort {
  /** Newest first, at most ten (OP-45, CONST-15). */
  readonly ofVendor: (vendorId: VendorId) => Effect.Effect<ReadonlyArray<string>>
  /** Answers them as they are afterwards. */
  readonly remember: (vendorId: VendorId, key: string) => Effect.Effect<ReadonlyArray<string>>
  readonly clear: (vendorId: VendorId) => Effect.Effect<void>
}

export class RecentSearches extends Context.Service<RecentSearches, RecentSearchesPort>()(
  'application/RecentSearches',
) {}
