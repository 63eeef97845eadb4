import { Effect, Option, Schema } from 'effect'
import type { GuestOrdersPort } from '../../application/ports/GuestOrders.ts'
import type { OrderId } from '../../domain/ids.ts'
import { forgetGuestOrders, GUEST_KEYS } from './forgetGuest.ts'
import type { TextStorage } from './textStorage.ts'

const { orders: GUEST_ORDERS, offer: OFFER } = GUEST_KEYS

const StoredOrderIds = Schema.fromJsonString(Schema.Array(Schema.NonEmptyString))
const decode = Schema.decodeUnknownOption(StoredOrderIds)
const encode = Schema.encodeSync(StoredOrderIds)

/** A guest's order ids in local storage (PERSIST-03); unreadable content is ignored (PERSIST-08). */
export const makeBrowserGuestOrders = (local: TextStorage): GuestOrdersPort => {
  const held = (): ReadonlyArray<OrderId> => Option.getOrElse(decode(local.read(GUEST_ORDERS)), () => [])
  return {
    ids: Effect.sync(held),
    add: (id) => Effect.sync(() => local.keep(GUEST_ORDERS, encode([...new Set([...held(), id])]))),
    isOfferAnswered: Effect.sync(() => local.read(OFFER) === 'answered'),
    answerOffer: Effect.sync(() => local.keep(OFFER, 'answered')),
    clear: Effect.sync(() => forgetGuestOrders(local)),
  }
}
