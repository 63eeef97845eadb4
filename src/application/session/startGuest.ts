import { Effect } from 'effect'
import { isGuestTokenValid } from '../../domain/session/guestToken.ts'
import { currentInstant } from '../currentInstant.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { GuestAccess } from '../ports/GuestAccess.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { SenderStore } from '../ports/SenderStore.ts'
import { StartupStore } from '../ports/StartupStore.ts'
import { GUEST_DRAFT } from '../request/keepDraft.ts'

/**
 * Starts guest mode (OP-17) with the stored guest while their token is valid, otherwise with a new one. `goesOn` keeps
 * what was typed in this tab, for a person whose guest token expired; a new guest must not find another one's input.
 */
export const startGuest = Effect.fn('startGuest')(function* ({ goesOn }: { readonly goesOn: boolean }) {
  const startup = yield* StartupStore
  const { guest: stored } = yield* startup.read
  if (stored !== undefined && isGuestTokenValid(stored.payload, yield* currentInstant))
    return yield* startup.keepMode('guest')
  const guest = yield* (yield* GuestAccess).begin()
  yield* (yield* GuestOrders).clear
  if (!goesOn) {
    yield* (yield* DraftStore).forget(GUEST_DRAFT)
    yield* (yield* SenderStore).clear
  }
  yield* startup.keepGuest(guest)
})
