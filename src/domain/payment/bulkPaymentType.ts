import type { PaymentMethod } from '../market/paymentMethod.ts'
import { trimText } from '../text/blank.ts'
import { foldText } from '../text/foldText.ts'

/** The payment types of bulk files, a separate list (PAY-02, CON-10). */
export const BULK_PAYMENT_TYPES = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const
export type BulkPaymentType = (typeof BULK_PAYMENT_TYPES)[number]

/** Parses a payment type in any case and width, with spaces or dashes between the words. */
export const readBulkPaymentType = (text: string): BulkPaymentType | undefined => {
  const name = foldText(trimText(text))
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  return BULK_PAYMENT_TYPES.find((type) => type === name)
}

/** The payment method of a row's order. For the rider, ONLINE_PAYMENT is the same as PAID (ADR 42). */
export const METHOD_OF_BULK_TYPE: Readonly<Record<BulkPaymentType, PaymentMethod>> = {
  PAID: 'PAID',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  ONLINE_PAYMENT: 'PAID',
}
