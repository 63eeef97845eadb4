import { Deferred, Exit } from 'effect'
import { latest, SECOND, type Instant } from '../../domain/instant.ts'
import { updateWith, type OrderUpdate } from '../../domain/order/liveUpdate.ts'
import type { LinkFacts } from '../../domain/order/liveness.ts'
import {
  isOverdue,
  NOTHING_READ,
  withChanges,
  withEverything,
  withFailure,
  withLink,
  withPage,
  withRequest,
  type ReadingFacts,
  type Scope,
} from '../../domain/order/orderReading.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import type { CurrentOrdersEvent } from './CurrentOrdersEvent.ts'
import type { CurrentOrders } from './currentOrders.ts'

/** Signs of life are reported at most this often, in ms: more reports carry no information. */
const REPORTED_EVERY = SECOND

/** The state of the shown orders and their connection; reports changes as events. */
export class CurrentOrdersState {
  /** Completed when the pending request is abandoned. */
  givenUp: Deferred.Deferred<void> = Deferred.makeUnsafe()
  readonly #emit: (event: CurrentOrdersEvent) => void
  #facts: LinkFacts
  #reading = NOTHING_READ
  #shown: ReadonlySet<VendorId> = new Set()

  constructor(emit: (event: CurrentOrdersEvent) => void, isGuest: boolean) {
    this.#emit = emit
    this.#facts = {
      hasNetwork: true,
      socket: isGuest ? 'none' : 'never',
      lastMessageAt: undefined,
      lostAt: undefined,
      trueAt: undefined,
      askingSince: undefined,
      isRefused: false,
    }
  }

  get facts(): LinkFacts {
    return this.#facts
  }

  get reading(): ReadingFacts {
    return this.#reading
  }

  /** Whether the order belongs to the watched vendors, including those that the service itself counts among them. */
  mayShow({ vendorId }: Pick<OrderUpdate, 'vendorId'>, family: ReadonlySet<VendorId>): boolean {
    return family.has(vendorId) || this.#shown.has(vendorId)
  }

  /** A request begins, which `givenUp` abandons. */
  asking(scope: Scope, now: Instant, givenUp: Deferred.Deferred<void>): void {
    this.#reading = withRequest(this.#reading, scope, now)
    this.givenUp = givenUp
    if (scope === 'everything') this.#emit({ kind: 'asking' })
    this.#learn({ askingSince: now })
  }

  /** Of today's orders, those created at `oldest` or later have been read. */
  hasReadTo(oldest: Instant, now: Instant): void {
    this.#reading = withPage(this.#reading, oldest, now)
  }

  loaded(answered: CurrentOrders, askedAt: Instant): void {
    this.#reading = withEverything(this.#reading, askedAt)
    this.#shown = new Set(answered.orders.map(({ vendorId }) => vendorId))
    this.#emit({ kind: 'loaded', ...answered })
    this.#answered(askedAt)
  }

  /** Applies changes, from before the link came up, of orders that had already been read. */
  caughtUp(orders: ReadonlyArray<Order>, askedAt: Instant): void {
    this.#reading = withChanges(this.#reading)
    this.updated(orders.map((order) => updateWith(order)))
    this.#answered(askedAt)
  }

  failed(failure: ServiceFailure): void {
    this.#reading = withFailure(this.#reading)
    this.#emit({ kind: 'failed', failure })
    this.#learn({ askingSince: undefined, isRefused: true })
  }

  updated(updates: ReadonlyArray<OrderUpdate>): void {
    if (updates.length > 0) this.#emit({ kind: 'updates', updates })
  }

  hasNetwork(isThere: boolean): void {
    if (isThere !== this.#facts.hasNetwork) this.#learn({ hasNetwork: isThere })
  }

  /** Requires a full reload, and abandons a request that has waited long for its response or next page. */
  owesEverything(now: Instant): void {
    this.#owe({ ...this.#reading, owed: 'everything' }, now)
  }

  /** From now on, every change is pushed. Orders read earlier may have changed since, so they must be read again. */
  connected(now: Instant): void {
    this.#owe(withLink(this.#reading, now), now)
    this.#learn({ socket: 'up', lastMessageAt: now, lostAt: undefined })
  }

  /** While nothing is owed, every sign of life proves that the shown orders are current. */
  alive(now: Instant): void {
    const { socket, lastMessageAt, askingSince } = this.#facts
    if (socket !== 'up' && socket !== 'doubted') return
    if (socket === 'up' && lastMessageAt !== undefined && now >= lastMessageAt && now - lastMessageAt < REPORTED_EVERY)
      return
    const isTrue = this.#reading.owed === undefined && askingSince === undefined
    this.#learn({ socket: 'up', lastMessageAt: now, lostAt: undefined, ...(isTrue && { trueAt: now }) })
  }

  doubted(now: Instant): void {
    if (this.#facts.socket === 'up') this.#learn({ socket: 'doubted', lostAt: now })
  }

  /** Returns whether there was a link to lose. */
  lost(now: Instant): boolean {
    const { socket, lostAt = now } = this.#facts
    const wasUp = socket === 'up' || socket === 'doubted'
    if (wasUp) this.#learn({ socket: 'down', lostAt })
    else if (socket === 'never' && this.#facts.lostAt === undefined) this.#learn({ lostAt })
    return wasUp
  }

  #owe(reading: ReadingFacts, now: Instant): void {
    this.#reading = reading
    if (reading.owed !== undefined && isOverdue(reading, now)) Deferred.doneUnsafe(this.givenUp, Exit.void)
  }

  #answered(askedAt: Instant): void {
    const trueAt = latest(askedAt, this.#facts.trueAt ?? askedAt)
    this.#learn({ trueAt, askingSince: undefined, isRefused: false })
  }

  #learn(facts: Partial<LinkFacts>): void {
    this.#facts = { ...this.#facts, ...facts }
    this.#emit({ kind: 'link', facts: this.#facts })
  }
}
