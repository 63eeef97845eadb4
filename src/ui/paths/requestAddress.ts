import type { OrderId, VendorId } from '../../domain/ids.ts'

/** The address of a new request (ROUTE-13). */
export const requestAddress = (vendorId: VendorId): string => `/request-a-rider/${encodeURIComponent(vendorId)}`

/** The address that edits an order (EDIT-01). */
export const editAddress = (vendorId: VendorId, orderId: OrderId): string =>
  `${requestAddress(vendorId)}?orderID=${encodeURIComponent(orderId)}`

/** The address that repeats an order. */
export const againAddress = (vendorId: VendorId, orderId: OrderId): string =>
  `${requestAddress(vendorId)}?again=${encodeURIComponent(orderId)}`

/** The address of a vendor's orders, with one of them open (ROUTE-26, TRACK-25). */
export const trackingAddress = (vendorId: VendorId, orderId?: OrderId): string =>
  `/order-tracking/${encodeURIComponent(vendorId)}${orderId === undefined ? '' : `?order_id=${encodeURIComponent(orderId)}`}`
