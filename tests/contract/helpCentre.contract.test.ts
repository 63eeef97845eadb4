import { Effect } from 'effect'
import { makeHttpHelpCentre } from '../../src/adapters/http/HttpHelpCentre.ts'
import { makeRandomIntents } from '../../src/adapters/intents/randomIntents.ts'
import { makeMemoryHelpCentre } from '../support/memory/MemoryHelpCentre.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { aPage } from '../support/aPage.ts'
import { aSession } from '../support/aSession.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA, CZ } from '../support/smallWorld.ts'
import { helpCentreContract } from './HelpCentre.contract.ts'

helpCentreContract('the memory adapter', () =>
  Promise.resolve({
    help: makeMemoryHelpCentre().help,
    user: aSession(instantAt(0)).user,
    close: () => Promise.resolve(),
  }),
)

helpCentreContract('the service, over HTTP', async () => {
  const service = await startService()
  const { portal, sessions } = await portalOfService(service.app, ANNA.email)
  const login = await Effect.runPromise(sessions.fresh)
  if (login.mode !== 'classic') throw new Error('nobody signed in')
  const { user } = login.session
  const deployment = deploymentOf(CZ)
  if (deployment === undefined) throw new Error(`no deployment ${CZ}`)
  const help = makeHttpHelpCentre(portal, {
    deployment,
    baseUrl: 'http://localhost',
    window: aPage('http://localhost'),
    nextKey: makeRandomIntents(globalThis.crypto).nextKey,
  })
  return { help, user, close: service.close }
})
