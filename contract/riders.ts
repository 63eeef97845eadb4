import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Id, Latitude, Longitude, Moment, Position } from './values.ts'

/** BICYCLE, MOTORBIKE or CAR. A free text: the portal shows another one as unknown. */
export const Vehicle = Schema.String

/** The rider of an order, with position and remaining route as far as they are known. */
export const RiderInfo = Schema.Struct({
  rider_id: Id,
  name: Schema.String,
  phone_number: Schema.String,
  vehicle: Schema.optionalKey(Schema.NullOr(Vehicle)),
  latitude: Schema.optionalKey(Schema.NullOr(Latitude)),
  longitude: Schema.optionalKey(Schema.NullOr(Longitude)),
  /** When the rider was at this position. */
  located_at: Schema.optionalKey(Schema.NullOr(Moment)),
  /** The remaining route, starting with the position. */
  route: Schema.optionalKey(Schema.NullOr(Schema.Array(Position))),
})

export const readRider = endpoint('readRider', 'GET', 'rider-info', '/riders/:orderId', {
  guests: true,
  // API-19, OP-26
  summary: 'Returns the rider of an order, or null if none is assigned.',
  params: Schema.Struct({ orderId: Id }),
  answer: Schema.Struct({ result: Schema.NullOr(RiderInfo) }),
})
