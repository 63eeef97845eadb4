import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { RecentSearches } from '../ports/RecentSearches.ts'

/** The vendor's recent searches, newest first (TRACK-23). */
export const recallSearches = Effect.fn('recallSearches')(function* (vendorId: VendorId) {
  return yield* (yield* RecentSearches).ofVendor(vendorId)
})
