import type { Instant } from '../instant.ts'
import { BOARD_GROUPS, compareEntries, lookAt, type BoardEntry, type BoardGroup } from './board.ts'
import type { OrderId } from '../ids.ts'
import type { Order } from './order.ts'
import { SortedOrders } from './sortedOrders.ts'
import { TRACKING_LISTS, type TrackingList } from './trackingLists.ts'

/** If more than this share of the board changed, sorting the whole board is cheaper. */
const PLACED_ONE_BY_ONE = 0.1

/** How many orders the board has, and how many of them need attention. */
export interface BoardCounts {
  readonly groups: Readonly<Record<BoardGroup, number>>
  /** New or collected, as the tracking screen counts them. */
  readonly underWay: number
  /** Orders that need attention, by their list on the tracking screen. */
  readonly needing: Readonly<Record<TrackingList, number>>
}

interface Held {
  readonly order: Order
  readonly entry: BoardEntry | undefined
  /** When time alone requires another look at it. */
  readonly nextChange: Instant | undefined
}

const noneOf = <Name extends string>(names: ReadonlyArray<Name>): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

/**
 * An incremental board: always equal to what `lookAt` and `compareEntries` make of all orders, but a change costs the
 * work of one order. Positions are computed when `entries` is read; while the board is closed, only its counts are.
 * Callers decide which version of an order is current.
 */
export class BoardBook {
  readonly #entries = new SortedOrders<BoardEntry>(compareEntries)
  /** Orders that changed since `entries` was last read, each with its entry at that time. */
  readonly #unplaced = new Map<OrderId, BoardEntry | undefined>()
  readonly #held = new Map<OrderId, Held>()
  readonly #groups = noneOf(BOARD_GROUPS)
  readonly #needing = noneOf(TRACKING_LISTS)
  #underWay = 0
  #isAnew = false
  #now: Instant
  readonly #minimumEta: number

  /** `minimumEta` is the country's shortest pick-up, in minutes. */
  constructor(now: Instant, minimumEta: number) {
    this.#now = now
    this.#minimumEta = minimumEta
  }

  /** From top to bottom. The array is the same until something on the board changes, and is never mutated. */
  get entries(): ReadonlyArray<BoardEntry> {
    if (this.#isAnew || this.#unplaced.size > this.#entries.size * PLACED_ONE_BY_ONE) this.#placeAll()
    else for (const [id, before] of this.#unplaced) move(this.#entries, before, this.get(id))
    this.#unplaced.clear()
    this.#isAnew = false
    return this.#entries.all
  }

  get counts(): BoardCounts {
    return { groups: { ...this.#groups }, underWay: this.#underWay, needing: { ...this.#needing } }
  }

  get(id: OrderId): BoardEntry | undefined {
    return this.#held.get(id)?.entry
  }

  /** Adds or updates one order. Returns whether the board changed. */
  apply(order: Order): boolean {
    const before = this.#held.get(order.id)?.entry
    const { entry, nextChange } = lookAt(order, this.#now, this.#minimumEta)
    this.#held.set(order.id, { order, entry, nextChange })
    if (before === undefined && entry === undefined) return false
    if (!this.#unplaced.has(order.id)) this.#unplaced.set(order.id, before)
    this.#count(before, -1)
    this.#count(entry, 1)
    return true
  }

  remove(id: OrderId): void {
    const held = this.#held.get(id)
    if (held === undefined) return
    this.#held.delete(id)
    if (held.entry === undefined) return
    if (!this.#unplaced.has(id)) this.#unplaced.set(id, held.entry)
    this.#count(held.entry, -1)
  }

  /** Replaces all orders. */
  replaceAll(orders: Iterable<Order>): void {
    this.#held.clear()
    Object.assign(this.#groups, noneOf(BOARD_GROUPS))
    Object.assign(this.#needing, noneOf(TRACKING_LISTS))
    this.#underWay = 0
    for (const order of orders) {
      const { entry, nextChange } = lookAt(order, this.#now, this.#minimumEta)
      this.#held.set(order.id, { order, entry, nextChange })
      this.#count(entry, 1)
    }
    this.#isAnew = true
  }

  /** Updates the orders whose next change is due. If the clock was set back, updates all orders. */
  advance(now: Instant): boolean {
    const isSetBack = now < this.#now
    this.#now = now
    if (isSetBack) {
      this.replaceAll([...this.#held.values()].map(({ order }) => order))
      return true
    }
    let isChanged = false
    for (const { order, nextChange } of this.#held.values())
      if (nextChange !== undefined && nextChange <= now) isChanged = this.apply(order) || isChanged
    return isChanged
  }

  #count(entry: BoardEntry | undefined, by: 1 | -1): void {
    if (entry === undefined) return
    const { group, list, needs } = entry
    this.#groups[group] += by
    if (list === 'new' || list === 'collected') this.#underWay += by
    if (list !== undefined && needs.length > 0) this.#needing[list] += by
  }

  #placeAll(): void {
    const entries: BoardEntry[] = []
    for (const { entry } of this.#held.values()) if (entry) entries.push(entry)
    this.#entries.fill(entries.sort(compareEntries))
  }
}

const move = (list: SortedOrders<BoardEntry>, before: BoardEntry | undefined, after: BoardEntry | undefined): void => {
  if (before !== undefined && after !== undefined) list.replace(before, after)
  else if (before !== undefined) list.remove(before)
  else if (after !== undefined) list.insert(after)
}
