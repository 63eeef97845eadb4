import { fetchCode, NO_LIMIT } from '../../application/lateCode/fetchCode.ts'
import type { Instant } from '../../domain/instant.ts'
import { isDeviceLoginPath } from '../../domain/session/deviceLoginPath.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { TextStorage } from './textStorage.ts'
import { isSessionStored } from './storedSession.ts'
import { VISIT_KEYS } from './startupKeys.ts'

/**
 * The mode that the device's storage indicates, without validation. If nothing of a device or a guest is stored, no
 * code is loaded for them.
 */
export const modeFromStorage = async (local: TextStorage, now: Instant): Promise<Mode | undefined> => {
  if (VISIT_KEYS.some((name) => local.read(name) !== undefined)) {
    const { storedVisitMode } = await fetchCode(() => import('./storedVisit.ts'), NO_LIMIT)
    const visit = await storedVisitMode(local, now)
    if (visit !== undefined) return visit
  }
  return isSessionStored(local) ? 'classic' : undefined
}

/**
 * Whether the address is a device's and the device's token is unreadable (MODE-06); elsewhere that is not reported
 * (MODE-07).
 */
export const deviceTokenError = async (local: TextStorage, path: string, now: Instant): Promise<boolean> => {
  if (!isDeviceLoginPath(path)) return false
  const { isDeviceTokenUnreadable } = await fetchCode(() => import('./storedVisit.ts'), NO_LIMIT)
  return isDeviceTokenUnreadable(local, path, now)
}
