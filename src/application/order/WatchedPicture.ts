import { Deferred, Exit } from 'effect'
import { instantAt, latest, SECOND, type Instant } from '../../domain/instant.ts'
import { updateWith, type OrderUpdate } from '../../domain/order/liveUpdate.ts'
import type { LinkFacts } from '../../domain/order/liveness.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import type { CurrentOrdersEvent } from './CurrentOrdersEvent.ts'

/** Signs of life are reported at most this often, in ms: more reports carry no information. */
const TOLD_EVERY = SECOND
/** A request pending for this long is abandoned for a new one when the network seems to be back, in ms. */
const GIVEN_UP_AFTER = 3 * SECOND

/** Earlier than every order. */
const FROM_THE_FIRST = instantAt(Number.NEGATIVE_INFINITY)

/** What must be requested regardless of the age of the shown orders: all orders, or those created since a moment. */
export type Owed = 'everything' | { readonly since: Instant }

/** The state of the shown orders and their connection; reports changes as events. */
export class WatchedPicture {
  owed: Owed | undefined = 'everything'
  loadedAt: Instant | undefined
  /** Completed when the pending request is abandoned. */
  givenUp: Deferred.Deferred<void> = Deferred.makeUnsafe()
  readonly #tell: (event: CurrentOrdersEvent) => void
  #facts: LinkFacts
  #shown: ReadonlySet<VendorId> = new Set()
  /** The pending request, and since when it has waited for its next page. */
  #asked: Owed | undefined
  #waitingSince: Instant | undefined
  /**
   * Set if the link came up while all orders were being read: from when on the link reports changes of orders not read
   * yet.
   */
  #readWithoutLink: 'next page' | Instant | undefined

  constructor(tell: (event: CurrentOrdersEvent) => void, isGuest: boolean) {
    this.#tell = tell
    this.#facts = {
      hasNetwork: true,
      socket: isGuest ? 'none' : 'never',
      heardAt: undefined,
      lostAt: undefined,
      trueAt: undefined,
      askingSince: undefined,
      isRefused: false,
    }
  }

  get facts(): LinkFacts {
    return this.#facts
  }

  /** Whether the order belongs to the watched vendors, including those that the service itself counts among them. */
  mayShow({ vendorId }: Pick<OrderUpdate, 'vendorId'>, family: ReadonlySet<VendorId>): boolean {
    return family.has(vendorId) || this.#shown.has(vendorId)
  }

  /** Returns what to request: what is owed, or everything if the orders are merely old. */
  asking(now: Instant, givenUp: Deferred.Deferred<void>): Owed {
    const asked = this.owed ?? 'everything'
    this.owed = undefined
    this.#asked = asked
    this.#waitingSince = now
    this.#readWithoutLink = undefined
    this.givenUp = givenUp
    if (asked === 'everything') this.#tell({ kind: 'asking' })
    this.#learn({ askingSince: now })
    return asked
  }

  /** Of today's orders, those created at `oldest` or later have been read. */
  hasReadTo(oldest: Instant, now: Instant): void {
    this.#waitingSince = now
    // This page may have been read just before the link came up; later pages are requested with the link up.
    if (this.#readWithoutLink === 'next page') this.#readWithoutLink = oldest
  }

  loaded(orders: ReadonlyArray<Order>, askedAt: Instant): void {
    this.loadedAt = askedAt
    this.#shown = new Set(orders.map(({ vendorId }) => vendorId))
    // No page of today arrived after the link came up, so all of them were read without it.
    if (this.#readWithoutLink !== undefined)
      this.owed ??= { since: this.#readWithoutLink === 'next page' ? FROM_THE_FIRST : this.#readWithoutLink }
    this.#tell({ kind: 'loaded', orders })
    this.#answered(askedAt)
  }

  /** Applies changes, from before the link came up, of orders that had already been read. */
  caughtUp(orders: ReadonlyArray<Order>, askedAt: Instant): void {
    this.updated(orders.map((order) => updateWith(order)))
    this.#answered(askedAt)
  }

  failed(failure: ServiceFailure): void {
    this.owed = 'everything'
    this.#asked = undefined
    this.#waitingSince = undefined
    this.#tell({ kind: 'failed', failure })
    this.#learn({ askingSince: undefined, isRefused: true })
  }

  updated(updates: ReadonlyArray<OrderUpdate>): void {
    if (updates.length > 0) this.#tell({ kind: 'updates', updates })
  }

  hasNetwork(isThere: boolean): void {
    if (isThere !== this.#facts.hasNetwork) this.#learn({ hasNetwork: isThere })
  }

  /** Requires a full reload, and abandons a request that has waited long for its response or next page. */
  owesEverything(now: Instant): void {
    this.owed = 'everything'
    if (this.#isOverdue(now)) Deferred.doneUnsafe(this.givenUp, Exit.void)
  }

  /** From now on, every change is pushed. Orders read earlier may have changed since, so they must be read again. */
  connected(now: Instant): void {
    if (this.#asked === 'everything' && !this.#isOverdue(now)) this.#readWithoutLink = 'next page'
    else this.owesEverything(now)
    this.#learn({ socket: 'up', heardAt: now, lostAt: undefined })
  }

  /** While nothing is owed, every sign of life proves that the shown orders are current. */
  heard(now: Instant): void {
    const { socket, heardAt, askingSince, isRefused } = this.#facts
    if (socket !== 'up' && socket !== 'doubted') return
    if (socket === 'up' && heardAt !== undefined && now >= heardAt && now - heardAt < TOLD_EVERY) return
    const isTrue = this.owed === undefined && askingSince === undefined && !isRefused
    this.#learn({ socket: 'up', heardAt: now, lostAt: undefined, ...(isTrue && { trueAt: now }) })
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

  #isOverdue(now: Instant): boolean {
    return this.#waitingSince !== undefined && now - this.#waitingSince >= GIVEN_UP_AFTER
  }

  #answered(askedAt: Instant): void {
    this.#asked = undefined
    this.#waitingSince = undefined
    const trueAt = latest(askedAt, this.#facts.trueAt ?? askedAt)
    this.#learn({ trueAt, askingSince: undefined, isRefused: false })
  }

  #learn(facts: Partial<LinkFacts>): void {
    this.#facts = { ...this.#facts, ...facts }
    this.#tell({ kind: 'link', facts: this.#facts })
  }
}
