import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { FilterStore } from '../ports/FilterStore.ts'

/** Stores the outlet toggle of a vendor on this device (PERSIST-01). */
export const includeOutlets = Effect.fn('includeOutlets')(function* (vendorId: VendorId, on: boolean) {
  yield* (yield* FilterStore).includeOutlets(vendorId, on)
})

export const readOutletsIncluded = Effect.fn('readOutletsIncluded')(function* (vendorId: VendorId) {
  return yield* (yield* FilterStore).outletsIncluded(vendorId)
})
