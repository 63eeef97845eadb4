import type { Money } from '../pricing/money.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'

/** Whether the rider collects the item value on delivery (PAY-07, OP-53). */
const COLLECTED: Readonly<Record<PaymentMethod | '', boolean>> = {
  '': false,
  NONE: false,
  PAID: false,
  CASH_ON_DELIVERY: true,
  PAYMENT_ON_DELIVERY: true,
}

/** The amount that the customer pays on delivery; `undefined` if nothing. */
export const collectedAtTheDoor = (method: PaymentMethod | '', amount: Money | undefined): Money | undefined =>
  COLLECTED[method] ? amount : undefined
