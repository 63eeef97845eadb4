import { Effect } from 'effect'
import { DraftStore } from '../ports/DraftStore.ts'
import { GuestAccess, type StayingGuest } from '../ports/GuestAccess.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { SenderStore } from '../ports/SenderStore.ts'
import { StartupStore } from '../ports/StartupStore.ts'
import { GUEST_DRAFT } from '../request/keepDraft.ts'

/**
 * Makes an account of the guest, with the orders they placed (GUEST-08). Nothing of the guest stays on the device
 * afterwards; a failure leaves everything as it was. Answers until when the address has to be confirmed (AUTH-09).
 */
export const stayAsVendor = Effect.fn('stayAsVendor')(function* (staying: StayingGuest, key: string) {
  const confirmUntil = yield* (yield* GuestAccess).stay(staying, key)
  yield* (yield* StartupStore).clearGuest
  yield* (yield* GuestOrders).clear
  yield* (yield* SenderStore).clear
  yield* (yield* DraftStore).forget(GUEST_DRAFT)
  return confirmUntil
})
