import { Effect } from 'effect'
import { isOnlinePaymentActivated } from '../../domain/payment/onlinePayment.ts'
import { CountryParameters } from '../ports/CountryParameters.ts'

/** Whether the country accepts online payments; if the call fails, callers must treat it as off (PAY-09). */
export const readOnlinePayment = Effect.fn('readOnlinePayment')(function* () {
  return yield* Effect.map((yield* CountryParameters).read('onlinePaymentActivated'), isOnlinePaymentActivated)
})
