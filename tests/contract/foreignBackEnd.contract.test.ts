import { Effect } from 'effect'
import { makeHttpAuthentication } from '../../src/adapters/http/HttpAuthentication.ts'
import { makeHttpCountryParameters } from '../../src/adapters/http/HttpCountryParameters.ts'
import { makeHttpFeeCalculator } from '../../src/adapters/http/HttpFeeCalculator.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { makeMemoryDevice } from '../support/memory/MemorySessionStore.ts'
import { makeCurrentSession } from '../../src/application/session/currentSession.ts'
import { ACCOUNT, startForeignBackEnd } from '../foreign/backEnd.ts'
import { countryParametersContract } from './CountryParameters.contract.ts'
import { feeCalculatorContract } from './FeeCalculator.contract.ts'

/** The suites whose worlds a back end of another team can have; the others need the vendors of our own. */
const open = async () => {
  const backEnd = await startForeignBackEnd(() => true)
  const transport = makePortalTransport(backEnd.origin, (input, init) => fetch(input, init))
  const authentication = makeHttpAuthentication(transport)
  const session = await Effect.runPromise(authentication.signIn(ACCOUNT.email, ACCOUNT.password))
  const sessions = makeCurrentSession(authentication, makeMemoryDevice({ session }).openTab())
  return { portal: makePortalHttp(transport, sessions), sessions, close: backEnd.close }
}

countryParametersContract('a back end of another team', async () => {
  const { portal, sessions, close } = await open()
  return { parameters: makeHttpCountryParameters(portal, sessions), close }
})

feeCalculatorContract('a back end of another team', async () => {
  const { portal, close } = await open()
  return { fees: makeHttpFeeCalculator(portal, 'CZK'), close }
})
