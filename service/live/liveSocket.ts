import websocket from '@fastify/websocket'
import { Result, Schema } from 'effect'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { CLOSE_CODES, SubscribeToVendor } from '../../contract/live.ts'
import { startBackgroundLoop } from '../base/backgroundLoop.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { ChangeFeed } from '../store/changeFeed.ts'
import type { Sessions } from '../session/sessions.ts'
import { deploymentOfRequest } from '../http/deploymentOfRequest.ts'
import { Problem } from '../base/problems.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import type { AuthenticatedCaller } from '../http/authentication.ts'
import type { Account } from '../store/accountStore.ts'
import { makeHeartbeat } from './heartbeat.ts'
import type { Hub } from './hub.ts'
import type { Listener } from './audience.ts'
import { vendorFamily } from '../vendor/vendorFamily.ts'

type Deps = Pick<RouteDeps, 'settings' | 'log'> &
  WithStores<'accounts' | 'vendors'> & {
    readonly hub: Hub
    readonly feed: ChangeFeed
    readonly sessions: Pick<Sessions, 'whoIs' | 'endedAmong' | 'onEnd'>
  }

const HEARTBEAT_MS = 20_000
/** The most open sockets of one session in one process; more windows than people use. */
export const MAX_SOCKETS = 20
const MAX_FRAME = 16 * 1024
/** How long a closing socket waits for the close frame of its reader, in ms. */
const GOODBYE_MS = 3_000

const decodeFrame = Schema.decodeUnknownResult(Schema.fromJsonString(SubscribeToVendor))

/** The `Authorization` of the query: the value of the header in base64 (LIVE-02). */
const authorizationOf = (request: FastifyRequest): string | undefined => {
  const { Authorization: encoded } = request.query as { readonly Authorization?: unknown }
  return typeof encoded === 'string' ? Buffer.from(encoded, 'base64').toString('utf8') : undefined
}

/** A socket that is open. */
interface Present {
  readonly accountId: string
  /** Renews the subscription after a change of the account's vendors. */
  readonly renew: () => void
}

/** Refuses sockets opened by pages of other sites; programs that are not browsers send no Origin. */
const isOwnOrigin = ({ headers: { origin, host } }: FastifyRequest): boolean => {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Route for the live socket `/ws` (API-39, LIVE-01 to LIVE-08). */
export const liveSocket = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { hub, sessions, log } = deps
  const heartbeat = makeHeartbeat()
  const present = new Map<Listener, Present>()
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
      log.error('socket-defect', error)
      socket.terminate()
    },
  })

  const listenerOf = (socket: WebSocket, sessionId: string): Listener => ({
    sessionId,
    send: (frame) => socket.send(frame, { binary: false }),
    waiting: () => socket.bufferedAmount,
    close: (code, reason) => {
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
    },
  })

  /** The last confirmed subscription of each listener, as sent. */
  const confirmed = new WeakMap<Listener, string>()
  const subscribe = async (listener: Listener, account: Account, text: string, reply: (frame: unknown) => void) => {
    const frame = decodeFrame(text)
    if (Result.isFailure(frame)) return
    const { vendor_id: vendorId, include_outlets: withOutlets = false, batch = false } = frame.success.data
    // A repeated subscription is a keep-alive and needs no database query, except with outlets, which may be new.
    if (!withOutlets && confirmed.get(listener) === text)
      return reply({ type: 'subscribe_ok', data: { vendor_id: vendorId } })
    try {
      const found = await requireVendor(deps, account, vendorId)
      const vendorIds = await vendorFamily(deps, account, found, withOutlets)
      if (!present.has(listener)) return
      hub.subscribe(listener, { deployment: account.deployment, vendorIds, batch })
      confirmed.set(listener, text)
      reply({ type: 'subscribe_ok', data: { vendor_id: vendorId } })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      confirmed.delete(listener)
      hub.unsubscribe(listener)
      reply({ type: 'subscribe_error', data: { vendor_id: vendorId, code: error.code } })
    }
  }

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
      const listener = listenerOf(socket, signed.sessionId)
      const reply = (frame: unknown) => socket.send(JSON.stringify(frame))
      const pulse = { ping: () => socket.ping(), terminate: () => socket.terminate() }
      heartbeat.add(pulse)
      hub.join(listener)
      // Serializes the subscriptions of a socket, so that the last one sent wins.
      let turn: Promise<void> = Promise.resolve()
      const inTurn = (work: () => Promise<void>) => {
        turn = turn.then(work).catch((error: unknown) => log.error('subscription-failed', error))
      }
      let { account } = signed
      const renew = () =>
        inTurn(async () => {
          const found = await deps.stores.accounts.byId(account.id)
          if (found === undefined) {
            hub.leave(listener)
            listener.close(CLOSE_CODES.signedOut, 'signed out')
            return
          }
          account = found
          const subscriptionText = confirmed.get(listener)
          // Otherwise it would count as a keep-alive.
          confirmed.delete(listener)
          if (subscriptionText !== undefined) await subscribe(listener, account, subscriptionText, () => undefined)
        })
      openOf.set(owner, (openOf.get(owner) ?? 0) + 1)
      present.set(listener, { accountId: account.id, renew })
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (isBinary) return
        const text = data.toString('utf8')
        inTurn(() => subscribe(listener, account, text, reply))
      })
      socket.on('pong', () => heartbeat.answered(pulse))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        present.delete(listener)
        const others = (openOf.get(owner) ?? 1) - 1
        if (others > 0) openOf.set(owner, others)
        else openOf.delete(owner)
        heartbeat.remove(pulse)
        hub.leave(listener)
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
    for (const { accountId, renew } of present.values()) if (accountId === key) renew()
  })
  app.addHook('onClose', async () => {
    stopListening()
    stopRenewing()
    await Promise.all([beating.stop(), checking.stop()])
  })
}
