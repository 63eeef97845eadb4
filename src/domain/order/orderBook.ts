import type { Instant } from '../instant.ts'
import type { OrderId } from '../ids.ts'
import type { Order } from './order.ts'
import { SortedOrders } from './sortedOrders.ts'
import { supersedes } from './supersedes.ts'
import { deriveLists, listsOf, newestFirst, TRACKING_LISTS, type TrackingList } from './trackingLists.ts'

interface Entry {
  order: Order
  lists: ReadonlyArray<TrackingList>
  /** The book's revision when this order last arrived. */
  revision: number
}

const UNCHANGED: ReadonlySet<TrackingList> = new Set()

/** Sorts the soonest last, where removal is cheap. */
const soonestLast = (a: Order, b: Order): number => (b.preorderedFor ?? 0) - (a.preorderedFor ?? 0) || newestFirst(a, b)

/**
 * The tracked orders and their five lists, kept incrementally: always equal to what `deriveLists` returns for the same
 * orders and moment, but a change costs the work of one order. Every change returns the names of the lists it touched.
 */
export class OrderBook {
  readonly #lists: Readonly<Record<TrackingList, SortedOrders>> = {
    new: new SortedOrders(newestFirst),
    scheduled: new SortedOrders(newestFirst),
    collected: new SortedOrders(newestFirst),
    delivered: new SortedOrders(newestFirst),
    cancelled: new SortedOrders(newestFirst),
  }
  /** The orders of Scheduled by the moment at which time moves them. */
  readonly #upcoming = new SortedOrders(soonestLast)
  #entries = new Map<OrderId, Entry>()
  #revision = 0
  #now: Instant

  constructor(now: Instant) {
    this.#now = now
  }

  /** Grows with every accepted order. Read it before requesting the current orders, and pass it to `replaceAll`. */
  get revision(): number {
    return this.#revision
  }

  get size(): number {
    return this.#entries.size
  }

  /** All orders, including those in no list. */
  get orders(): ReadonlyArray<Order> {
    return [...this.#entries.values()].map(({ order }) => order)
  }

  get counts(): Readonly<Record<TrackingList, number>> {
    const { new: fresh, scheduled, collected, delivered, cancelled } = this.#lists
    return {
      new: fresh.size,
      scheduled: scheduled.size,
      collected: collected.size,
      delivered: delivered.size,
      cancelled: cancelled.size,
    }
  }

  get(id: OrderId): Order | undefined {
    return this.#entries.get(id)?.order
  }

  /** Newest first (TRACK-08). The array is the same until the list changes, and is never mutated. */
  list(name: TrackingList): ReadonlyArray<Order> {
    return this.#lists[name].all
  }

  /** Adds or updates one order, unless the book holds a newer version (LIVE-10). */
  apply(order: Order): ReadonlySet<TrackingList> {
    const entry = this.#entries.get(order.id)
    if (entry === undefined) {
      const added: Entry = { order, lists: [], revision: ++this.#revision }
      this.#entries.set(order.id, added)
      return this.#place(added, order)
    }
    if (!supersedes(order, entry.order)) return UNCHANGED
    entry.revision = ++this.#revision
    return this.#place(entry, order)
  }

  /**
   * Applies a response with the current orders: orders missing in it are dropped; an order that the book holds in a
   * newer version stays as held (LIVE-10). With the `revision` at the time of the request, orders that arrived in
   * between are not dropped.
   */
  replaceAll(orders: Iterable<Order>, askedAt: number = this.#revision): ReadonlySet<TrackingList> {
    const held = this.#entries
    const entries = new Map<OrderId, Entry>()
    for (const order of orders) {
      const known = entries.get(order.id) ?? held.get(order.id)
      entries.set(order.id, {
        order: known !== undefined && !supersedes(order, known.order) ? known.order : order,
        lists: [],
        revision: Math.max(askedAt, known?.revision ?? 0),
      })
    }
    for (const [id, entry] of held) {
      if (entry.revision > askedAt && !entries.has(id)) entries.set(id, entry)
    }
    this.#entries = entries
    return this.#refill()
  }

  /** Orders that the response lacks although the book held them at the time of the request, at that `revision`. */
  missingIn(answer: ReadonlySet<OrderId>, askedAt: number = this.#revision): ReadonlyArray<OrderId> {
    const missing: OrderId[] = []
    for (const [id, { revision }] of this.#entries) if (revision <= askedAt && !answer.has(id)) missing.push(id)
    return missing
  }

  remove(id: OrderId): ReadonlySet<TrackingList> {
    const entry = this.#entries.get(id)
    if (entry === undefined) return UNCHANGED
    this.#entries.delete(id)
    for (const name of entry.lists) this.#lists[name].remove(entry.order)
    if (entry.lists.includes('scheduled')) this.#upcoming.remove(entry.order)
    return new Set(entry.lists)
  }

  /** Moves pre-orders whose time has come. If the clock was set back, all lists are derived again. */
  advance(now: Instant): ReadonlySet<TrackingList> {
    const isSetBack = now < this.#now
    this.#now = now
    if (isSetBack) return this.#refill()
    const changed = new Set<TrackingList>()
    for (let due = this.#due(); due !== undefined; due = this.#due()) {
      for (const name of this.#place(due, due.order)) changed.add(name)
    }
    return changed
  }

  #due(): Entry | undefined {
    const soonest = this.#upcoming.last
    return soonest?.preorderedFor !== undefined && soonest.preorderedFor <= this.#now
      ? this.#entries.get(soonest.id)
      : undefined
  }

  #place(entry: Entry, after: Order): ReadonlySet<TrackingList> {
    const { order: before, lists: left } = entry
    const entered = listsOf(after, this.#now)
    for (const name of TRACKING_LISTS) {
      move(this.#lists[name], left.includes(name) ? before : undefined, entered.includes(name) ? after : undefined)
    }
    move(
      this.#upcoming,
      left.includes('scheduled') ? before : undefined,
      entered.includes('scheduled') ? after : undefined,
    )
    entry.order = after
    entry.lists = entered
    return new Set([...left, ...entered])
  }

  #refill(): ReadonlySet<TrackingList> {
    const orders: Order[] = []
    for (const entry of this.#entries.values()) {
      entry.lists = listsOf(entry.order, this.#now)
      orders.push(entry.order)
    }
    const derived = deriveLists(orders, this.#now)
    this.#upcoming.fill(derived.scheduled.toSorted(soonestLast))
    return new Set(TRACKING_LISTS.filter((name) => this.#lists[name].fill(derived[name])))
  }
}

const move = (list: SortedOrders, before: Order | undefined, after: Order | undefined): void => {
  if (before !== undefined && after !== undefined) list.replace(before, after)
  else if (before !== undefined) list.remove(before)
  else if (after !== undefined) list.insert(after)
}
