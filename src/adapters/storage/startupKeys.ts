import { KEY_PREFIX } from './textStorage.ts'

/** The key of the stored session, as JSON. */
export const SESSION_KEY = `${KEY_PREFIX}session`
/** The key of the chosen appearance. */
export const APPEARANCE_KEY = `${KEY_PREFIX}theme`
/** The key of the chosen letters. */
export const LETTERS_KEY = `${KEY_PREFIX}letters`

/** Each startup value has its own key (CON-11); a device's shell writes the device token before it opens the portal. */
export const STARTUP_KEYS = {
  mode: `${KEY_PREFIX}mode`,
  deviceToken: `${KEY_PREFIX}device-token`,
  guestToken: `${KEY_PREFIX}guest-token`,
  guestVendorId: `${KEY_PREFIX}guest-vendor-id`,
} as const

/** The keys of devices and guests. */
export const VISIT_KEYS = [STARTUP_KEYS.deviceToken, STARTUP_KEYS.guestToken, STARTUP_KEYS.guestVendorId] as const
