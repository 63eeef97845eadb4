import type { PaymentMethod } from '../market/paymentMethod.ts'
import type { Money } from '../pricing/money.ts'
import type { Order } from './order.ts'

const COLLECTED_AT_THE_DOOR: Readonly<Record<PaymentMethod, boolean>> = {
  NONE: false,
  PAID: false,
  CASH_ON_DELIVERY: true,
  PAYMENT_ON_DELIVERY: true,
}

/** The amount the rider collects from the customer, if any. */
export const amountToCollect = ({ order }: Pick<Order, 'order'>): Money | undefined =>
  COLLECTED_AT_THE_DOOR[order.paymentMethod] ? order.amount : undefined
