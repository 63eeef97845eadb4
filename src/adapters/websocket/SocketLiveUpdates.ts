import { Effect, Queue, Random, Schedule as Repeat, Stream, type Cause } from 'effect'
import type { LoginOfCalls } from '../../application/ports/CurrentSession.ts'
import { SignedOut } from '../../application/ports/ServiceFailure.ts'
import type { LiveEvent, LiveSubscription, LiveUpdatesPort } from '../../application/ports/LiveUpdates.ts'
import type { WakeUp } from '../../application/ports/WakeUps.ts'
import { SECOND } from '../../domain/instant.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'
import { socketAuthorization, type Credentials } from '../../domain/session/authorization.ts'
import { credentialsOf } from '../../domain/session/login.ts'
import type { Schedule } from '../clock/frameSchedule.ts'
import { SocketLink, type LinkEnd } from './SocketLink.ts'
import { UpdateQueue, type Log, type RawUpdate } from './liveFrames.ts'

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
/**
 * The pace of decoding: ms between two turns, ms of each turn, and the number of turns after which results are
 * delivered.
 */
interface Pace {
  readonly after: number
  readonly most: number
  readonly handsOverEvery: number
}
/** Visible orders: at once, then with every frame. Rendering them takes about four times as long as decoding. */
const IN_SIGHT: Pace = { after: 0, most: 2.5, handsOverEvery: 1 }
/**
 * Invisible orders: they are only counted and sorted, five times a second. They are decoded in between, because the
 * frame that shows the counts has enough to do.
 */
const OUT_OF_SIGHT: Pace = { after: 50, most: 3, handsOverEvery: 4 }

export interface SocketWorld {
  /** Such as 'wss://host/ws' (LIVE-01). */
  readonly url: string
  readonly currency: CurrencyCode
  readonly sessions: LoginOfCalls
  readonly wakeUps: Stream.Stream<WakeUp>
  readonly open: (url: string) => WebSocket
  /** Schedules the next delivery with the screen's frames. */
  readonly schedule: Schedule
  /** Elapsed ms with high resolution. */
  readonly elapsed: () => number
  readonly log: Log
}

type Listening = Exclude<Credentials, { readonly mode: 'guest' }>
type Events = Queue.Queue<LiveEvent, Cause.Done>

/** Order changes from the live socket (API-39). The stream ends without a session (LIVE-12). */
export const makeSocketLiveUpdates = (world: SocketWorld): LiveUpdatesPort => ({
  ofVendor: (subscription) =>
    Stream.callback<LiveEvent>((events) =>
      Effect.gen(function* () {
        Queue.offerUnsafe(events, { kind: 'disconnected' })
        const inSight = yield* handingOver(world, events, IN_SIGHT)
        const others = yield* handingOver(world, events, OUT_OF_SIGHT)
        const { isInSight = () => true } = subscription
        const take = (update: RawUpdate) => {
          const [now, before] = isInSight(update.orderId) ? [inSight, others] : [others, inSight]
          const waiting = before.queue.release(update.orderId)
          if (waiting !== undefined) now.queue.take(waiting)
          now.queue.take(update)
        }
        const updated = (updates: ReadonlyArray<RawUpdate>) => {
          updates.forEach(take)
          inSight.soon()
          others.soon()
        }
        yield* connectForEver(world, events, updated, subscription)
      }).pipe(Effect.catchTag('SignedOut', () => Queue.end(events))),
    ),
})

/**
 * Delivers at once after a pause, then at the given pace: not before the previous delivery was taken, and limited by
 * time. Under heavy load the screen stays responsive, and a waiting order is delivered in its newest version.
 */
const handingOver = Effect.fnUntraced(function* (world: SocketWorld, events: Events, pace: Pace) {
  const queue = new UpdateQueue(world.currency, world.log)
  const decoded: Array<OrderUpdate> = []
  let turn = 0
  let callOff: (() => void) | undefined
  yield* Effect.addFinalizer(() => Effect.sync(() => callOff?.()))
  const goOn = () => {
    if (queue.isEmpty && decoded.length === 0) {
      turn = 0
      return
    }
    if (Queue.sizeUnsafe(events) === 0) {
      const end = world.elapsed() + pace.most
      decoded.push(...queue.drain(() => world.elapsed() >= end))
      if (turn % pace.handsOverEvery === 0 && decoded.length > 0)
        Queue.offerUnsafe(events, { kind: 'updates', updates: decoded.splice(0) })
      turn += 1
    }
    callOff = world.schedule(() => {
      callOff = undefined
      goOn()
    }, pace.after)
  }
  return { queue, soon: () => callOff === undefined && goOn() }
})

const connectForEver = (
  world: SocketWorld,
  events: Events,
  updated: (updates: ReadonlyArray<RawUpdate>) => void,
  { vendorId, includeOutlets }: LiveSubscription,
) => {
  const connectOnce = Effect.gen(function* () {
    const login = yield* patientLogin(world.sessions)
    const credentials = credentialsOf(login)
    // Guests have no live updates (OP-77).
    if (credentials.mode === 'guest') return yield* new SignedOut()
    let wasConnected = false
    const link = new SocketLink({ vendorId, includeOutlets }, world.log, {
      subscribed: () => {
        Queue.offerUnsafe(events, { kind: wasConnected ? 'heard' : 'connected' })
        wasConnected = true
      },
      updated,
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

const patientLogin = (sessions: LoginOfCalls) =>
  Effect.retry(sessions.fresh, {
    while: ({ _tag }) => _tag === 'ServiceUnavailable',
    schedule: Repeat.spaced(RECONNECT_EVERY),
  }).pipe(Effect.catchTag('ServiceUnavailable', () => Effect.never))

/** The lifetime of one connection; closes it however it ends. */
const living = ({ url, open }: SocketWorld, link: SocketLink, credentials: Listening) =>
  Effect.callback<LinkEnd>((resume) => {
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
    Effect.as<LinkEnd>('closed'),
  )
