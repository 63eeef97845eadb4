import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { RecentSearches } from '../ports/RecentSearches.ts'

/** Adds a key to the recent searches and returns them (TRACK-23, OP-45). */
export const keepSearch = Effect.fn('keepSearch')(function* (vendorId: VendorId, key: string) {
  return yield* (yield* RecentSearches).remember(vendorId, key)
})
