import { Effect, Queue, Random, Schedule as Repeat, Stream, type Cause } from 'effect'
import type { LoginProvider } from '../../application/ports/CurrentSession.ts'
import { SignedOut } from '../../application/ports/ServiceFailure.ts'
import type { LiveEvent, LiveSubscription, LiveUpdatesPort } from '../../application/ports/LiveUpdates.ts'
import type { WakeUp } from '../../application/ports/WakeUps.ts'
import { SECOND } from '../../domain/instant.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { socketAuthorization, type Credentials } from '../../domain/session/authorization.ts'
import { credentialsOf } from '../../domain/session/login.ts'
import { SocketLink, type CloseReason } from './SocketLink.ts'
import { frameReader, type Log } from './liveFrames.ts'

/**
 * The ms between two connection attempts (LIVE-05, CONST-34) and between two checks of the send queue (LIVE-04,
 * CONST-35).
 */
const RECONNECT_EVERY = SECOND
const LOOK_EVERY = SECOND
/** The ms within which all pages come back to a service that stops; it is away for a moment anyway. */
const WHEN_GOING_AWAY = 5 * SECOND
/** The ms until the next attempt if the session has too many sockets; the page polls meanwhile. */
const WHEN_TOO_MANY = 60 * SECOND
export interface SocketDeps {
  /** Such as 'wss://host/ws' (LIVE-01). */
  readonly url: string
  readonly currency: CurrencyCode
  readonly sessions: LoginProvider
  readonly wakeUps: Stream.Stream<WakeUp>
  readonly open: (url: string) => WebSocket
  readonly log: Log
}

type Listening = Exclude<Credentials, { readonly mode: 'guest' }>
type Events = Queue.Queue<LiveEvent, Cause.Done>

/** Order changes from the live socket (API-39). The stream ends without a session (LIVE-12). */
export const makeSocketLiveUpdates = (world: SocketDeps): LiveUpdatesPort => ({
  ofVendor: (subscription) =>
    Stream.callback<LiveEvent>((events) =>
      Effect.gen(function* () {
        Queue.offerUnsafe(events, { kind: 'disconnected' })
        yield* connectForEver(world, events, subscription)
      }).pipe(Effect.catchTag('SignedOut', () => Queue.end(events))),
    ),
})

const connectForEver = (world: SocketDeps, events: Events, { vendorId, includeOutlets }: LiveSubscription) => {
  const read = frameReader(world.currency, world.log)
  const connectOnce = Effect.gen(function* () {
    const login = yield* patientLogin(world.sessions)
    const credentials = credentialsOf(login)
    // Guests have no live updates (OP-77).
    if (credentials.mode === 'guest') return yield* new SignedOut()
    let wasConnected = false
    const link = new SocketLink({ vendorId, includeOutlets }, world.log, read, {
      subscribed: () => {
        Queue.offerUnsafe(events, { kind: wasConnected ? 'alive' : 'connected' })
        wasConnected = true
      },
      updated: (updates) => void Queue.offerUnsafe(events, { kind: 'updates', updates }),
    })
    const end = yield* Effect.raceAllFirst([
      living(world, link, credentials),
      lookingAfter(link, () => wasConnected && Queue.offerUnsafe(events, { kind: 'doubted' })),
      Stream.runForEach(world.wakeUps, () => Effect.sync(() => link.doubt())).pipe(Effect.andThen(Effect.never)),
    ])
    if (wasConnected) Queue.offerUnsafe(events, { kind: 'disconnected' })
    if (end === 'session-over')
      yield* Effect.catchTag(world.sessions.replace(login), 'ServiceUnavailable', () => Effect.void)
    // When a service restarts, all pages lose their links at once. A random delay spreads their first attempts: within
    // a second after a lost link, within five after the service has said that it stops. Later attempts keep their
    // interval.
    if (end === 'too-many') return yield* Effect.sleep(WHEN_TOO_MANY)
    const within = end === 'going-away' ? WHEN_GOING_AWAY : RECONNECT_EVERY
    const wait = wasConnected || end === 'going-away' ? (yield* Random.next) * within : RECONNECT_EVERY
    yield* Effect.sleep(wait)
  })
  return Effect.forever(connectOnce)
}

const patientLogin = (sessions: LoginProvider) =>
  Effect.retry(sessions.fresh, {
    while: ({ _tag }) => _tag === 'ServiceUnavailable',
    schedule: Repeat.spaced(RECONNECT_EVERY),
  }).pipe(Effect.catchTag('ServiceUnavailable', () => Effect.never))

/** The lifetime of one connection; closes it however it ends. */
const living = ({ url, open }: SocketDeps, link: SocketLink, credentials: Listening) =>
  Effect.callback<CloseReason>((resume) => {
    const authorization = encodeURIComponent(socketAuthorization(credentials))
    link.live(
      () => open(`${url}?Authorization=${authorization}`),
      (end) => resume(Effect.succeed(end)),
    )
    return Effect.sync(() => link.close())
  })

/** Checks the send queue (LIVE-04) and the silence of the link every second. */
const lookingAfter = (link: SocketLink, doubted: () => void) =>
  Effect.sleep(LOOK_EVERY).pipe(
    Effect.andThen(
      Effect.sync(() => {
        const state = link.look()
        if (state === 'doubted') doubted()
        return state
      }),
    ),
    Effect.repeat({ until: (state) => state === 'dead' }),
    Effect.as<CloseReason>('closed'),
  )
