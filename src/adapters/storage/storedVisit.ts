import { startupMode, type Mode } from '../../domain/session/mode.ts'
import type { Instant } from '../../domain/instant.ts'
import { forgetGuest, forgetGuestOrders } from './forgetGuest.ts'
import { readStoredStartup } from './storedStartup.ts'
import type { TextStorage } from './textStorage.ts'

/**
 * The stored mode of a device or a guest; whether guests are allowed is checked by the application. Removes an expired
 * guest (GUEST-04).
 */
export const storedVisitMode = async (local: TextStorage, now: Instant): Promise<Mode | undefined> => {
  const { mode, clearGuest } = startupMode(await readStoredStartup(local), { now, path: '/', guestCheckout: true })
  if (clearGuest) {
    forgetGuest(local)
    forgetGuestOrders(local)
  }
  return mode === 'classic' ? undefined : mode
}

/** Whether the address is a device's and its token is unreadable (MODE-06). */
export const isDeviceTokenUnreadable = async (local: TextStorage, path: string, now: Instant): Promise<boolean> => {
  const startup = startupMode(await readStoredStartup(local), { now, path, guestCheckout: true })
  return startup.mode === 'classic' && startup.deviceTokenError
}
