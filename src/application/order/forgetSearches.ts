import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { RecentSearches } from '../ports/RecentSearches.ts'

/** Clears the vendor's recent searches (TRACK-23). */
export const forgetSearches = Effect.fn('forgetSearches')(function* (vendorId: VendorId) {
  yield* (yield* RecentSearches).clear(vendorId)
})
