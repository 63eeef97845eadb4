import type { Order, VendorId } from '../../domain/order/order.ts'
import type { ShownList } from './OrderListsViewModel.ts'

/** What the page showed of a vendor's orders before the application was there: the screen goes on from it. */
export interface BegunTracking {
  readonly vendorId: VendorId
  readonly orders: ReadonlyArray<Order>
  readonly chosen: ShownList
  readonly search: string
}
