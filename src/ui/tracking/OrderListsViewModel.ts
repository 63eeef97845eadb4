import { computedStruct, createAtom, makeAutoObservable, runInAction } from 'mobx'
import type { Instant } from '../../domain/instant.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { OrderBook } from '../../domain/order/orderBook.ts'
import { OrderInbox } from '../../domain/order/orderInbox.ts'
import { updateWith, type OrderUpdate } from '../../domain/order/liveUpdate.ts'
import { orderSearch } from '../../domain/order/orderSearch.ts'
import { newestFirst, TRACKING_LISTS, type TrackingList } from '../../domain/order/trackingLists.ts'
import type { NextFrame } from '../kit/NextFrame.ts'
import { ChangeAnnouncer } from './ChangeAnnouncer.ts'
import { HeldRows } from './HeldRows.ts'
import { OrdersInSight, type ScreenPart } from './OrdersInSight.ts'
import { isBlank } from '../../domain/text/blank.ts'

/** A list of the tracking screen, or the results of a search in all lists (TRACK-01). */
export type ShownList = TrackingList | 'results'

/** Receives the changed orders, or 'all' if any may have changed, and the ids of removed ones. */
export type OrdersListener = (changed: ReadonlyArray<Order> | 'all', gone: ReadonlyArray<OrderId>) => void

/** Ms of a frame in which visible orders are read, and in which the others are. */
const READ_VISIBLE_FOR = 2.5
const READ_OTHERS_FOR = 1
/** Ms between two applications of the others: each time, counts and rows are drawn again. */
const OTHERS_EVERY = 200
/** Maximum number of orders of a complete answer that are applied in a frame, in addition to the visible ones. */
const AT_ONCE = 400

/** A complete answer that is being applied: its orders, those to apply yet, and the book's revision when asked. */
interface Answer {
  readonly ids: ReadonlySet<OrderId>
  readonly askedAt: number | undefined
  rest: ReadonlyArray<Order>
}

