import { OURS, type KeptTexts } from './keptTexts.ts'
import { STARTUP } from './startupKeys.ts'

/** The orders of a guest, and their answer to the offer of an account. */
export const GUEST_KEYS = { orders: `${OURS}guest-orders`, offer: `${OURS}guest-offer` } as const

/** Deletes a guest's token and vendor id, and the mode if it is GUEST (GUEST-04). */
export const forgetGuest = (local: KeptTexts): void => {
  local.forget(STARTUP.guestToken)
  local.forget(STARTUP.guestVendorId)
  if (local.read(STARTUP.mode) === 'guest') local.forget(STARTUP.mode)
}

/** Deletes what a guest's orders left on the device. */
export const forgetGuestOrders = (local: KeptTexts): void => Object.values(GUEST_KEYS).forEach(local.forget)
