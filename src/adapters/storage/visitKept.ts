import { startupMode, type Mode } from '../../domain/session/mode.ts'
import type { Instant } from '../../domain/instant.ts'
import { readStartup } from './keptStartup.ts'
import { OURS, type KeptTexts } from './keptTexts.ts'
import { STARTUP } from './startupKeys.ts'

/**
 * Whether a device or a guest may come in by what is kept; whether guests are wanted is asked inside. What is kept of a
 * guest whose time is over goes (GUEST-04).
 */
export const visitKept = async (local: KeptTexts, now: Instant): Promise<Mode | undefined> => {
  const { mode, clearGuest } = startupMode(await readStartup(local), { now, path: '/', guestCheckout: true })
  if (clearGuest)
    for (const name of [STARTUP.guestToken, STARTUP.guestVendorId, `${OURS}guest-orders`]) local.forget(name)
  return mode === 'classic' ? undefined : mode
}

/** MODE-06. */
export const isDeviceTokenWanting = async (local: KeptTexts, path: string, now: Instant): Promise<boolean> => {
  const startup = startupMode(await readStartup(local), { now, path, guestCheckout: true })
  return startup.mode === 'classic' && startup.deviceTokenError
}
