import type { PaymentMethod } from '../market/paymentMethod.ts'

/** How the rows of a bulk file say they are paid: a list of their own (PAY-02, CON-10). */
export const BULK_PAYMENT_TYPES = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const
export type BulkPaymentType = (typeof BULK_PAYMENT_TYPES)[number]

/** As written in a file: in any case, with spaces or dashes between the words. */
export const readBulkPaymentType = (text: string): BulkPaymentType | undefined => {
  const name = text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  return BULK_PAYMENT_TYPES.find((type) => type === name)
}

/** The method of the order that a row becomes: what was paid online needs no more of the rider than what was paid (ADR 42). */
export const METHOD_OF_BULK_TYPE: Readonly<Record<BulkPaymentType, PaymentMethod>> = {
  PAID: 'PAID',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  ONLINE_PAYMENT: 'PAID',
}
