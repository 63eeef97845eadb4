import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { RecentSearches } from '../ports/RecentSearches.ts'

/** What was looked for lately at this vendor, newest first (TRACK-23). */
export const recallSearches = Effect.fn('recallSearches')(function* (vendorId: VendorId) {
  return yield* (yield* RecentSearches).ofVendor(vendorId)
})
