import { Deferred } from 'effect'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'
import type { LinkFacts } from '../../domain/order/liveness.ts'
import type { Order, VendorId } from '../../domain/order/order.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import type { CurrentOrdersEvent } from './CurrentOrdersEvent.ts'

/** Signs of life are told at most so often, in ms: thousands a second say no more than one. */
const TOLD_EVERY = SECOND

/** What is known about the picture on the screen; tells whoever shows it. */
export class WatchedPicture {
  /** Something happened after which the orders have to be asked for, however young they are. */
  isOwed = false
  loadedAt: Instant | undefined
  /** Done when nobody waits for the present question any more. */
  givenUp: Deferred.Deferred<void> = Deferred.makeUnsafe()
  readonly #tell: (event: CurrentOrdersEvent) => void
  #facts: LinkFacts
  #shown: ReadonlySet<VendorId> = new Set()

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

  asking(now: Instant, givenUp: Deferred.Deferred<void>): void {
    this.isOwed = false
    this.givenUp = givenUp
    this.#tell({ kind: 'asking' })
    this.#learn({ askingSince: now })
  }

  loaded(orders: ReadonlyArray<Order>, askedAt: Instant): void {
    this.loadedAt = askedAt
    this.#shown = new Set(orders.map(({ vendorId }) => vendorId))
    this.#tell({ kind: 'loaded', orders })
    const trueAt = Math.max(askedAt, this.#facts.trueAt ?? askedAt)
    this.#learn({ trueAt, askingSince: undefined, isRefused: false })
  }

  failed(failure: ServiceFailure): void {
    this.isOwed = true
    this.#tell({ kind: 'failed', failure })
    this.#learn({ askingSince: undefined, isRefused: true })
  }

  updated(updates: ReadonlyArray<OrderUpdate>): void {
    if (updates.length > 0) this.#tell({ kind: 'updates', updates })
  }

  hasNetwork(isThere: boolean): void {
    if (isThere !== this.#facts.hasNetwork) this.#learn({ hasNetwork: isThere })
  }

  connected(now: Instant): void {
    this.#learn({ socket: 'up', heardAt: now, lostAt: undefined })
  }

  /** As long as nothing is owed, what is shown is true at every sign of life. */
  heard(now: Instant): void {
    const { socket, heardAt, askingSince, isRefused } = this.#facts
    if (socket !== 'up' && socket !== 'doubted') return
    if (socket === 'up' && heardAt !== undefined && now >= heardAt && now - heardAt < TOLD_EVERY) return
    const isTrue = !this.isOwed && askingSince === undefined && !isRefused
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

  #learn(facts: Partial<LinkFacts>): void {
    this.#facts = { ...this.#facts, ...facts }
    this.#tell({ kind: 'link', facts: this.#facts })
  }
}
