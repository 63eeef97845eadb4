import { computedStruct, createAtom, makeAutoObservable, observableRef, runInAction } from 'mobx'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { Order, OrderId } from '../../domain/order/order.ts'
import { OrderBook } from '../../domain/order/orderBook.ts'
import { orderSearch } from '../../domain/order/orderSearch.ts'
import { newestFirst, TRACKING_LISTS, type TrackingList } from '../../domain/order/trackingLists.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import { ChangeAnnouncer } from './ChangeAnnouncer.ts'

/** A list of the tracking screen, or what was found by searching all of them (TRACK-01). */
export type ShownList = TrackingList | 'results'

/** Hears which orders came in, or that all may be others. */
export type OrdersListener = (changed: ReadonlyArray<Order> | 'all') => void

/** Ms without a movement after which rows may move under a resting pointer. */
const REST_HOLDS_FOR = 10 * SECOND

/** The same answers, each order asked about once. */
const remembering = (matches: (order: Order) => boolean): ((order: Order) => boolean) => {
  const answers = new WeakMap<Order, boolean>()
  return (order) => {
    const known = answers.get(order)
    if (known !== undefined) return known
    const answer = matches(order)
    answers.set(order, answer)
    return answer
  }
}

/**
 * The orders on the screen. Whatever comes in is applied at most once per frame, and of the lists only those that
 * changed are looked at again. Rows keep their places while somebody points at them.
 */
export class OrderListsViewModel {
  chosen: ShownList = 'new'
  search = ''
  readonly announcer = new ChangeAnnouncer()
  /** The rows as they stood when the pointer or the focus came to rest on them. */
  private held: ReadonlyArray<OrderId> | undefined = undefined
  private chosenBeforeSearch: TrackingList = 'new'
  private book: OrderBook
  private readonly anyOrder = createAtom('any order')
  private readonly lists: Readonly<Record<TrackingList, ReturnType<typeof createAtom>>> = {
    new: createAtom('new'),
    scheduled: createAtom('scheduled'),
    collected: createAtom('collected'),
    delivered: createAtom('delivered'),
    cancelled: createAtom('cancelled'),
  }
  private readonly pending = new Map<OrderId, Order>()
  private askedAt: number | undefined = undefined
  private isFrameTaken = false
  private resting: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly followers = new Set<OrdersListener>()

  private readonly now: () => Instant

  constructor(now: () => Instant) {
    this.now = now
    this.book = new OrderBook(now())
    makeAutoObservable<
      this,
      'held' | 'now' | 'book' | 'anyOrder' | 'lists' | 'pending' | 'askedAt' | 'isFrameTaken' | 'resting' | 'followers'
    >(this, {
      announcer: false,
      counts: computedStruct,
      order: false,
      held: observableRef,
      now: false,
      book: false,
      anyOrder: false,
      lists: false,
      pending: false,
      askedAt: false,
      isFrameTaken: false,
      resting: false,
      followers: false,
      follow: false,
    })
  }

  get counts(): Readonly<Record<ShownList, number>> {
    this.anyOrder.reportObserved()
    return { ...this.book.counts, results: this.results.length }
  }

  /** What the screen shows, newest first (TRACK-08), or in the order in which it is held. */
  get rows(): ReadonlyArray<Order> {
    if (this.held === undefined) return this.current
    this.anyOrder.reportObserved()
    return this.held.flatMap((id) => this.book.get(id) ?? [])
  }

  /** Orders that wait until the rows may move. */
  get waiting(): number {
    if (this.held === undefined) return 0
    const shown = new Set(this.held)
    return this.current.reduce((count, { id }) => (shown.has(id) ? count : count + 1), 0)
  }

  get isSearching(): boolean {
    return this.search.trim() !== ''
  }

  private get matches(): (order: Order) => boolean {
    return remembering(orderSearch(this.search))
  }

  private get results(): ReadonlyArray<Order> {
    if (!this.isSearching) return []
    this.anyOrder.reportObserved()
    const found = new Map<OrderId, Order>()
    for (const name of TRACKING_LISTS) {
      for (const order of this.book.list(name)) if (this.matches(order)) found.set(order.id, order)
    }
    return [...found.values()].sort(newestFirst)
  }

