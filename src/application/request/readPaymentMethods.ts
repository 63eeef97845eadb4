import { Effect } from 'effect'
import { availablePaymentMethods, parsePaymentMethods } from '../../domain/payment/availablePaymentMethods.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { CountryParameters } from '../ports/CountryParameters.ts'

type Paid = Pick<Vendor, 'paymentMethods'>

/**
 * Returns a function for the payment methods of the country's vendors. Without the country's parameter, the vendor's
 * flags alone decide (OP-52).
 */
export const readPaymentMethodsOf = Effect.fn('readPaymentMethodsOf')(function* (nonePaymentMethod: boolean) {
  const parameters = yield* CountryParameters
  const country = yield* parameters.read('paymentMethods').pipe(
    Effect.map(parsePaymentMethods),
    Effect.orElseSucceed(() => undefined),
  )
  return (vendor: Paid): ReadonlyArray<PaymentMethod> =>
    availablePaymentMethods({ country, vendor: vendor.paymentMethods, nonePaymentMethod })
})

/** The payment methods of this vendor's orders (PAY-04). */
export const readPaymentMethods = Effect.fn('readPaymentMethods')(function* (vendor: Paid, nonePaymentMethod: boolean) {
  return (yield* readPaymentMethodsOf(nonePaymentMethod))(vendor)
})
