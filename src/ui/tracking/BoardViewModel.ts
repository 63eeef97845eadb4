import { computedStruct, createAtom, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { followRiders, MAX_RIDERS, type RiderOfOrder } from '../../application/order/followRiders.ts'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { BoardEntry, BoardGroup } from '../../domain/order/board.ts'
import { BoardBook, type BoardCounts } from '../../domain/order/boardBook.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { orderSearch } from '../../domain/order/orderSearch.ts'
import { needsRiderData } from '../../domain/order/riderAssignment.ts'
import type { TrackingList } from '../../domain/order/trackingLists.ts'
import type { UnderWayCounts } from '../frame/UnderWayViewModel.ts'
import { HeldRows } from './HeldRows.ts'
import type { OrderListsViewModel } from './OrderListsViewModel.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'

/** Minimum ms between two announcements of the summary, so that a screen reader can finish each. */
const MIN_SAY_INTERVAL = 15 * SECOND

/** A row of the list: the heading of a group, or an order. */
export type BoardRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: BoardGroup; readonly count: number }
  | { readonly kind: 'order'; readonly key: OrderId; readonly entry: BoardEntry }

export interface BoardDependencies {
  readonly run: RunUseCase
  /** The orders of the screen; the board keeps no copy of them. */
  readonly lists: Pick<OrderListsViewModel, 'all' | 'follow' | 'order' | 'reportVisible' | 'search' | 'isSearching'>
  readonly clock: { readonly now: Instant }
  /** The country's shortest pick-up, in minutes. */
  readonly minimumEta: number
}

type Place = Pick<BoardEntry, 'id' | 'group'>

/**
 * The board of all orders under way, those that need attention first (TRACK-27, PERM-01). Rows keep their places while
 * the pointer or the focus is on them.
 */
export class BoardViewModel implements ScreenViewModel {
  /** The order that is highlighted in the list and on the map. */
  chosen: OrderId | undefined = undefined
  /** An order that was chosen on the map; the list scrolls to its row. */
  sought: OrderId | undefined = undefined
  /** Whether the dialog to cancel the chosen order is open. */
  isCancelAsked = false
  /** The summary last announced to screen readers. */
  announced: UnderWayCounts | undefined = undefined
  riders: ReadonlyMap<OrderId, Rider> = new Map()
  readonly #held = new HeldRows<Place>()
  #visible: ReadonlyArray<OrderId> = []
  readonly #book: BoardBook
  readonly #board = createAtom('board')
  readonly #deps: BoardDependencies

  constructor(deps: BoardDependencies) {
    this.#deps = deps
    this.#book = new BoardBook(deps.clock.now, deps.minimumEta)
    makeAutoObservable(this, { summary: computedStruct, needing: computedStruct, entry: false, riders: observableRef })
  }

