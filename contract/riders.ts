import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Id, Latitude, Longitude, Moment, Position } from './values.ts'

/** The rider of an order, with position and remaining route. */
export const RiderInfo = Schema.Struct({
  rider_id: Id,
  name: Schema.String,
  phone_number: Schema.String,
  vehicle: Schema.Literals(['BICYCLE', 'MOTORBIKE', 'CAR']),
  latitude: Latitude,
  longitude: Longitude,
  /** When the rider was at this position. */
  located_at: Moment,
  /** The remaining route, starting with the position. */
  route: Schema.Array(Position),
})

export const readRider = endpoint('readRider', 'GET', 'rider-info', '/riders/:orderId', {
  guests: true,
  summary: 'The rider of an order (API-19, OP-26); null while there is none.',
  params: Schema.Struct({ orderId: Id }),
  answer: Schema.Struct({ result: Schema.NullOr(RiderInfo) }),
})
