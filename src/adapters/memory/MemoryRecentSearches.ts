import { Effect } from 'effect'
import type { RecentSearchesPort } from '../../application/ports/RecentSearches.ts'
import type { VendorId } from '../../domain/ids.ts'
import { rememberSearch } from '../../domain/order/orderSearch.ts'

export const makeMemoryRecentSearches = (): RecentSearchesPort => {
  const kept = new Map<VendorId, ReadonlyArray<string>>()
  const held = (vendorId: VendorId) => kept.get(vendorId) ?? []
  return {
    ofVendor: (vendorId) => Effect.sync(() => held(vendorId)),
    remember: (vendorId, key) =>
      Effect.sync(() => {
        const after = rememberSearch(held(vendorId), key)
        kept.set(vendorId, after)
        return after
      }),
    clear: (vendorId) => Effect.sync(() => void kept.delete(vendorId)),
  }
}
