import type { JobId, OrderId, VendorId } from '../../domain/ids.ts'
import { BULK_ORDER, DELIVERY_RECEIPT, ORDER_TRACKING, REQUEST, type Screen } from '../../domain/pagePaths.ts'

const OPEN_ORDER = 'order_id'

/** The address of a screen, for a vendor if one is selected (NAV-02). */
export const screenAddress = (screen: Screen, vendorId: VendorId | undefined): string =>
  vendorId === undefined ? screen : `${screen}/${encodeURIComponent(vendorId)}`

/** The address of a new request (ROUTE-13). */
export const requestAddress = (vendorId: VendorId | undefined): string => screenAddress(REQUEST, vendorId)

/** The address that edits an order (EDIT-01). */
export const editAddress = (vendorId: VendorId, orderId: OrderId): string =>
  `${requestAddress(vendorId)}?orderID=${encodeURIComponent(orderId)}`

/** The address that repeats an order. */
export const againAddress = (vendorId: VendorId, orderId: OrderId): string =>
  `${requestAddress(vendorId)}?again=${encodeURIComponent(orderId)}`

/** The address of a vendor's orders, with one of them open (ROUTE-26, TRACK-25). */
export const trackingAddress = (vendorId: VendorId | undefined, orderId?: OrderId): string =>
  `${screenAddress(ORDER_TRACKING, vendorId)}${orderId === undefined ? '' : `?${OPEN_ORDER}=${encodeURIComponent(orderId)}`}`

/** The order whose details an address opens (TRACK-25). */
export const openedOrder = (parameters: URLSearchParams): OrderId | undefined => parameters.get(OPEN_ORDER) || undefined

/** The same parameters with that order open, or with none. */
export const orderAddress = (parameters: URLSearchParams, id: OrderId | undefined): string => {
  const next = new URLSearchParams(parameters)
  if (id === undefined) next.delete(OPEN_ORDER)
  else next.set(OPEN_ORDER, id)
  return `?${next.toString()}`
}

/** The address of a bulk job. */
export const bulkJobAddress = (vendorId: VendorId, jobId: JobId): string =>
  `${screenAddress(BULK_ORDER, vendorId)}/${encodeURIComponent(jobId)}`

/** The address that corrects the rejected rows of a bulk job. */
export const correctionAddress = (vendorId: VendorId, jobId: JobId): string =>
  `${screenAddress(BULK_ORDER, vendorId)}?correct=${encodeURIComponent(jobId)}`

/** The address of an order's receipt. */
export const receiptAddress = (orderId: OrderId): string => `${DELIVERY_RECEIPT}/${encodeURIComponent(orderId)}`