  readonly start = (signal: AbortSignal): void => {
    const { lists, clock } = this.#deps
    this.#book.advance(clock.now)
    this.handleChanges('all', [])
    const following = [
      lists.follow((changed, gone) => runInAction(() => this.handleChanges(changed, gone))),
      reaction(() => clock.now, this.advance),
      reaction(() => this.summary, this.announce, { delay: MIN_SAY_INTERVAL }),
    ]
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      this.release()
    })
  }

  /** Polls the riders of the visible orders while the board is shown. */
  readonly watchRiders = (signal: AbortSignal): void => {
    void this.#deps.run.each(
      followRiders(() => this.followed),
      (answer) => runInAction(() => this.updateRider(answer)),
      signal,
    )
    signal.addEventListener('abort', () => this.reportVisible([]))
  }

  get #counts(): BoardCounts {
    this.#board.reportObserved()
    return this.#book.counts
  }

  get summary(): UnderWayCounts {
    const { groups, underWay } = this.#counts
    const needsYou = groups['needs-you']
    return { underWay, needsYou, either: needsYou + groups.waiting + groups['rider-coming'] + groups['on-the-way'] }
  }

  /** The number of orders that need attention in each list; they add up to `summary.needsYou`. */
  get needing(): Readonly<Record<TrackingList, number>> {
    return this.#counts.needing
  }

  /** Top to bottom; during a search, only the matches (TRACK-21). */
  get entries(): ReadonlyArray<BoardEntry> {
    const { lists } = this.#deps
    this.#board.reportObserved()
    if (!lists.isSearching) return this.#book.entries
    const matches = orderSearch(lists.search)
    return this.#book.entries.filter(({ order }) => matches(order))
  }

  get rows(): ReadonlyArray<BoardRow> {
    const placed = this.#held.rows?.flatMap((place) => this.placed(place)) ?? this.entries
    const counts = new Map<BoardGroup, number>()
    for (const { group } of placed) counts.set(group, (counts.get(group) ?? 0) + 1)
    return placed.flatMap((entry, place): ReadonlyArray<BoardRow> => {
      const { id, group } = entry
      const order: BoardRow = { kind: 'order', key: id, entry }
      if (placed[place - 1]?.group === group) return [order]
      return [{ kind: 'group', key: group, group, count: counts.get(group) ?? 0 }, order]
    })
  }

  /** The number of orders that get another place once rows may move. */
  get waiting(): number {
    if (this.#held.rows === undefined) return 0
    const places = new Map(this.#held.rows.map(({ id, group }) => [id, group]))
    return this.entries.reduce((count, { id, group }) => (places.get(id) === group ? count : count + 1), 0)
  }

  get chosenOrder(): Order | undefined {
    return this.chosen === undefined ? undefined : this.#deps.lists.order(this.chosen)
  }

  /** The order's current entry; observers see every change. */
  readonly entry = (id: OrderId): BoardEntry | undefined => {
    this.#board.reportObserved()
    return this.#book.get(id)
  }

  readonly choose = (id: OrderId | undefined): void => {
    this.chosen = id
  }

  /** Chooses an order outside the list and scrolls the list to it. */
  readonly seek = (id: OrderId): void => {
    this.chosen = id
    this.sought = id
  }

  readonly found = (): void => {
    this.sought = undefined
  }

  readonly askToCancel = (isAsked: boolean): void => {
    this.isCancelAsked = isAsked
  }

  /** Reports which rows are visible. */
  readonly reportVisible = (ids: ReadonlyArray<OrderId>): void => {
    this.#visible = ids
    this.#deps.lists.reportVisible('board', ids)
  }

  /** Called when the pointer moves over the rows or a key is pressed on one. */
  readonly holdRows = (): void => this.#held.hold(() => this.entries.map(({ id, group }) => ({ id, group })))

  readonly release = (): void => this.#held.release()

  /** The chosen order first, then the visible ones from top to bottom; only orders whose status has a rider. */
  private get followed(): ReadonlyArray<OrderId> {
    const ids = new Set([...(this.chosen === undefined ? [] : [this.chosen]), ...this.#visible])
    return [...ids].filter((id) => needsRiderData(this.#deps.lists.order(id)?.status ?? 'UNKNOWN')).slice(0, MAX_RIDERS)
  }

  private updateRider({ id, rider }: RiderOfOrder) {
    const riders = new Map(this.riders)
    if (rider) riders.set(id, rider)
    else riders.delete(id)
    this.riders = riders
  }

  private placed({ id, group }: Place): ReadonlyArray<BoardEntry> {
    const entry = this.#book.get(id)
    if (entry) return [{ ...entry, group }]
    const order = this.#deps.lists.order(id)
    return order ? [{ id, order, group, list: undefined, needs: [] }] : []
  }

  private handleChanges(changed: ReadonlyArray<Order> | 'all', gone: ReadonlyArray<OrderId>) {
    if (changed === 'all') this.#book.replaceAll(this.#deps.lists.all)
    else for (const order of changed) this.#book.apply(order)
    for (const id of gone) this.#book.remove(id)
    if (this.chosenOrder === undefined) this.chosen = undefined
    this.#board.reportChanged()
  }

  private readonly advance = (now: Instant): void => {
    if (this.#book.advance(now)) this.#board.reportChanged()
  }

  private readonly announce = (summary: UnderWayCounts): void => {
    this.announced = summary
  }
}
