import { Effect } from 'effect'
import { fetchCode, NO_LIMIT } from '../../application/lateCode/fetchCode.ts'
import type { StartupStorePort } from '../../application/ports/StartupStore.ts'
import { forgetGuest } from './forgetGuest.ts'
import { keptMode } from './keptMode.ts'
import type { KeptTexts } from './keptTexts.ts'
import { STARTUP, VISITS } from './startupKeys.ts'

/** The startup values in local storage (PERSIST-03, PERSIST-06). */
export const makeBrowserStartupStore = (local: KeptTexts): StartupStorePort => ({
  // The code that reads tokens is loaded only if there is one.
  read: Effect.promise(async () => {
    if (VISITS.every((name) => local.read(name) === undefined))
      return { mode: keptMode(local), device: 'absent', guest: undefined }
    const { readStartup } = await fetchCode(() => import('./keptStartup.ts'), NO_LIMIT)
    return readStartup(local)
  }),
  keepMode: (mode) => Effect.sync(() => local.keep(STARTUP.mode, mode)),
  keepGuest: ({ vendorId, token }) =>
    Effect.sync(() => {
      local.keep(STARTUP.guestVendorId, vendorId)
      local.keep(STARTUP.guestToken, token)
      local.keep(STARTUP.mode, 'guest')
    }),
  clearGuest: Effect.sync(() => forgetGuest(local)),
  clearDevice: Effect.sync(() => {
    local.forget(STARTUP.deviceToken)
    local.forget(STARTUP.mode)
  }),
})
