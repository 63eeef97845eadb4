import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Id, Latitude, Longitude, Moment, Position, UnixSeconds } from './values.ts'

/** The last known position of the rider. */
const RiderPosition = Schema.Struct({ latitude: Latitude, longitude: Longitude, located_at: Moment })

/** Details for the people involved; they expire some days after the order has ended. */
const Details = Schema.Struct({
  vendor: Schema.Struct({ name: Schema.String, address: Schema.String, position: Schema.NullOr(Position) }),
  destination: Schema.Struct({ address: Schema.String, latitude: Latitude, longitude: Longitude }),
  preordered_for: Schema.NullOr(UnixSeconds),
  estimates: Schema.NullOr(
    Schema.Struct({
      pick_up_at: Schema.NullOr(Moment),
      drop_off_at: Schema.NullOr(Moment),
      estimated_at: Moment,
    }),
  ),
  /** Present only while a rider is under way with the order. */
  rider: Schema.NullOr(
    Schema.Struct({
      first_name: Schema.String,
      phone_number: Schema.String,
      position: Schema.NullOr(RiderPosition),
    }),
  ),
})

/**
 * What a stranger with the link may see of an order (TRACK-28): no payment, items or notes, and no phone number except
 * the rider's.
 */
export const PublicOrder = Schema.Struct({
  order_id: Id,
  status: Schema.NonEmptyString,
  status_history: Schema.Array(Schema.Struct({ status: Schema.NonEmptyString, created_at: Moment })),
  created_at: Moment,
  updated_at: Moment,
  /** The service's time, because clocks of strangers' devices may be wrong by minutes. */
  answered_at: Moment,
  /** `null` once they have expired; the history then has only its last step. */
  details: Schema.NullOr(Details),
})
export type PublicOrderJson = typeof PublicOrder.Encoded

/** The ids accept any text, so that a malformed id gets the same answer as an unknown one. */
export const readPublicOrder = endpoint('readPublicOrder', 'GET', 'orders', '/order/public', {
  summary: 'An order as everybody who has its link may see it (TRACK-28). vendorId overrides the prefix of the id.',
  access: 'public',
  query: Schema.Struct({ orderId: Schema.String, vendorId: Schema.optionalKey(Schema.String) }),
  answer: PublicOrder,
})
