import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { MAX_PICTURE_BYTES } from './pictures.ts'
import { Id, Latitude, Longitude, Moment } from './values.ts'

const ProofKind = Schema.Literals(['collection', 'delivery', 'return'])

/** Base64 encodes three bytes as four characters. */
const MAX_PICTURE_CHARACTERS = Math.ceil(MAX_PICTURE_BYTES / 3) * 4

export const Picture = Schema.Struct({
  content_type: Schema.Literals(['image/png', 'image/jpeg']),
  /** Base64. */
  data: Schema.String.check(Schema.isMinLength(4), Schema.isMaxLength(MAX_PICTURE_CHARACTERS)),
})

/** A photo and optional signature taken when an order was collected, delivered or returned. It never changes. */
export const Proof = Schema.Struct({
  kind: ProofKind,
  order_id: Id,
  taken_at: Moment,
  /** Where it was taken. */
  latitude: Latitude,
  longitude: Longitude,
  signed_by: Schema.NullOr(Schema.NonEmptyString),
  /** The service does not answer the proof from this moment on. */
  keep_until: Moment,
  photo: Picture,
  signature: Schema.NullOr(Picture),
})

/**
 * Open to everyone who has the order's unguessable id, because receipts for strangers show it. Guesses are limited,
 * except for accounts of the order's vendor. A missing or expired proof, or a disabled feature, is 404.
 */
export const readProof = endpoint('readProof', 'GET', 'orders', '/order/:orderId/proof/:kind', {
  // OP-19
  summary: 'Returns the proof of a collection, a delivery or a return.',
  access: 'optional',
  params: Schema.Struct({ orderId: Id, kind: ProofKind }),
  refuses: ['NOT_FOUND'],
  answer: Schema.Struct({ result: Proof }),
})
