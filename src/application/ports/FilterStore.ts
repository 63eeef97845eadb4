import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/order/order.ts'

/** What survives a reload on this device (PERSIST-01): the outlet toggle per vendor, and which vendor was chosen. */
export interface FilterStorePort {
  readonly outletsIncluded: (vendorId: VendorId) => Effect.Effect<boolean>
  readonly includeOutlets: (vendorId: VendorId, on: boolean) => Effect.Effect<void>
}

export class FilterStore extends Context.Service<FilterStore, FilterStorePort>()('application/FilterStore') {}
