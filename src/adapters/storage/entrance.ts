import { fetchCode, NO_LIMIT } from '../../application/build/fetchCode.ts'
import type { Instant } from '../../domain/instant.ts'
import { isDeviceLoginPath } from '../../domain/session/deviceLoginPath.ts'
import type { Mode } from '../../domain/session/mode.ts'
import { keptTexts } from './keptTexts.ts'
import { isSessionKept } from './sessionKept.ts'
import { VISITS } from './startupKeys.ts'

/**
 * By which door this device may come in, as a quick look at what it keeps says. Whoever never was a device or a guest
 * loads nothing for it.
 */
export const entrance = async (local: Storage, now: Instant): Promise<Mode | undefined> => {
  if (VISITS.some((name) => local.getItem(name) !== null)) {
    const { visitKept } = await fetchCode(() => import('./visitKept.ts'), NO_LIMIT)
    const visit = await visitKept(
      keptTexts(() => local),
      now,
    )
    if (visit !== undefined) return visit
  }
  return isSessionKept(local) ? 'classic' : undefined
}

/** The address is that of a device, and the device's token cannot be read (MODE-06); elsewhere nobody is told (MODE-07). */
export const deviceTokenError = async (local: Storage, path: string, now: Instant): Promise<boolean> => {
  if (!isDeviceLoginPath(path)) return false
  const { isDeviceTokenWanting } = await fetchCode(() => import('./visitKept.ts'), NO_LIMIT)
  return isDeviceTokenWanting(
    keptTexts(() => local),
    path,
    now,
  )
}
