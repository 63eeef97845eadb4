import type { OrderId, VendorId } from '../../domain/ids.ts'

/** A new request of a vendor (ROUTE-13). */
export const requestAddress = (vendorId: VendorId): string => `/request-a-rider/${encodeURIComponent(vendorId)}`

/** An order to be changed (EDIT-01). */
export const editAddress = (vendorId: VendorId, orderId: OrderId): string =>
  `${requestAddress(vendorId)}?orderID=${encodeURIComponent(orderId)}`

/** An order like an earlier one. */
export const againAddress = (vendorId: VendorId, orderId: OrderId): string =>
  `${requestAddress(vendorId)}?again=${encodeURIComponent(orderId)}`

/** The orders of a vendor, with one of them open (ROUTE-26, TRACK-25). */
export const trackingAddress = (vendorId: VendorId, orderId?: OrderId): string =>
  `/order-tracking/${encodeURIComponent(vendorId)}${orderId === undefined ? '' : `?order_id=${encodeURIComponent(orderId)}`}`
