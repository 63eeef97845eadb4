import type { PaymentMethod } from '../market/paymentMethod.ts'
import { foldText } from '../text/foldText.ts'
import { withoutSigns } from '../text/withoutSigns.ts'
import { BULK_PAYMENT_WORDS } from './bulkPaymentWords.ts'

/** The payment types of bulk files, a separate list (PAY-02, CON-10). */
export const BULK_PAYMENT_TYPES = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const
export type BulkPaymentType = (typeof BULK_PAYMENT_TYPES)[number]

const nameOf = (text: string): string => withoutSigns(foldText(text))

/** The types by their names and by the words for them. */
const TYPES: ReadonlyMap<string, BulkPaymentType> = new Map(
  BULK_PAYMENT_TYPES.flatMap((type) =>
    [type, ...BULK_PAYMENT_WORDS[type].split('|')].map((name) => [nameOf(name), type] as const),
  ),
)

/** Reads a payment type by its name or a word for it in any language; case, width and signs do not matter. */
export const readBulkPaymentType = (text: string): BulkPaymentType | undefined => TYPES.get(nameOf(text))

/** The payment method of a row's order. For the rider, ONLINE_PAYMENT is the same as PAID (ADR 42). */
export const METHOD_OF_BULK_TYPE: Readonly<Record<BulkPaymentType, PaymentMethod>> = {
  PAID: 'PAID',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  ONLINE_PAYMENT: 'PAID',
}
