import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Id, Latitude, Longitude, Moment } from './values.ts'

export const ProofKind = Schema.Literals(['collection', 'delivery', 'return'])

/** The most a picture may weigh, in bytes; base64 makes four characters of three of them. */
export const PICTURE_BYTES_MOST = 2 * 1024 * 1024
const PICTURE_CHARACTERS_MOST = Math.ceil(PICTURE_BYTES_MOST / 3) * 4

const Picture = Schema.Struct({
  content_type: Schema.Literals(['image/png', 'image/jpeg']),
  /** Base64. */
  data: Schema.String.check(Schema.isMinLength(4), Schema.isMaxLength(PICTURE_CHARACTERS_MOST)),
})

/** What was photographed and signed when an order was collected, delivered or returned. It never changes. */
export const Proof = Schema.Struct({
  kind: ProofKind,
  order_id: Id,
  taken_at: Moment,
  /** Where it was taken. */
  latitude: Latitude,
  longitude: Longitude,
  signed_by: Schema.NullOr(Schema.NonEmptyString),
  /** From this moment on nobody is answered it. */
  keep_until: Moment,
  photo: Picture,
  signature: Schema.NullOr(Picture),
})

/**
 * Open to whoever knows the order's id, which nobody guesses: the receipt of a stranger shows it. Guessing is limited
 * for everybody but the people of the order's vendor. Absent, not kept any more or switched off is 404.
 */
export const readProof = endpoint('readProof', 'GET', 'orders', '/order/:orderId/proof/:kind', {
  summary: 'The proof of a collection, a delivery or a return (OP-19).',
  access: 'optional',
  params: Schema.Struct({ orderId: Id, kind: ProofKind }),
  answer: Schema.Struct({ result: Proof }),
})
