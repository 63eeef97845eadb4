import { Effect } from 'effect'
import type { Mode } from '../../domain/session/mode.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { StartupStore } from '../ports/StartupStore.ts'

/**
 * Deletes a token that the service refuses, and the list of the guest's orders; the next start is in CLASSIC (GUEST-04).
 */
export const forgetRefusedVisit = Effect.fn('forgetRefusedVisit')(function* (mode: Mode) {
  const startup = yield* StartupStore
  if (mode === 'godroid') return yield* startup.clearDevice
  yield* startup.clearGuest
  yield* (yield* GuestOrders).clear
})
