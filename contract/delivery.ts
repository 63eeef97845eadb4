import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { PaymentMethod } from './orders.ts'
import { Amount, Id, LatLng, Position, UnixSeconds } from './values.ts'

export const deliveryFee = endpoint('deliveryFee', 'POST', 'orders', '/delivery/fee', {
  guests: true,
  // API-20
  summary:
    'Returns a signed delivery fee. The signature is valid until `expires_at` for this route and, where a payment method costs extra, for this method.',
  payload: Schema.Struct({
    source: Position,
    destination: Position,
    vendor_id: Id,
    delivery_type: Schema.Literal('food'),
    /** Required only for a payment method with a surcharge in the country. */
    payment_method: Schema.optionalKey(PaymentMethod),
  }),
  refuses: ['StoreClosed', 'Undeliverable'],
  answer: Schema.Struct({
    fee: Amount,
    signature: Schema.NonEmptyString,
    expires_at: Schema.optionalKey(UnixSeconds),
    /** The distance that the fee was computed for, in metres. */
    distance: Schema.optionalKey(Schema.Finite),
  }),
})

export const validateDeliveryArea = endpoint('validateDeliveryArea', 'POST', 'orders', '/delivery/area/validate', {
  guests: true,
  // API-21, FEE-01
  summary: 'Checks whether a vendor can deliver to a location. Only DELIVERABLE means yes.',
  payload: Schema.Struct({ location: LatLng, vendor_location: LatLng, vendor_id: Id }),
  answer: Schema.Struct({ result: Schema.String }),
})

export const estimate = endpoint('estimate', 'POST', 'orders', '/estimations', {
  guests: true,
  // API-22, OP-16
  summary: 'Estimates the minutes to pick-up and drop-off.',
  payload: Schema.Struct({
    vendor_id: Id,
    source: Position,
    destination: Position,
    order_id: Schema.optionalKey(Id),
  }),
  answer: Schema.Struct({ result: Schema.Struct({ pick_up: Schema.Finite, drop_off: Schema.Finite }) }),
})
