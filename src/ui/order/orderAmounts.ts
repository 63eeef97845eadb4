import type { FlagName } from '../../domain/flags/flagNames.ts'
import type { Order } from '../../domain/order/order.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { TextId } from '../../domain/text/textIds.ts'

const COLLECTED_AT_THE_DOOR: Readonly<Record<PaymentMethod, boolean>> = {
  NONE: false,
  PAID: false,
  CASH_ON_DELIVERY: true,
  PAYMENT_ON_DELIVERY: true,
}

/** The amount the rider collects from the customer, if any. */
export const amountToCollect = ({ order }: Pick<Order, 'order'>): Money | undefined =>
  COLLECTED_AT_THE_DOOR[order.paymentMethod] ? order.amount : undefined

/** The text id of a payment method (OP-53). */
export const paymentTextId = (method: PaymentMethod, isOn: (flag: FlagName) => boolean): TextId => {
  switch (method) {
    case 'PAID':
      return 'order-payment-paid'
    case 'CASH_ON_DELIVERY':
      return 'order-payment-cash-on-delivery'
    case 'PAYMENT_ON_DELIVERY':
      return 'order-payment-payment-on-delivery'
    case 'NONE':
      return isOn('NonePaymentMethod') && isOn('PayAtPickup') ? 'order-payment-cash-on-pick-up' : 'order-payment-none'
  }
}
