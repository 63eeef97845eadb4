import { Effect } from 'effect'
import type { FastifyInstance } from 'fastify'
import { makeHttpAuthentication } from '../../src/adapters/http/HttpAuthentication.ts'
import { makePortalHttp, type PortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport, type PortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { makeMemoryDevice } from './memory/MemorySessionStore.ts'
import type { CurrentSessionPort } from '../../src/application/ports/CurrentSession.ts'
import { makeCurrentSession } from '../../src/application/session/currentSession.ts'
import { fetchInProcess } from './fetchInProcess.ts'
import { PASSWORD } from './smallWorld.ts'

export interface PortalOfService {
  readonly transport: PortalTransport
  readonly sessions: CurrentSessionPort
  readonly portal: PortalHttp
}

export const transportTo = (app: FastifyInstance): PortalTransport =>
  makePortalTransport('http://localhost', fetchInProcess(app))

/** The real HTTP client for the service in process, signed in. */
export const portalOfService = async (app: FastifyInstance, email: string): Promise<PortalOfService> => {
  const transport = transportTo(app)
  const authentication = makeHttpAuthentication(transport)
  const session = await Effect.runPromise(authentication.signIn(email, PASSWORD))
  const sessions = makeCurrentSession(authentication, makeMemoryDevice({ session }).openTab())
  return { transport, sessions, portal: makePortalHttp(transport, sessions) }
}
