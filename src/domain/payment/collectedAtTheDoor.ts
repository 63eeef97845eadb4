import type { Money } from '../pricing/money.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'

/** Whether the customer pays the items when they arrive (PAY-07, OP-53). */
const COLLECTED: Readonly<Record<PaymentMethod | '', boolean>> = {
  '': false,
  NONE: false,
  PAID: false,
  CASH_ON_DELIVERY: true,
  PAYMENT_ON_DELIVERY: true,
}

/** What the customer pays at the door; `undefined` is nothing. */
export const collectedAtTheDoor = (method: PaymentMethod | '', amount: Money | undefined): Money | undefined =>
  COLLECTED[method] ? amount : undefined
