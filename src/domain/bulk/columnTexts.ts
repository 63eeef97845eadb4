import type { BulkPaymentType } from '../payment/bulkPaymentType.ts'
import type { TextId } from '../text/textIds.ts'
import type { BulkColumn } from './bulkColumns.ts'

/** The texts that name the columns of a file: in the portal, and in the notes of the template. */
export const COLUMN_TEXTS = {
  collectionPoint: 'shell-branch-title',
  customerName: 'request-name',
  phoneNumber: 'bulk-column-phone-number',
  address: 'order-address',
  unit: 'bulk-column-unit',
  building: 'request-building',
  riderNotes: 'field-notes',
  items: 'field-items',
  itemValue: 'field-item-value',
  paymentType: 'bulk-column-payment-type',
  deliverAt: 'bulk-column-deliver-at',
} as const satisfies Readonly<Record<BulkColumn, TextId>>

/** The texts that name the payment types of a file. */
export const PAYMENT_TYPE_TEXTS = {
  PAID: 'bulk-payment-paid',
  CASH_ON_DELIVERY: 'payment-cash-on-delivery',
  ONLINE_PAYMENT: 'bulk-payment-online',
} as const satisfies Readonly<Record<BulkPaymentType, TextId>>
