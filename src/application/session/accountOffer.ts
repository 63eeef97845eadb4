import { Effect } from 'effect'
import { NO_SENDER } from '../../domain/request/sender.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { SenderStore } from '../ports/SenderStore.ts'

/**
 * Whether to offer an account to a guest: from their first order on, until they answer once on this device (GUEST-09,
 * OP-34). Returns the contact data typed in this tab, or `undefined` if no offer is due.
 */
export const readAccountOffer = Effect.fn('readAccountOffer')(function* () {
  const orders = yield* GuestOrders
  const isDue = (yield* orders.ids).length > 0 && !(yield* orders.isOfferAnswered)
  if (!isDue) return undefined
  const stored = yield* (yield* SenderStore).read
  return stored?.sender ?? NO_SENDER
})

/** Records that the guest declined the offer for good. */
export const answerOffer = Effect.fn('answerOffer')(function* () {
  yield* (yield* GuestOrders).answerOffer
})
