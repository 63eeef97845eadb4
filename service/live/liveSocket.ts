import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLOSE_CODES } from '../../contract/live.ts'
import { startBackgroundLoop } from '../base/backgroundLoop.ts'
import type { RouteDeps } from '../http/route.ts'
import type { ChangeFeed } from '../store/changeFeed.ts'
import type { Sessions } from '../session/sessions.ts'
import { deploymentOfRequest } from '../http/deploymentOfRequest.ts'
import { Problem } from '../base/problems.ts'
import type { AuthenticatedCaller } from '../http/authentication.ts'
import { makeHeartbeat } from './heartbeat.ts'
import { LiveConnection, type LiveConnectionDeps } from './liveConnection.ts'

type Deps = Pick<RouteDeps, 'settings'> &
  LiveConnectionDeps & {
    readonly feed: ChangeFeed
    readonly sessions: Pick<Sessions, 'whoIs' | 'endedAmong' | 'onEnd'>
  }

const HEARTBEAT_MS = 20_000
/** The most open sockets of one session in one process; more windows than people use. */
export const MAX_SOCKETS = 20
const MAX_FRAME = 16 * 1024

/** The `Authorization` of the query: the value of the header in base64 (LIVE-02). */
const authorizationOf = (request: FastifyRequest): string | undefined => {
  const { Authorization: encoded } = request.query as { readonly Authorization?: unknown }
  return typeof encoded === 'string' ? Buffer.from(encoded, 'base64').toString('utf8') : undefined
}

/** A frame that breaks the protocol, which the socket answers as it closes, or a connection that broke. */
const isOfTheCaller = (error: Error): boolean =>
  /^(?:WS_ERR_\w+|E[A-Z]+)$/.test((error as NodeJS.ErrnoException).code ?? '')

/** Refuses sockets opened by pages of other sites; programs that are not browsers send no Origin. */
const isOwnOrigin = ({ headers: { origin, host } }: FastifyRequest): boolean => {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Route for the live socket `/ws` (API-39, LIVE-01 to LIVE-08). */
export const liveSocket = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { hub, sessions, log } = deps
  const heartbeat = makeHeartbeat()
  const connections = new Set<LiveConnection>()
  /** The number of sockets per session. */
  const openOf = new Map<string, number>()
  const signedOf = new WeakMap<FastifyRequest, AuthenticatedCaller>()

  app.addHook('preClose', () => {
    hub.close(CLOSE_CODES.goingAway, 'going away')
    return Promise.resolve()
  })
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME },
    errorHandler: (error, socket) => {
      if (isOfTheCaller(error)) return
      log.error('socket-defect', error)
      socket.terminate()
    },
  })

  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request) => {
        const deployment = deploymentOfRequest(request, deps.settings)
        if (!isOwnOrigin(request)) throw new Problem('FOREIGN_ORIGIN')
        const signed = await sessions.whoIs(authorizationOf(request), deployment.id)
        if (signed === undefined) throw new Problem('UNAUTHENTICATED')
        // Guests poll every 60 s instead (OP-77).
        if (signed.mode === 'guest') throw new Problem('NOT_FOR_GUESTS')
        signedOf.set(request, signed)
      },
    },
    (socket, request) => {
      const signed = signedOf.get(request)
      if (signed === undefined) return socket.close(CLOSE_CODES.signedOut)
      // A device has no session; its token identifies it.
      const owner = signed.sessionId || (authorizationOf(request) ?? '')
      if ((openOf.get(owner) ?? 0) >= MAX_SOCKETS) return socket.close(CLOSE_CODES.tooMany, 'too many sockets')
      const connection = new LiveConnection(deps, socket, signed)
      const pulse = { ping: () => socket.ping(), terminate: () => socket.terminate() }
      heartbeat.add(pulse)
      connections.add(connection)
      openOf.set(owner, (openOf.get(owner) ?? 0) + 1)
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (!isBinary) connection.receive(data.toString('utf8'))
      })
      socket.on('pong', () => heartbeat.answered(pulse))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        connection.end()
        connections.delete(connection)
        heartbeat.remove(pulse)
        const others = (openOf.get(owner) ?? 1) - 1
        if (others > 0) openOf.set(owner, others)
        else openOf.delete(owner)
      })
    },
  )

  const closeEnded = async () => {
    const sessionIds = new Set(hub.listeners().flatMap(({ sessionId }) => (sessionId === '' ? [] : [sessionId])))
    const ended = new Set(await sessions.endedAmong([...sessionIds]))
    if (ended.size > 0) hub.close(CLOSE_CODES.signedOut, 'signed out', ({ sessionId }) => ended.has(sessionId))
  }
  const beating = startBackgroundLoop(log, { failure: 'heartbeat-failed', every: HEARTBEAT_MS, run: heartbeat.beat })
  const checking = startBackgroundLoop(log, { failure: 'session-check-failed', every: HEARTBEAT_MS, run: closeEnded })
  const stopListening = sessions.onEnd((sessionId) => {
    if (sessionId !== undefined) hub.close(CLOSE_CODES.signedOut, 'signed out', (one) => one.sessionId === sessionId)
    else void checking.wake()
  })
  const stopRenewing = deps.feed.listen('account', (key) => {
    for (const { accountId, renew } of connections) if (accountId === key) renew()
  })
  app.addHook('onClose', async () => {
    stopListening()
    stopRenewing()
    await Promise.all([beating.stop(), checking.stop()])
  })
}
