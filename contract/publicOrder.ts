import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { DELIVERY_PHOTO, NOTE_TO_RIDER, PUBLIC_ORDER } from './path.ts'
import { Picture } from './proofs.ts'
import { Vehicle } from './riders.ts'
import { Id, Latitude, Longitude, Moment, Position, textUpTo, UnixSeconds } from './values.ts'

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
      vehicle: Schema.optionalKey(Schema.NullOr(Vehicle)),
      position: Schema.NullOr(RiderPosition),
      /** The way ahead, starting with the position; not towards the place of a private sender. */
      route: Schema.optionalKey(Schema.NullOr(Schema.Array(Position))),
    }),
  ),
  /** How many notes may still be written, and when the last one was; never their texts. */
  note_to_rider: Schema.optionalKey(Schema.NullOr(Schema.Struct({ left: Schema.Int, last_at: Schema.NullOr(Moment) }))),
})

/**
 * What a stranger with the link may see of an order (TRACK-28): no payment, items or notes, and no phone number except
 * the rider's.
 */
export const PublicOrder = Schema.Struct({
  order_id: Id,
  code: Schema.optionalKey(Schema.NullOr(Schema.String)),
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
export const readPublicOrder = endpoint('readPublicOrder', 'GET', PUBLIC_ORDER.service, PUBLIC_ORDER.path, {
  // TRACK-28
  summary:
    'Returns the public view of an order for anyone with its tracking link. vendorId overrides the vendor in the id’s prefix.',
  access: 'public',
  query: Schema.Struct({ orderId: Schema.String, vendorId: Schema.optionalKey(Schema.String) }),
  refuses: ['NOT_FOUND'],
  answer: PublicOrder,
})

/** Anyone with the link writes as the recipient. A text that is longer than the rule allows is refused with that reason. */
export const writeNote = endpoint('writeNote', 'POST', NOTE_TO_RIDER.service, NOTE_TO_RIDER.path, {
  // PUB-04
  summary: 'Saves the recipient’s note to the rider. Allowed until the order is collected.',
  access: 'public',
  status: 201,
  payload: Schema.Struct({
    order_id: Schema.String,
    vendor_id: Schema.optionalKey(Schema.String),
    text: textUpTo(20_000),
  }),
  refuses: ['NOT_FOUND', 'NoteRefused'],
  answer: Schema.Struct({ result: Schema.Struct({ written_at: Moment, left: Schema.Int }) }),
})

/** Only the photo: who signed, the signature and the place are for the business and its receipt. */
export const readDeliveryPhoto = endpoint('readDeliveryPhoto', 'GET', DELIVERY_PHOTO.service, DELIVERY_PHOTO.path, {
  // PUB-06
  summary: 'The photo of a delivery for whoever has the tracking link. 404 if there is none to show.',
  access: 'public',
  query: Schema.Struct({ orderId: Schema.String, vendorId: Schema.optionalKey(Schema.String) }),
  refuses: ['NOT_FOUND'],
  answer: Schema.Struct({ result: Schema.Struct({ photo: Picture }) }),
})
