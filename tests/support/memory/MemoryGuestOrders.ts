import { Effect } from 'effect'
import type { GuestOrdersPort } from '../../../src/application/ports/GuestOrders.ts'
import type { OrderId } from '../../../src/domain/ids.ts'

export const makeMemoryGuestOrders = (placed: Iterable<OrderId> = []): GuestOrdersPort => {
  const kept = new Set(placed)
  let isOfferAnswered = false
  return {
    ids: Effect.sync(() => [...kept]),
    add: (id) => Effect.sync(() => void kept.add(id)),
    isOfferAnswered: Effect.sync(() => isOfferAnswered),
    answerOffer: Effect.sync(() => {
      isOfferAnswered = true
    }),
    clear: Effect.sync(() => {
      kept.clear()
      isOfferAnswered = false
    }),
  }
}
