import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Id, Latitude, Longitude, Moment, Position } from './values.ts'

/** Who brings an order, where they were last seen, and the way they take. */
export const RiderInfo = Schema.Struct({
  rider_id: Id,
  name: Schema.String,
  phone_number: Schema.String,
  vehicle: Schema.Literals(['BICYCLE', 'MOTORBIKE', 'CAR']),
  latitude: Latitude,
  longitude: Longitude,
  /** When the position was true. */
  located_at: Moment,
  /** What is still ahead, the position first. */
  route: Schema.Array(Position),
})

export const readRider = endpoint('readRider', 'GET', 'rider-info', '/riders/:orderId', {
  guests: true,
  summary: 'The rider of an order (API-19, OP-26); null while there is none.',
  params: Schema.Struct({ orderId: Id }),
  answer: Schema.Struct({ result: Schema.NullOr(RiderInfo) }),
})
