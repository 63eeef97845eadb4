import { Clock, Deferred, Effect, Queue, Random, Stream, type Cause } from 'effect'
import { instantAt, SECOND, type Instant } from '../../domain/instant.ts'
import { dayOf, startOfDay } from '../../domain/market/countryDay.ts'
import { CURRENT_ORDERS_LOOP, updateAppliesTo } from '../../domain/order/liveUpdate.ts'
import { nextScope, since, type Scope } from '../../domain/order/orderReading.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Mode } from '../../domain/session/mode.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import type { GuestOrders } from '../ports/GuestOrders.ts'
import { LiveUpdates, type LiveEvent } from '../ports/LiveUpdates.ts'
import { Network } from '../ports/Network.ts'
import type { OrderRepository } from '../ports/OrderRepository.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import { WakeUps } from '../ports/WakeUps.ts'
import type { CurrentOrdersEvent } from './CurrentOrdersEvent.ts'
import { currentOrders, type CurrentOrders } from './currentOrders.ts'
import { guestOrders } from './guestOrders.ts'
import { CurrentOrdersState } from './CurrentOrdersState.ts'

export interface WatchOptions {
  readonly vendorId: VendorId
  readonly includeOutlets: boolean
  /** The vendors whose orders may be pushed: the vendor, and its outlets if they are included. */
  readonly family: ReadonlySet<VendorId>
  /** Guests see only their own orders and have no socket (TRACK-26, OP-77). */
  readonly mode: Mode
  /** Flag DynamicTimeEstimation (TRACK-16); evaluated each time. */
  readonly dynamicEstimation: () => boolean
  /** Whether old orders are requested again: only where they are shown (TRACK-15). */
  readonly isPolled: boolean
}

type Ports = CurrentDeployment | GuestOrders | LiveUpdates | Network | OrderRepository | WakeUps
type Events = Queue.Queue<CurrentOrdersEvent, Cause.Done>

/**
 * After a lost link, the orders are requested after this delay, in ms: calls may succeed where the socket cannot
 * connect.
 */
const RELOAD_AFTER_LOSS = 2 * SECOND

/**
 * Watches the current orders of a vendor (TRACK-15): first all of them, then every pushed change (LIVE-01) of today's
 * orders (LIVE-09). They are requested again when a 5 s loop finds them stale (TRACK-16, TRACK-17), and at once when
 * the link stays lost or is back, the network is back, or the page wakes up or becomes visible again. A failed request
 * is reported and repeated by the loop.
 */
export const watchCurrentOrders = (options: WatchOptions): Stream.Stream<CurrentOrdersEvent, never, Ports> =>
  Stream.callback<CurrentOrdersEvent, never, Ports>((events: Events) =>
    Effect.gen(function* () {
      const isGuest = options.mode === 'guest'
      const state = new CurrentOrdersState((event) => void Queue.offerUnsafe(events, event), isGuest)
      const checks = yield* Queue.sliding<void>(1)
      const check = Queue.offer(checks, undefined)
      const askAgain = Effect.gen(function* () {
        state.owesEverything(yield* currentInstant)
        yield* check
      })
      yield* check
      const wakeUps = yield* WakeUps
      const network = yield* Network
      yield* Effect.all(
        [
          Effect.forever(Effect.andThen(Queue.take(checks), askIfNeeded(options, state))),
          options.isPolled ? Effect.forever(Effect.andThen(Effect.sleep(CURRENT_ORDERS_LOOP), check)) : Effect.void,
          Stream.runForEach(wakeUps, () => askAgain),
          Stream.runForEach(network, (isThere) => Effect.sync(() => state.hasNetwork(isThere))),
          isGuest ? Effect.void : listen(options, state, { askAgain, check }),
        ],
        { concurrency: 'unbounded', discard: true },
      )
    }),
  )

const isDynamicOrGuest = ({ mode, dynamicEstimation }: WatchOptions): boolean => mode === 'guest' || dynamicEstimation()

const askIfNeeded = Effect.fnUntraced(function* (options: WatchOptions, state: CurrentOrdersState) {
  const now = yield* currentInstant
  const scope = nextScope(state.reading, { now, dynamicOrGuest: isDynamicOrGuest(options) })
  if (scope === undefined) return
  yield* ask(options, state, scope)
  // Changes from before the link came up do not wait for the loop.
  const { owed } = state.reading
  if (typeof owed === 'object') yield* ask(options, state, owed)
})

const ask = Effect.fnUntraced(function* (options: WatchOptions, state: CurrentOrdersState, scope: Scope) {
  const { vendorId, includeOutlets } = options
  const clock = yield* Clock.Clock
  const { country } = yield* CurrentDeployment
  const now = yield* currentInstant
  state.asking(scope, now, yield* Deferred.make<void>())
  const orders: Effect.Effect<CurrentOrders, ServiceFailure, CurrentDeployment | GuestOrders | OrderRepository> =
    options.mode === 'guest'
      ? guestOrders(vendorId)
      : currentOrders({
          vendorId,
          includeOutlets,
          since: since(scope, startOfDay(now, country.timeZone)),
          hasReadTo: (oldest) => state.hasReadTo(oldest, instantAt(clock.currentTimeMillisUnsafe())),
        })
  const answering = Effect.match(orders, {
    onSuccess: (answered) =>
      scope === 'everything' ? state.loaded(answered, now) : state.caughtUp(answered.orders, now),
    onFailure: (failure) => state.failed(failure),
  })
  yield* Effect.raceFirst(answering, Deferred.await(state.givenUp))
})

const listen = Effect.fnUntraced(function* (
  options: WatchOptions,
  state: CurrentOrdersState,
  { askAgain, check }: { readonly askAgain: Effect.Effect<unknown>; readonly check: Effect.Effect<unknown> },
) {
  const live = yield* LiveUpdates
  const { country } = yield* CurrentDeployment
  const today = (moment: Instant) => dayOf(moment, country.timeZone)
  const lost = yield* Queue.sliding<void>(1)
  const reloadIfStillDown = Effect.gen(function* () {
    yield* Queue.take(lost)
    yield* Effect.sleep(RELOAD_AFTER_LOSS + (yield* Random.next) * SECOND)
    if (state.facts.socket === 'down') yield* askAgain
  })
  const handleEvent = Effect.fnUntraced(function* (event: LiveEvent) {
    const now = yield* currentInstant
    if (event.kind === 'updates') {
      state.alive(now)
      const ours = event.updates.filter((update) => state.mayShow(update, options.family))
      state.updated(ours.filter((update) => updateAppliesTo('tracking', update, now, today)))
    } else if (event.kind === 'alive') state.alive(now)
    else if (event.kind === 'doubted') state.doubted(now)
    else if (event.kind === 'connected') {
      state.connected(now)
      yield* check
    } else if (state.lost(now)) yield* Queue.offer(lost, undefined)
  })
  yield* Effect.raceFirst(Stream.runForEach(live.ofVendor(options), handleEvent), Effect.forever(reloadIfStillDown))
})
