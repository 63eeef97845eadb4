import { Effect } from 'effect'
import { makeHttpAuthentication } from '../../src/adapters/http/HttpAuthentication.ts'
import { makeHttpGuestAccess } from '../../src/adapters/http/HttpGuestAccess.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makeMemoryGuestAccess } from '../support/memory/MemoryGuestAccess.ts'
import { makeMemoryDevice } from '../support/memory/MemorySessionStore.ts'
import { makeCurrentSession } from '../../src/application/session/currentSession.ts'
import { transportTo } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { CZ } from '../support/smallWorld.ts'
import { guestAccessContract } from './GuestAccess.contract.ts'

const REGISTERED = 'anna@small.test'

guestAccessContract('the memory adapter', () => {
  let areWelcome = true
  return Promise.resolve({
    access: makeMemoryGuestAccess(() => areWelcome, [REGISTERED]),
    enter: () => Promise.resolve(),
    registered: REGISTERED,
    now: () => Date.now(),
    welcome: (are) => {
      areWelcome = are
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  })
})

guestAccessContract('the service, over HTTP', async () => {
  const service = await startService()
  const transport = transportTo(service.app)
  const sessions = makeCurrentSession(makeHttpAuthentication(transport), makeMemoryDevice().openTab())
  return {
    access: makeHttpGuestAccess(transport, makePortalHttp(transport, sessions)),
    enter: (guest) => Effect.runPromise(sessions.enter({ mode: 'guest', ...guest })),
    registered: REGISTERED,
    now: service.clock.now,
    welcome: (are) => service.deps.stores.settings.setFlag(CZ, 'GuestCheckout', are),
    close: service.close,
  }
})
