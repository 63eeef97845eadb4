import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { PaymentMethod } from './orders.ts'
import { Id } from './values.ts'

const LatitudeLongitude = Schema.Tuple([Schema.Finite, Schema.Finite])

/** The fee call of Yolvera's own dispatch; the service of this repository does not have it. */
export const quoteDelivery = endpoint('quoteDelivery', 'POST', 'orders', '/quotes', {
  guests: true,
  summary: 'Returns the fee of a delivery, sealed.',
  payload: Schema.Struct({
    merchant: Id,
    route: Schema.Struct({ from: LatitudeLongitude, to: LatitudeLongitude }),
    /** Only for a payment method with a surcharge in the country. */
    tender: Schema.optionalKey(PaymentMethod),
  }),
  refuses: ['StoreClosed', 'Undeliverable'],
  answer: Schema.Struct({
    quote: Schema.Struct({
      /** Minor units, such as kuruş. */
      minor: Schema.Int,
      currency: Schema.String,
      /** The signature that an order with this fee carries. */
      seal: Schema.NonEmptyString,
      /** Seconds. */
      valid_for: Schema.Finite,
      /** Metres. */
      length: Schema.optionalKey(Schema.Finite),
    }),
  }),
})
