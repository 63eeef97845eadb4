import type { FlagName } from '../../domain/flags/flagNames.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { paymentMethodLabel } from '../../domain/payment/availablePaymentMethods.ts'
import type { TextId } from '../../domain/text/textIds.ts'

/** The text id of a payment method of an order (OP-53). */
export const paymentTextId = (method: PaymentMethod, isOn: (flag: FlagName) => boolean): TextId =>
  method === 'PAID' ? 'order-payment-paid' : `payment-${paymentMethodLabel(method, isOn)}`
