import { KEY_PREFIX, type TextStorage } from './textStorage.ts'
import { STARTUP_KEYS } from './startupKeys.ts'

/** The orders of a guest, and their answer to the offer of an account. */
export const GUEST_KEYS = { orders: `${KEY_PREFIX}guest-orders`, offer: `${KEY_PREFIX}guest-offer` } as const

/** Deletes a guest's token and vendor id, and the mode if it is GUEST (GUEST-04). */
export const forgetGuest = (local: TextStorage): void => {
  local.forget(STARTUP_KEYS.guestToken)
  local.forget(STARTUP_KEYS.guestVendorId)
  if (local.read(STARTUP_KEYS.mode) === 'guest') local.forget(STARTUP_KEYS.mode)
}

/** Deletes what a guest's orders left on the device. */
export const forgetGuestOrders = (local: TextStorage): void => Object.values(GUEST_KEYS).forEach(local.forget)
