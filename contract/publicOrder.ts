import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Id, Latitude, Longitude, Moment, Position, UnixSeconds } from './values.ts'

/** Where the rider was last seen. */
const RiderPosition = Schema.Struct({ latitude: Latitude, longitude: Longitude, located_at: Moment })

/** What only those concerned need to know; it ends some days after the order has. */
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
  /** Only while somebody is under way with the order. */
  rider: Schema.NullOr(
    Schema.Struct({
      first_name: Schema.String,
      phone_number: Schema.String,
      position: Schema.NullOr(RiderPosition),
    }),
  ),
})

/**
 * What a stranger who has the link may see of an order (TRACK-28): nothing that was paid, bought or noted, and nobody's
 * number but the rider's.
 */
export const PublicOrder = Schema.Struct({
  order_id: Id,
  status: Schema.NonEmptyString,
  status_history: Schema.Array(Schema.Struct({ status: Schema.NonEmptyString, created_at: Moment })),
  created_at: Moment,
  updated_at: Moment,
  /** The service's clock: phones of strangers are wrong by minutes. */
  answered_at: Moment,
  /** `null` once they have ended; the history is its last step then. */
  details: Schema.NullOr(Details),
})
export type PublicOrderJson = typeof PublicOrder.Encoded

/** Ids are any text here: one that cannot be an id is answered like one that is not known. */
export const readPublicOrder = endpoint('readPublicOrder', 'GET', 'orders', '/order/public', {
  summary: 'An order as everybody who has its link may see it (TRACK-28). vendorId overrides the prefix of the id.',
  access: 'public',
  query: Schema.Struct({ orderId: Schema.String, vendorId: Schema.optionalKey(Schema.String) }),
  answer: PublicOrder,
})
