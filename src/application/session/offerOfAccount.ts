import { Effect } from 'effect'
import { NO_SENDER } from '../../domain/request/sender.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { SenderStore } from '../ports/SenderStore.ts'

/**
 * Whether a guest is asked to stay: from their first order on, until they answered once on this device (GUEST-09,
 * OP-34). Comes with who they said they are, as far as this tab knows.
 */
export const offerOfAccount = Effect.fn('offerOfAccount')(function* () {
  const orders = yield* GuestOrders
  const isDue = (yield* orders.ids).length > 0 && !(yield* orders.isOfferAnswered)
  if (!isDue) return undefined
  const kept = yield* (yield* SenderStore).read
  return kept?.sender ?? NO_SENDER
})

/** The guest does not want to be asked again. */
export const answerOffer = Effect.fn('answerOffer')(function* () {
  yield* (yield* GuestOrders).answerOffer
})
