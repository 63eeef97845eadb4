import { OURS } from './keptTexts.ts'

/** Each startup value has a key of its own (CON-11); a device's shell writes the device token before it opens the portal. */
export const STARTUP = {
  mode: `${OURS}mode`,
  deviceToken: `${OURS}device-token`,
  guestToken: `${OURS}guest-token`,
  guestVendorId: `${OURS}guest-vendor-id`,
} as const

/** Whoever keeps none of these never was a device or a guest. */
export const VISITS = [STARTUP.deviceToken, STARTUP.guestToken, STARTUP.guestVendorId] as const
