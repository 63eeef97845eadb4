import { Effect } from 'effect'
import type { IntentKeys } from '../IntentKeys.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { GuestAccess, type NewGuestAccount } from '../ports/GuestAccess.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { SenderStore } from '../ports/SenderStore.ts'
import { StartupStore } from '../ports/StartupStore.ts'
import { GUEST_DRAFT } from '../request/keepDraft.ts'

/**
 * Converts the guest to an account with the orders they placed (GUEST-08), and deletes all guest data on the device. A
 * failure changes nothing. Returns until when the address must be confirmed (AUTH-09).
 */
export const convertGuestToAccount = Effect.fn('convertGuestToAccount')(function* (
  account: NewGuestAccount,
  keys: IntentKeys,
) {
  const key = yield* keys.of(JSON.stringify(account))
  const confirmUntil = yield* (yield* GuestAccess).stay(account, key)
  yield* (yield* StartupStore).clearGuest
  yield* (yield* GuestOrders).clear
  yield* (yield* SenderStore).clear
  yield* (yield* DraftStore).forget(GUEST_DRAFT)
  return confirmUntil
})
