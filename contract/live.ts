import { Schema } from 'effect'
import { Order } from './orders.ts'
import { Id, Moment } from './values.ts'

/**
 * The live socket `/ws` (API-39). `Authorization` stands in the query as base64 (LIVE-02).
 * A socket has one subscription: a new one takes the place of the one before (LIVE-06).
 * The same subscription sent again is confirmed again and changes nothing: a page cannot see pings, so this is how it
 * asks whether the service is still there. It may come every ten seconds.
 * A subscriber that says `batch: true` gets its updates gathered in `order_updates` frames, at most twenty a second.
 * The service closes with 4401 when the session is over, and with 4408 or 4409 when something may have been missed:
 * then connect again and read what is shown anew.
 */
export const SubscribeToVendor = Schema.Struct({
  action: Schema.Literal('subscribeToVendor'),
  data: Schema.Struct({
    vendor_id: Id,
    include_outlets: Schema.optionalKey(Schema.Boolean),
    batch: Schema.optionalKey(Schema.Boolean),
  }),
})

export const SubscribeOk = Schema.Struct({
  type: Schema.Literal('subscribe_ok'),
  data: Schema.Struct({ vendor_id: Id }),
})

const Update = Schema.Struct({ order: Order, created_at: Moment })

/** LIVE-08. */
export const OrderUpdate = Schema.Struct({ type: Schema.Literal('order_update'), data: Update })
export const OrderUpdates = Schema.Struct({ type: Schema.Literal('order_updates'), data: Schema.Array(Update) })

/** The subscription was refused: unknown vendor, or not one of yours. */
export const SubscribeError = Schema.Struct({
  type: Schema.Literal('subscribe_error'),
  data: Schema.Struct({ vendor_id: Schema.String, code: Schema.String }),
})

export const ServerFrame = Schema.Union([OrderUpdate, OrderUpdates, SubscribeOk, SubscribeError])
export type ServerFrame = typeof ServerFrame.Type
