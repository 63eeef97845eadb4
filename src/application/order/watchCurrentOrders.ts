import { Clock, Effect, Queue, Stream, type Cause } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import { dayOf } from '../../domain/market/countryDay.ts'
import { CURRENT_ORDERS_LOOP, needsRefresh, updateAppliesTo, type OrderUpdate } from '../../domain/order/liveUpdate.ts'
import type { Order, VendorId } from '../../domain/order/order.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { LiveUpdates, type LiveEvent } from '../ports/LiveUpdates.ts'
import type { OrderRepository } from '../ports/OrderRepository.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import { WakeUps } from '../ports/WakeUps.ts'
import { currentOrders } from './currentOrders.ts'

/** How live the picture is. `polling` is a link that has not come back for a while. */
export type LinkState = 'live' | 'reconnecting' | 'polling'

export type CurrentOrdersEvent =
  /** The orders are being asked for: remember the revision of the book, for `replaceAll`. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'loaded'; readonly orders: ReadonlyArray<Order> }
  | { readonly kind: 'updates'; readonly updates: ReadonlyArray<OrderUpdate> }
  /** `lastUpdate`: when the picture was last known to be true; absent before the first answer. */
  | { readonly kind: 'link'; readonly state: LinkState; readonly lastUpdate: Instant | undefined }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }

/** Ms without a link until it is called polling. */
const RECONNECTING_FOR = 10_000

interface Watching {
  readonly vendorId: VendorId
  readonly includeOutlets: boolean
  /** With flag DynamicTimeEstimation, or for a guest (TRACK-16); read anew each time. */
  readonly dynamicOrGuest: () => boolean
}

type Events = Queue.Queue<CurrentOrdersEvent, Cause.Done>

/**
 * The current orders of a vendor, for as long as somebody looks (TRACK-15): all of them first, then every change as it
 * is pushed (LIVE-01), those of today (LIVE-09). They are asked for again when a loop of 5 s finds them stale
 * (TRACK-16, TRACK-17), and at once when the link is back, the network is, or the page is looked at again. A failed
 * question is told and repeated by the loop.
 */
export const watchCurrentOrders = (
  watching: Watching,
): Stream.Stream<CurrentOrdersEvent, never, CurrentDeployment | LiveUpdates | OrderRepository | WakeUps> =>
  Stream.callback<CurrentOrdersEvent, never, CurrentDeployment | LiveUpdates | OrderRepository | WakeUps>((events) =>
    Effect.gen(function* () {
      const live = yield* LiveUpdates
      const wakeUps = yield* WakeUps
      const picture = new Picture(events)
      const bell = yield* Queue.sliding<void>(1)
      const askAgain = Effect.suspend(() => {
        picture.isOwed = true
        return Queue.offer(bell, undefined)
      })
      yield* askAgain
      yield* Effect.all(
        [
          Effect.forever(Effect.andThen(Queue.take(bell), askIfNeeded(watching, picture))),
          Effect.forever(Effect.andThen(Effect.sleep(CURRENT_ORDERS_LOOP), Queue.offer(bell, undefined))),
          Stream.runForEach(wakeUps, () => askAgain),
          Stream.runForEach(live.ofVendor(watching.vendorId, watching.includeOutlets), (event) =>
            hear(event, picture, askAgain),
          ),
          Effect.forever(Effect.andThen(Effect.sleep(RECONNECTING_FOR / 10), picture.lookAtLink)),
        ],
        { concurrency: 'unbounded', discard: true },
      )
    }),
  )

/** What is known about the picture on the screen. */
class Picture {
  /** Something happened after which the orders have to be asked for, however young they are. */
  isOwed = false
  loadedAt: Instant | undefined
  readonly #events: Events
  #lastTrue: Instant | undefined
  #link: LinkState | undefined
  #lostAt: Instant | undefined

  constructor(events: Events) {
    this.#events = events
  }

  readonly emit = (event: CurrentOrdersEvent): void => void Queue.offerUnsafe(this.#events, event)

  readonly loaded = (orders: ReadonlyArray<Order>, askedAt: Instant): void => {
    this.loadedAt = askedAt
    this.#lastTrue = Math.max(askedAt, this.#lastTrue ?? askedAt)
    this.emit({ kind: 'loaded', orders })
    if (this.#link !== undefined) this.#tellLink(this.#link)
  }

  readonly linked = (): void => {
    this.#lostAt = undefined
    this.#tellLink('live')
  }

  readonly lost = (now: Instant): void => {
    if (this.#link === 'live') this.#lastTrue = now
    this.#lostAt ??= now
    if (this.#link !== 'polling') this.#tellLink('reconnecting')
  }

  readonly lookAtLink = Effect.map(Clock.currentTimeMillis, (now) => {
    const isOverdue = this.#lostAt !== undefined && now - this.#lostAt >= RECONNECTING_FOR
    if (isOverdue && this.#link === 'reconnecting') this.#tellLink('polling')
  })

  #tellLink(state: LinkState): void {
    this.#link = state
    this.emit({ kind: 'link', state, lastUpdate: this.#lastTrue })
  }
}

const askIfNeeded = Effect.fnUntraced(function* (
  { vendorId, includeOutlets, dynamicOrGuest }: Watching,
  picture: Picture,
) {
  const now = yield* Clock.currentTimeMillis
  const stale = needsRefresh({ lastUpdate: picture.loadedAt, now, dynamicOrGuest: dynamicOrGuest() })
  if (!picture.isOwed && !stale) return
  picture.isOwed = false
  picture.emit({ kind: 'asking' })
  yield* Effect.match(currentOrders(vendorId, includeOutlets), {
    onSuccess: (orders) => picture.loaded(orders, now),
    onFailure: (failure) => {
      picture.isOwed = true
      picture.emit({ kind: 'failed', failure })
    },
  })
})

const hear = Effect.fnUntraced(function* (event: LiveEvent, picture: Picture, askAgain: Effect.Effect<unknown>) {
  const now = yield* Clock.currentTimeMillis
  if (event.kind === 'updates') {
    const { country } = yield* CurrentDeployment
    const updates = event.updates.filter((update) =>
      updateAppliesTo('tracking', update, now, (moment) => dayOf(moment, country.timeZone)),
    )
    if (updates.length > 0) picture.emit({ kind: 'updates', updates })
  } else if (event.kind === 'connected') {
    picture.linked()
    yield* askAgain
  } else picture.lost(now)
})
