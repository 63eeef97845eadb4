import type { FlagName } from '../../domain/flags/flagNames.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { TextId } from '../../domain/text/textIds.ts'

/** The text id of a payment method (OP-53). */
export const paymentTextId = (method: PaymentMethod, isOn: (flag: FlagName) => boolean): TextId => {
  switch (method) {
    case 'PAID':
      return 'order-payment-paid'
    case 'CASH_ON_DELIVERY':
      return 'payment-cash-on-delivery'
    case 'PAYMENT_ON_DELIVERY':
      return 'payment-payment-on-delivery'
    case 'NONE':
      return isOn('NonePaymentMethod') && isOn('PayAtPickup') ? 'payment-cash-on-pick-up' : 'payment-none'
  }
}
