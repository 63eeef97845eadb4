import type { Instant } from '../instant.ts'
import type { VendorId } from '../ids.ts'
import { isDeviceLoginPath } from './deviceLoginPath.ts'
import { isGuestTokenValid } from './guestToken.ts'

/** The three modes (MODE-01), with the values kept in storage. */
export const MODES = ['classic', 'godroid', 'guest'] as const
export type Mode = (typeof MODES)[number]

/** The mode without stored values and after a logout (MODE-05, MODE-10). */
export const DEFAULT_MODE: Mode = 'classic'

/** The content of a device token (MODE-03): the restaurant becomes the current vendor. */
export interface DeviceLogin {
  readonly token: string
  readonly restaurantId: VendorId
}

/** A stored guest checkout (ENT-17); `payload` is the decoded token, or `undefined` if it cannot be decoded. */
export interface StoredGuest {
  readonly vendorId: VendorId
  readonly token: string
  readonly payload: unknown
}

/** The stored values at startup, decoded. */
export interface StoredValues {
  readonly mode: Mode | undefined
  readonly device: DeviceLogin | 'absent' | 'unreadable'
  readonly guest: StoredGuest | undefined
}

export interface StartupCircumstances {
  readonly now: Instant
  /** The path of the URL. */
  readonly path: string
  /** Flag GuestCheckout. */
  readonly guestCheckout: boolean
}

/**
 * The result of the startup. `clearGuest` means that the stored guest data are invalid and must be deleted (MODE-09).
 */
export type Startup = { readonly clearGuest: boolean } & (
  | { readonly mode: 'classic'; readonly deviceTokenError: boolean }
  | { readonly mode: 'godroid'; readonly vendorId: VendorId; readonly token: string }
  | { readonly mode: 'guest'; readonly vendorId: VendorId; readonly token: string }
)

/**
 * Determines the mode at startup (MODE-05). A readable device token gives GODROID (MODE-03). An unreadable token gives
 * CLASSIC, with an error if the path contains odwp (MODE-06, MODE-07). Valid guest data give GUEST while the flag is on
 * (MODE-04), unless CLASSIC was stored since; while the flag is off, they are left alone (MODE-11).
 */
export const startupMode = (stored: StoredValues, { now, path, guestCheckout }: StartupCircumstances): Startup => {
  const { device, guest } = stored
  const guestValid = guest !== undefined && isGuestTokenValid(guest.payload, now)
  const clearGuest = guest !== undefined && !guestValid
  if (typeof device === 'object') {
    return { mode: 'godroid', vendorId: device.restaurantId, token: device.token, clearGuest }
  }
  const deviceTokenError = isDeviceLoginPath(path)
  if (device === 'unreadable' || deviceTokenError) return { mode: 'classic', deviceTokenError, clearGuest }
  if (guestValid && guestCheckout && stored.mode !== 'classic') {
    return { mode: 'guest', vendorId: guest.vendorId, token: guest.token, clearGuest }
  }
  return { mode: 'classic', deviceTokenError, clearGuest }
}