/** Caches the result for each order object. */
const memoizeMatches = (matches: (order: Order) => boolean): ((order: Order) => boolean) => {
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
 * The orders on the screen. Updates are applied at most once per frame, and only changed lists are recomputed. Rows
 * keep their places while the pointer or the focus is on them.
 */
export class OrderListsViewModel {
  chosen: ShownList = 'new'
  search = ''
  readonly announcer = new ChangeAnnouncer()
  readonly #held = new HeldRows<OrderId>()
  private chosenBeforeSearch: TrackingList = 'new'
  #book: OrderBook
  readonly #anyOrder = createAtom('any order')
  readonly #lists: Readonly<Record<TrackingList, ReturnType<typeof createAtom>>> = {
    new: createAtom('new'),
    scheduled: createAtom('scheduled'),
    collected: createAtom('collected'),
    delivered: createAtom('delivered'),
    cancelled: createAtom('cancelled'),
  }
  readonly #inbox = new OrderInbox()
  /** Orders out of sight that were read but not applied. */
  readonly #others: Array<Order> = []
  #answer: Answer | undefined = undefined
  #askedAt: number | undefined = undefined
  #isFrameTaken = false
  /** When orders out of sight were last applied. */
  #othersAt: Instant | undefined = undefined
  readonly #followers = new Set<OrdersListener>()
  readonly #inSight = new OrdersInSight()
  readonly #now: () => Instant
  readonly #nextFrame: NextFrame

  constructor(now: () => Instant, nextFrame: NextFrame) {
    this.#now = now
    this.#nextFrame = nextFrame
    this.#book = new OrderBook(now())
    makeAutoObservable(this, {
      announcer: false,
      counts: computedStruct,
      order: false,
      follow: false,
      reportVisible: false,
      isInSight: false,
    })
  }

  get counts(): Readonly<Record<ShownList, number>> {
    this.#anyOrder.reportObserved()
    return { ...this.#book.counts, results: this.results.length }
  }

  /** The shown rows, newest first (TRACK-08), or in the frozen order. */
  get rows(): ReadonlyArray<Order> {
    const { rows } = this.#held
    if (rows === undefined) return this.current
    this.#anyOrder.reportObserved()
    return rows.flatMap((id) => this.#book.get(id) ?? [])
  }

  /** The number of orders that appear once rows may move. */
  get waiting(): number {
    const shown = this.#held.rows && new Set(this.#held.rows)
    return shown === undefined ? 0 : this.current.reduce((count, { id }) => (shown.has(id) ? count : count + 1), 0)
  }

  get isSearching(): boolean {
    return !isBlank(this.search)
  }

  private get matches(): (order: Order) => boolean {
    return memoizeMatches(orderSearch(this.search))
  }

  private get results(): ReadonlyArray<Order> {
    if (!this.isSearching) return []
    this.#anyOrder.reportObserved()
    const found = new Map<OrderId, Order>()
    for (const name of TRACKING_LISTS)
      for (const order of this.#book.list(name)) if (this.matches(order)) found.set(order.id, order)
    return [...found.values()].sort(newestFirst)
  }

  private get current(): ReadonlyArray<Order> {
    if (this.chosen === 'results') return this.results
    this.#lists[this.chosen].reportObserved()
    return this.#book.list(this.chosen)
  }

  /** The current version of the order; observers see every later one. */
  readonly order = (id: OrderId): Order | undefined => {
    this.#anyOrder.reportObserved()
    return this.#book.get(id)
  }

  /** Subscribes to all changes, for a view that arranges the same orders differently. */
  readonly follow = (listener: OrdersListener): (() => void) => {
    this.#followers.add(listener)
    return () => void this.#followers.delete(listener)
  }

  /** Reports which orders are visible in a part of the screen. */
  readonly reportVisible = (by: ScreenPart, ids: ReadonlyArray<OrderId>): void => this.#inSight.show(by, ids)

  /** Whether the order is visible. A new order counts as visible because it is inserted at the top. */
  readonly isInSight = (id: OrderId): boolean => this.#inSight.has(id) || this.#book.get(id) === undefined

  /** All orders, unsorted. */
  get all(): ReadonlyArray<Order> {
    this.#anyOrder.reportObserved()
    return this.#book.orders
  }

  readonly choose = (list: ShownList): void => {
    this.chosen = list
    if (list !== 'results') this.chosenBeforeSearch = list
    this.release()
  }

  /** Searches all lists (TRACK-21); an empty text returns to the previous list. */
  readonly searchFor = (text: string): void => {
    this.search = text
    this.chosen = this.isSearching ? 'results' : this.chosenBeforeSearch
    this.release()
  }

  /** Called when the pointer moves over the rows or a key is pressed on one. */
  readonly holdRows = (): void => this.#held.hold(() => this.current.map(({ id }) => id))

  readonly release = (): void => this.#held.release()

  /** Called when the current orders are requested. */
  readonly asking = (): void => {
    this.#askedAt = this.#book.revision
  }

  /** Applies a complete answer; orders pushed since the request win. A large answer is applied over several frames. */
  readonly replaceAll = (orders: ReadonlyArray<Order>): void => {
    this.advance(this.#now())
    if (this.#book.size === 0) {
      this.#book.replaceAll(orders, this.#askedAt)
      return this.changed(TRACKING_LISTS, 'all')
    }
    const ids = new Set(orders.map(({ id }) => id))
    this.#answer = { ids, askedAt: this.#askedAt, rest: orders }
    this.applySoon()
  }

  /** Takes orders that were read already, like updates. */
  readonly take = (orders: ReadonlyArray<Order>): void => this.receive(orders.map((order) => updateWith(order)))

  /** Takes live updates, applied at most once per frame; an older version never replaces a newer one (LIVE-10). */
  readonly receive = (updates: ReadonlyArray<OrderUpdate>): void => {
    for (const update of updates) this.#inbox.put(update)
    this.applySoon()
  }

  /** Moves scheduled orders whose time has come. */
  readonly advance = (now: Instant): void => {
    const touched = this.#book.advance(now)
    if (touched.size > 0) this.changed(touched, [])
  }

  /** Clears everything when the vendor changes. */
  readonly reset = (): void => {
    this.#book = new OrderBook(this.#now())
    this.#inbox.clear()
    this.#others.length = 0
    this.#answer = undefined
    this.#askedAt = undefined
    this.announcer.stop()
    this.release()
    this.changed(TRACKING_LISTS, 'all')
  }

  /** After a pause at once, then once per frame. */
  private applySoon() {
    if (!this.#isFrameTaken) this.applyInFrame(() => 0)
  }

  private readonly applyInFrame = (spent: () => number): void => {
    this.#isFrameTaken = !this.#inbox.isEmpty || this.#others.length > 0 || this.#answer !== undefined
    if (!this.#isFrameTaken) return
    this.apply([...this.ofAnswer(), ...this.ofInbox(spent)])
    this.#nextFrame((spentThen) => runInAction(() => this.applyInFrame(spentThen)))
  }

  /** The next orders of a complete answer, the visible ones first. */
  private ofAnswer(): ReadonlyArray<Order> {
    const answer = this.#answer
    if (answer === undefined) return []
    const visible = answer.rest.filter(({ id }) => this.isInSight(id))
    const others = answer.rest.filter(({ id }) => !this.isInSight(id))
    answer.rest = others.slice(AT_ONCE)
    return [...visible, ...others.slice(0, AT_ONCE)]
  }

  /** Visible orders at once; the others are read in every frame and applied together. */
  private ofInbox(spent: () => number): ReadonlyArray<Order> {
    const visible = this.#inbox.take(this.isInSight, () => spent() >= READ_VISIBLE_FOR)
    const begun = spent()
    const isOther = (id: OrderId) => !this.isInSight(id)
    this.#others.push(...this.#inbox.take(isOther, () => spent() - begun >= READ_OTHERS_FOR))
    const now = this.#now()
    if (this.#othersAt !== undefined && Math.abs(now - this.#othersAt) < OTHERS_EVERY) return visible
    this.#othersAt = now
    return [...visible, ...this.#others.splice(0)]
  }

  /** Applies these orders. With the last order of a complete answer, removes the orders that it lacks. */
  private apply(orders: ReadonlyArray<Order>) {
    const touched = new Set<TrackingList>()
    const applied = orders.filter((order) => {
      const known = this.#book.get(order.id)
      for (const name of this.#book.apply(order)) touched.add(name)
      if (this.#book.get(order.id) !== order) return false
      const isNews = known === undefined ? this.#answer?.ids.has(order.id) !== true : known.status !== order.status
      if (isNews) this.announcer.note(order)
      return true
    })
    const gone = this.#answer?.rest.length === 0 ? this.#book.missingIn(this.#answer.ids, this.#answer.askedAt) : []
    if (this.#answer?.rest.length === 0) this.#answer = undefined
    for (const id of gone) for (const name of this.#book.remove(id)) touched.add(name)
    if (applied.length + gone.length > 0) this.changed(touched, applied, gone)
  }

  private changed(
    touched: Iterable<TrackingList>,
    orders: ReadonlyArray<Order> | 'all',
    gone: ReadonlyArray<OrderId> = [],
  ) {
    this.#anyOrder.reportChanged()
    for (const follower of this.#followers) follower(orders, gone)
    for (const name of touched) this.#lists[name].reportChanged()
  }
}
