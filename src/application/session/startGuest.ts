import { Clock, Effect } from 'effect'
import { isGuestTokenValid } from '../../domain/session/guestToken.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { GuestAccess } from '../ports/GuestAccess.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { SenderStore } from '../ports/SenderStore.ts'
import { StartupStore } from '../ports/StartupStore.ts'
import { GUEST_DRAFT } from '../request/keepDraft.ts'

/**
 * Somebody requests as a guest (OP-17): the one this device keeps, as long as their time lasts, otherwise a new one.
 * What was typed in this tab stays for who goes on after their time was over; a new guest finds nothing of another.
 */
export const startGuest = Effect.fn('startGuest')(function* ({ goesOn }: { readonly goesOn: boolean }) {
  const startup = yield* StartupStore
  const { guest: kept } = yield* startup.read
  if (kept !== undefined && isGuestTokenValid(kept.payload, yield* Clock.currentTimeMillis))
    return yield* startup.keepMode('guest')
  const guest = yield* (yield* GuestAccess).begin()
  yield* (yield* GuestOrders).clear
  if (!goesOn) {
    yield* (yield* DraftStore).forget(GUEST_DRAFT)
    yield* (yield* SenderStore).clear
  }
  yield* startup.keepGuest(guest)
})
