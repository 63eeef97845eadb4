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
import { UpdateGatherer, type Log, type RawUpdate } from './liveFrames.ts'

/** Ms between two attempts (LIVE-05, CONST-34), and between two looks at the send queue (LIVE-04, CONST-35). */
const RECONNECT_EVERY = SECOND
const LOOK_EVERY = SECOND
/** Ms until the next attempt where the session has too many sockets: until a window is closed the page polls. */
const WHEN_TOO_MANY = 60 * SECOND
/** Ms between two turns, how many ms of each are for decoding, and every which turn hands over what is decoded. */
interface Pace {
  readonly after: number
  readonly most: number
  readonly handsOverEvery: number
}
/** At once, and then with every frame of the screen; what the screen then does with it takes about four times as long. */
const IN_SIGHT: Pace = { after: 0, most: 2.5, handsOverEvery: 1 }
/**
 * Nobody sees these: they are counted and put in their places, no more, five times a second. They are decoded in between:
 * the frame that shows the counts has enough to do.
 */
const OUT_OF_SIGHT: Pace = { after: 50, most: 3, handsOverEvery: 4 }

export interface SocketWorld {
  /** 'wss://host/ws' (LIVE-01). */
  readonly url: string
  readonly currency: CurrencyCode
  readonly sessions: LoginOfCalls
  readonly wakeUps: Stream.Stream<WakeUp>
  readonly open: (url: string) => WebSocket
  /** When the next may be handed over: with the frames of the screen. */
  readonly schedule: Schedule
  /** Ms since some moment, finely. */
  readonly elapsed: () => number
  readonly log: Log
}

type Listening = Exclude<Credentials, { readonly mode: 'guest' }>
type Events = Queue.Queue<LiveEvent, Cause.Done>

/** Order changes from the live socket (API-39). Without a session the stream ends (LIVE-12). */
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
          const waiting = before.gatherer.release(update.orderId)
          if (waiting !== undefined) now.gatherer.take(waiting)
          now.gatherer.take(update)
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
 * Hands over at once what comes after a rest, and the next at its pace: not before what was handed over last has been
 * taken, and no more than there is time for. Under a flood the screen stays smooth, and what waits is told by its newest
 * version.
 */
const handingOver = Effect.fnUntraced(function* (world: SocketWorld, events: Events, pace: Pace) {
  const gatherer = new UpdateGatherer(world.currency, world.log)
  const decoded: Array<OrderUpdate> = []
  let turn = 0
  let callOff: (() => void) | undefined
  yield* Effect.addFinalizer(() => Effect.sync(() => callOff?.()))
  const goOn = () => {
    if (gatherer.isEmpty && decoded.length === 0) {
      turn = 0
      return
    }
    if (Queue.sizeUnsafe(events) === 0) {
      const end = world.elapsed() + pace.most
      decoded.push(...gatherer.drain(() => world.elapsed() >= end))
      if (turn % pace.handsOverEvery === 0 && decoded.length > 0)
        Queue.offerUnsafe(events, { kind: 'updates', updates: decoded.splice(0) })
      turn += 1
    }
    callOff = world.schedule(() => {
      callOff = undefined
      goOn()
    }, pace.after)
  }
  return { gatherer, soon: () => callOff === undefined && goOn() }
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
    // No guest listens (OP-77).
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
    // Everybody loses the link at the same moment when a service restarts. The first attempt of each comes at a
    // moment of its own within the second, so that they do not all come at once; after that each keeps its second.
    if (end === 'too-many') return yield* Effect.sleep(WHEN_TOO_MANY)
    const wait = wasConnected ? (yield* Random.next) * RECONNECT_EVERY : RECONNECT_EVERY
    yield* Effect.sleep(wait)
  })
  return Effect.forever(connectOnce)
}

const patientLogin = (sessions: LoginOfCalls) =>
  Effect.retry(sessions.fresh, {
    while: ({ _tag }) => _tag === 'ServiceUnavailable',
    schedule: Repeat.spaced(RECONNECT_EVERY),
  }).pipe(Effect.catchTag('ServiceUnavailable', () => Effect.never))

/** The life of one connection; whatever ends it also closes it. */
const living = ({ url, open }: SocketWorld, link: SocketLink, credentials: Listening) =>
  Effect.callback<LinkEnd>((resume) => {
    const authorization = encodeURIComponent(socketAuthorization(credentials))
    link.live(
      () => open(`${url}?Authorization=${authorization}`),
      (end) => resume(Effect.succeed(end)),
    )
    return Effect.sync(() => link.close())
  })

/** Looks every second: at what waits to be sent (LIVE-04), and whether anything is heard at all. */
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
