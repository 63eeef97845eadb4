import type { ReadStatus } from '../../domain/order/orderStatus.ts'
import type { TextIds } from '../../domain/text/textIds.ts'

const TEXTS: Readonly<Record<ReadStatus, TextIds['status']>> = {
  INITIATED: 'status-initiated',
  PAYMENT_INITIATED: 'status-payment-initiated',
  PAYMENT_COMMITTED: 'status-payment-committed',
  PAYMENT_FAILED: 'status-payment-failed',
  PAYMENT_CANCELLED: 'status-payment-cancelled',
  NEW: 'status-new',
  STALLED: 'status-stalled',
  RECEIVED: 'status-received',
  WAITING_FOR_TRANSPORT: 'status-waiting-for-transport',
  ASSIGNED_TO_TRANSPORT: 'status-assigned-to-transport',
  COURIER_ACCEPTED_DELIVERY: 'status-courier-accepted-delivery',
  RECEIVED_BY_VENDOR: 'status-received-by-vendor',
  ACCEPTED_BY_VENDOR: 'status-accepted-by-vendor',
  NEAR_VENDOR: 'status-near-vendor',
  DELAYED: 'status-delayed',
  MODIFIED: 'status-modified',
  PICKED_UP: 'status-picked-up',
  COURIER_LEFT_VENDOR: 'status-courier-left-vendor',
  NEAR_CUSTOMER: 'status-near-customer',
  DELIVERED: 'status-delivered',
  CANCELLED: 'status-cancelled',
  RETURN_INITIATED: 'status-return-initiated',
  RETURNED_TO_VENDOR: 'status-returned-to-vendor',
  UNKNOWN: 'status-unknown',
}

/** The text id of a status, including "unknown" (STATUS-02). */
export const statusTextId = (status: ReadStatus): TextIds['status'] => TEXTS[status]
