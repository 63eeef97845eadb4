import { Effect } from 'effect'
import { fetchCode, NO_LIMIT } from '../../application/lateCode/fetchCode.ts'
import type { StartupStorePort } from '../../application/ports/StartupStore.ts'
import { forgetGuest } from './forgetGuest.ts'
import { storedMode } from './storedMode.ts'
import type { TextStorage } from './textStorage.ts'
import { STARTUP_KEYS, VISIT_KEYS } from './startupKeys.ts'

/** The startup values in local storage (PERSIST-03, PERSIST-06). */
export const makeBrowserStartupStore = (local: TextStorage): StartupStorePort => ({
  // The code that reads tokens is loaded only if there is one.
  read: Effect.promise(async () => {
    if (VISIT_KEYS.every((name) => local.read(name) === undefined))
      return { mode: storedMode(local), device: 'absent', guest: undefined }
    const { readStoredStartup } = await fetchCode(() => import('./storedStartup.ts'), NO_LIMIT)
    return readStoredStartup(local)
  }),
  keepMode: (mode) => Effect.sync(() => local.keep(STARTUP_KEYS.mode, mode)),
  keepGuest: ({ vendorId, token }) =>
    Effect.sync(() => {
      local.keep(STARTUP_KEYS.guestVendorId, vendorId)
      local.keep(STARTUP_KEYS.guestToken, token)
      local.keep(STARTUP_KEYS.mode, 'guest')
    }),
  clearGuest: Effect.sync(() => forgetGuest(local)),
  clearDevice: Effect.sync(() => {
    local.forget(STARTUP_KEYS.deviceToken)
    local.forget(STARTUP_KEYS.mode)
  }),
})
