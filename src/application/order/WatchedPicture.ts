import { Deferred, Exit } from 'effect'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'
import type { LinkFacts } from '../../domain/order/liveness.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import type { CurrentOrdersEvent } from './CurrentOrdersEvent.ts'

/** Signs of life are told at most so often, in ms: thousands a second say no more than one. */
const TOLD_EVERY = SECOND
/** A question that has waited so long is given up for a new one when something says that the network is back, in ms. */
const GIVEN_UP_AFTER = 3 * SECOND

/** What has to be asked for, however young the picture is: all orders, or only those created since a moment. */
export type Owed = 'everything' | { readonly since: Instant }

/** What is known about the picture on the screen; tells whoever shows it. */
export class WatchedPicture {
  owed: Owed | undefined = 'everything'
  loadedAt: Instant | undefined
  /** Done when nobody waits for the present question any more. */
  givenUp: Deferred.Deferred<void> = Deferred.makeUnsafe()
  readonly #tell: (event: CurrentOrdersEvent) => void
  #facts: LinkFacts
  #shown: ReadonlySet<VendorId> = new Set()
  /** The question that is being answered, and since when it has waited for the next of its pages. */
  #asked: Owed | undefined
  #waitingSince: Instant | undefined
  /** While everything is being read: the link came up meanwhile, and from where on it tells of what was not read yet. */
  #unheard: 'next page' | Instant | undefined

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

  /** Of the vendors that are looked at, or of one that the service itself counts among them. */
  mayShow({ vendorId }: Order, family: ReadonlySet<VendorId>): boolean {
    return family.has(vendorId) || this.#shown.has(vendorId)
  }

  /** Answers what is asked for: what is owed, or everything when the picture is merely old. */
  asking(now: Instant, givenUp: Deferred.Deferred<void>): Owed {
    const asked = this.owed ?? 'everything'
    this.owed = undefined
    this.#asked = asked
    this.#waitingSince = now
    this.#unheard = undefined
    this.givenUp = givenUp
    if (asked === 'everything') this.#tell({ kind: 'asking' })
    this.#learn({ askingSince: now })
    return asked
  }

  /** Of today's orders those created then or later have been read. */
  hasReadTo(oldest: Instant, now: Instant): void {
    this.#waitingSince = now
    // This page may have been read just before the link was there; the ones after it are asked for with it.
    if (this.#unheard === 'next page') this.#unheard = oldest
  }

  loaded(orders: ReadonlyArray<Order>, askedAt: Instant): void {
    this.loadedAt = askedAt
    this.#shown = new Set(orders.map(({ vendorId }) => vendorId))
    // No page of today came after the link: all of them were read without it.
    if (this.#unheard !== undefined) this.owed ??= { since: this.#unheard === 'next page' ? -Infinity : this.#unheard }
    this.#tell({ kind: 'loaded', orders })
    this.#answered(askedAt)
  }

  /** What changed before the link was there, of orders that had been read by then. */
  caughtUp(orders: ReadonlyArray<Order>, askedAt: Instant): void {
    this.updated(orders.map((order) => ({ order, createdAt: order.createdAt })))
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

  /** Everything is owed; a question that has waited long for an answer, or for the next page of one, is given up. */
  owesEverything(now: Instant): void {
    this.owed = 'everything'
    if (this.#isOverdue(now)) Deferred.doneUnsafe(this.givenUp, Exit.void)
  }

  /** From now on every change is told. What was read before may have changed since: it is owed. */
  connected(now: Instant): void {
    if (this.#asked === 'everything' && !this.#isOverdue(now)) this.#unheard = 'next page'
    else this.owesEverything(now)
    this.#learn({ socket: 'up', heardAt: now, lostAt: undefined })
  }

  /** As long as nothing is owed, what is shown is true at every sign of life. */
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

  /** Answers whether there was a link to lose. */
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
    const trueAt = Math.max(askedAt, this.#facts.trueAt ?? askedAt)
    this.#learn({ trueAt, askingSince: undefined, isRefused: false })
  }

  #learn(facts: Partial<LinkFacts>): void {
    this.#facts = { ...this.#facts, ...facts }
    this.#tell({ kind: 'link', facts: this.#facts })
  }
}
