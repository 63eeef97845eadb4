import { Effect } from 'effect'
import type { FilterStorePort } from '../../application/ports/FilterStore.ts'
import type { VendorId } from '../../domain/order/order.ts'

export const makeMemoryFilterStore = (): FilterStorePort => {
  const included = new Set<VendorId>()
  return {
    outletsIncluded: (vendorId) => Effect.sync(() => included.has(vendorId)),
    includeOutlets: (vendorId, on) =>
      Effect.sync(() => {
        if (on) included.add(vendorId)
        else included.delete(vendorId)
      }),
  }
}
