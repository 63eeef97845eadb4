import { Effect } from 'effect'
import type { StartupStorePort } from '../../application/ports/StartupStore.ts'
import { readStartup } from './keptStartup.ts'
import type { KeptTexts } from './keptTexts.ts'
import { STARTUP } from './startupKeys.ts'

/** The startup values in local storage (PERSIST-03, PERSIST-06). */
export const makeBrowserStartupStore = (local: KeptTexts): StartupStorePort => ({
  read: Effect.promise(() => readStartup(local)),
  keepMode: (mode) => Effect.sync(() => local.keep(STARTUP.mode, mode)),
  keepGuest: ({ vendorId, token }) =>
    Effect.sync(() => {
      local.keep(STARTUP.guestVendorId, vendorId)
      local.keep(STARTUP.guestToken, token)
      local.keep(STARTUP.mode, 'guest')
    }),
  clearGuest: Effect.sync(() => {
    local.forget(STARTUP.guestToken)
    local.forget(STARTUP.guestVendorId)
    if (local.read(STARTUP.mode) === 'guest') local.forget(STARTUP.mode)
  }),
  clearDevice: Effect.sync(() => {
    local.forget(STARTUP.deviceToken)
    local.forget(STARTUP.mode)
  }),
})
