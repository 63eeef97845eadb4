import { makeHttpGuestAccess } from '../../src/adapters/http/HttpGuestAccess.ts'
import { makeMemoryGuestAccess } from '../../src/adapters/memory/MemoryGuestAccess.ts'
import { transportTo } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { CZ } from '../support/smallWorld.ts'
import { guestAccessContract } from './GuestAccess.contract.ts'

guestAccessContract('the memory adapter', () => {
  let areWelcome = true
  return Promise.resolve({
    access: makeMemoryGuestAccess(() => areWelcome),
    welcome: (are) => {
      areWelcome = are
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  })
})

guestAccessContract('the service, over HTTP', async () => {
  const service = await startService()
  return {
    access: makeHttpGuestAccess(transportTo(service.app)),
    welcome: (are) => service.deps.stores.settings.setFlag(CZ, 'GuestCheckout', are),
    close: service.close,
  }
})
