import { OURS } from './keptTexts.ts'

/** The key of the stored session, as JSON. */
export const SESSION = `${OURS}session`
/** The key of the chosen appearance. */
export const APPEARANCE_KEY = `${OURS}theme`
/** The key of the chosen letters. */
export const LETTERS_KEY = `${OURS}letters`

/** Each startup value has its own key (CON-11); a device's shell writes the device token before it opens the portal. */
export const STARTUP = {
  mode: `${OURS}mode`,
  deviceToken: `${OURS}device-token`,
  guestToken: `${OURS}guest-token`,
  guestVendorId: `${OURS}guest-vendor-id`,
} as const

/** The keys of devices and guests. */
export const VISITS = [STARTUP.deviceToken, STARTUP.guestToken, STARTUP.guestVendorId] as const
