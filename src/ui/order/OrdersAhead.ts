import type { Instant } from '../../domain/instant.ts'
import type { Order, VendorId } from '../../domain/order/order.ts'

/** Current orders that were read before their screen stands, so that its first picture has them. */
export interface OrdersAhead {
  readonly vendorId: VendorId
  readonly orders: ReadonlyArray<Order>
  /** When they were asked for. */
  readonly askedAt: Instant
}
