import { Schema } from 'effect'
import { Order } from './orders.ts'
import { Id, Moment } from './values.ts'

/**
 * The live socket `/ws` (API-39). The query parameter `Authorization` is base64-encoded (LIVE-02).
 * A socket has one subscription: a new one replaces the previous one (LIVE-06), also if it is refused.
 * Repeating the same subscription is confirmed again without any effect. Pages use it as a keep-alive, because scripts
 * cannot see pings; it may be sent every ten seconds.
 * A subscriber with `batch: true` gets its updates combined in `order_updates` frames, at most twenty a second.
 */
export const SubscribeToVendor = Schema.Struct({
  action: Schema.Literal('subscribeToVendor'),
  data: Schema.Struct({
    vendor_id: Id,
    include_outlets: Schema.optionalKey(Schema.Boolean),
    batch: Schema.optionalKey(Schema.Boolean),
  }),
})

/** Why the service closes a socket: then reconnect and read the orders again. */
export const CLOSE_CODES = {
  /** The session has ended or its account is gone: the tokens are no longer valid. */
  signedOut: 4401,
  /** The session has too many sockets; reconnect later. */
  tooMany: 4429,
  /** The client read too slowly. */
  tooSlow: 4408,
  /** Updates may have been lost. */
  readAgain: 4409,
  goingAway: 1001,
} as const

/** LIVE-07; the data says which vendor, and may be absent. */
const SubscribeOk = Schema.Struct({
  type: Schema.Literal('subscribe_ok'),
  data: Schema.optionalKey(Schema.Struct({ vendor_id: Id })),
})

const Update = Schema.Struct({ order: Order, created_at: Moment })

/** LIVE-08. */
const OrderUpdate = Schema.Struct({ type: Schema.Literal('order_update'), data: Update })
const OrderUpdates = Schema.Struct({ type: Schema.Literal('order_updates'), data: Schema.Array(Update) })

/** The subscription was refused: the vendor is unknown, or the account may not act for it. */
const SubscribeError = Schema.Struct({
  type: Schema.Literal('subscribe_error'),
  data: Schema.Struct({ vendor_id: Schema.String, code: Schema.String }),
})

export const ServerFrame = Schema.Union([OrderUpdate, OrderUpdates, SubscribeOk, SubscribeError])
export type ServerFrame = typeof ServerFrame.Type