  private get current(): ReadonlyArray<Order> {
    if (this.chosen === 'results') return this.results
    this.lists[this.chosen].reportObserved()
    return this.book.list(this.chosen)
  }

  /** The order as it is now; who observes it sees every later version. */
  readonly order = (id: OrderId): Order | undefined => {
    this.anyOrder.reportObserved()
    return this.book.get(id)
  }

  /** Somebody keeps the same orders in another arrangement; they hear of every change. */
  readonly follow = (listener: OrdersListener): (() => void) => {
    this.followers.add(listener)
    return () => void this.followers.delete(listener)
  }

  /** As they are held, in no order of their own. */
  get all(): ReadonlyArray<Order> {
    this.anyOrder.reportObserved()
    return this.book.orders
  }

  readonly choose = (list: ShownList): void => {
    this.chosen = list
    if (list !== 'results') this.chosenBeforeSearch = list
    this.release()
  }

  /** Any text finds at once, in all lists (TRACK-21); none goes back to the list of before. */
  readonly searchFor = (text: string): void => {
    this.search = text
    this.chosen = this.isSearching ? 'results' : this.chosenBeforeSearch
    this.release()
  }

  /** The pointer moved over the rows, or a key was pressed on one of them. */
  readonly rest = (): void => {
    this.held ??= this.current.map(({ id }) => id)
    clearTimeout(this.resting)
    this.resting = setTimeout(this.release, REST_HOLDS_FOR)
  }

  readonly release = (): void => {
    clearTimeout(this.resting)
    this.held = undefined
  }

  /** The current orders are being asked for. */
  readonly asking = (): void => {
    this.applyPending()
    this.askedAt = this.book.revision
  }

  /** The whole answer; what was pushed meanwhile stays. */
  readonly replaceAll = (orders: ReadonlyArray<Order>): void => {
    this.applyPending()
    for (const order of orders) {
      const before = this.book.get(order.id)
      if (before !== undefined && before.status !== order.status && supersedes(order, before))
        this.announcer.note(order)
    }
    this.book.advance(this.now())
    this.book.replaceAll(orders, this.askedAt)
    this.changed(TRACKING_LISTS, 'all')
  }

  /** Takes in pushed orders, never an older version over a newer (LIVE-10), at most once per frame. */
  readonly take = (orders: ReadonlyArray<Order>): void => {
    for (const order of orders) if (supersedes(order, this.pending.get(order.id))) this.pending.set(order.id, order)
    if (!this.isFrameTaken) this.applyInFrame()
  }

  /** Time alone moves scheduled orders on. */
  readonly advance = (now: Instant): void => {
    const touched = this.book.advance(now)
    if (touched.size > 0) this.changed(touched, [])
  }

  /** Another vendor: nothing of the former stays. */
  readonly reset = (): void => {
    this.book = new OrderBook(this.now())
    this.pending.clear()
    this.askedAt = undefined
    this.announcer.stop()
    this.release()
    this.changed(TRACKING_LISTS, 'all')
  }

  private readonly applyInFrame = (): void => {
    this.isFrameTaken = this.pending.size > 0
    if (!this.isFrameTaken) return
    this.applyPending()
    requestAnimationFrame(() => runInAction(this.applyInFrame))
  }

  private applyPending() {
    const touched = new Set<TrackingList>()
    const taken: Order[] = []
    for (const order of this.pending.values()) {
      const known = this.book.get(order.id)
      for (const name of this.book.apply(order)) touched.add(name)
      if (this.book.get(order.id) !== order) continue
      taken.push(order)
      if (known?.status !== order.status) this.announcer.note(order)
    }
    this.pending.clear()
    if (taken.length > 0) this.changed(touched, taken)
  }

  private changed(touched: Iterable<TrackingList>, orders: ReadonlyArray<Order> | 'all') {
    this.anyOrder.reportChanged()
    for (const follower of this.followers) follower(orders)
    for (const name of touched) this.lists[name].reportChanged()
  }
}
