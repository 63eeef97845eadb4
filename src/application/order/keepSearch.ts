import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { RecentSearches } from '../ports/RecentSearches.ts'

/** Keeps what was looked for; answers the recent searches as they are afterwards (TRACK-23, OP-45). */
export const keepSearch = Effect.fn('keepSearch')(function* (vendorId: VendorId, key: string) {
  return yield* (yield* RecentSearches).remember(vendorId, key)
})
