import { Effect } from 'effect'
import { availablePaymentMethods, parsePaymentMethods } from '../../domain/payment/availablePaymentMethods.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { CountryParameters } from '../ports/CountryParameters.ts'

/** How an order of this vendor may be paid; without the country's parameter the vendor's flags alone say it (OP-52). */
export const readPaymentMethods = Effect.fn('readPaymentMethods')(function* (
  vendor: Pick<Vendor, 'paymentMethods'>,
  nonePaymentMethod: boolean,
) {
  const parameters = yield* CountryParameters
  const country = yield* parameters.read('paymentMethods').pipe(
    Effect.map(parsePaymentMethods),
    Effect.orElseSucceed(() => undefined),
  )
  return availablePaymentMethods({ country, vendor: vendor.paymentMethods, nonePaymentMethod })
})
