import { Effect } from 'effect'
import { availablePaymentMethods, parsePaymentMethods } from '../../domain/payment/availablePaymentMethods.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { CountryParameters } from '../ports/CountryParameters.ts'

type Paid = Pick<Vendor, 'paymentMethods'>

/** How orders of the country's vendors may be paid; without the country's parameter each vendor's flags alone say it (OP-52). */
export const readPaymentMethodsOf = Effect.fn('readPaymentMethodsOf')(function* (nonePaymentMethod: boolean) {
  const parameters = yield* CountryParameters
  const country = yield* parameters.read('paymentMethods').pipe(
    Effect.map(parsePaymentMethods),
    Effect.orElseSucceed(() => undefined),
  )
  return (vendor: Paid): ReadonlyArray<PaymentMethod> =>
    availablePaymentMethods({ country, vendor: vendor.paymentMethods, nonePaymentMethod })
})

/** How an order of this vendor may be paid (PAY-04). */
export const readPaymentMethods = Effect.fn('readPaymentMethods')(function* (vendor: Paid, nonePaymentMethod: boolean) {
  return (yield* readPaymentMethodsOf(nonePaymentMethod))(vendor)
})
