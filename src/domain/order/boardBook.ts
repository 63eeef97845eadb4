import type { Instant } from '../instant.ts'
import { BOARD_GROUPS, fromTheTop, lookAt, type BoardEntry, type BoardGroup } from './board.ts'
import type { Order, OrderId } from './order.ts'
import { SortedOrders } from './sortedOrders.ts'

/** An order that is looked at again at a moment. */
interface Due {
  readonly id: OrderId
  readonly at: Instant
}

interface Held {
  readonly order: Order
  readonly entry: BoardEntry | undefined
  readonly due: Due | undefined
}

/** The soonest at the end, where it is taken off cheaply. */
const soonestLast = (a: Due, b: Due): number => b.at - a.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * The board kept up order by order: always what `deriveBoard` would answer, at the price of one order. Time costs only
 * the orders it changes. The versions of an order are judged by whoever hands them over.
 */
export class BoardBook {
  readonly #entries = new SortedOrders<BoardEntry>(fromTheTop)
  readonly #due = new SortedOrders<Due>(soonestLast)
  readonly #held = new Map<OrderId, Held>()
  readonly #counts = Object.fromEntries(BOARD_GROUPS.map((group) => [group, 0])) as Record<BoardGroup, number>
  #now: Instant

  constructor(now: Instant) {
    this.#now = now
  }

  /** From top to bottom. The same array until something on the board changes; never changed afterwards. */
  get entries(): ReadonlyArray<BoardEntry> {
    return this.#entries.all
  }

  get counts(): Readonly<Record<BoardGroup, number>> {
    return { ...this.#counts }
  }

  /** The next moment at which `advance` changes something. */
  get nextChange(): Instant | undefined {
    return this.#due.last?.at
  }

  get(id: OrderId): BoardEntry | undefined {
    return this.#held.get(id)?.entry
  }

  /** Takes in one order as it is now. Answers whether the board is another one. */
  apply(order: Order): boolean {
    const before = this.#held.get(order.id)
    const { entry, nextChange } = lookAt(order, this.#now)
    const due = nextChange === undefined ? undefined : { id: order.id, at: nextChange }
    this.#held.set(order.id, { order, entry, due })
    move(this.#due, before?.due, due)
    move(this.#entries, before?.entry, entry)
    if (before?.entry) this.#counts[before.entry.group] -= 1
    if (entry) this.#counts[entry.group] += 1
    return before?.entry !== undefined || entry !== undefined
  }

  /** Takes over other orders as a whole. */
  replaceAll(orders: Iterable<Order>): void {
    this.#held.clear()
    this.#due.fill([])
    this.#entries.fill([])
    for (const group of BOARD_GROUPS) this.#counts[group] = 0
    const dues: Due[] = []
    const entries: BoardEntry[] = []
    for (const order of orders) {
      const { entry, nextChange } = lookAt(order, this.#now)
      const due = nextChange === undefined ? undefined : { id: order.id, at: nextChange }
      this.#held.set(order.id, { order, entry, due })
      if (due) dues.push(due)
      if (!entry) continue
      entries.push(entry)
      this.#counts[entry.group] += 1
    }
    this.#due.fill(dues.sort(soonestLast))
    this.#entries.fill(entries.sort(fromTheTop))
  }

  /** Looks again at the orders whose moment has come; a clock that was set back is followed by looking at all. */
  advance(now: Instant): boolean {
    const isSetBack = now < this.#now
    this.#now = now
    if (isSetBack) {
      this.replaceAll([...this.#held.values()].map(({ order }) => order))
      return true
    }
    let isChanged = false
    for (let next = this.#due.last; next !== undefined && next.at <= now; next = this.#due.last) {
      const held = this.#held.get(next.id)
      if (held) isChanged = this.apply(held.order) || isChanged
    }
    return isChanged
  }
}

const move = <T extends object>(list: SortedOrders<T>, before: T | undefined, after: T | undefined): void => {
  if (before !== undefined && after !== undefined) list.replace(before, after)
  else if (before !== undefined) list.remove(before)
  else if (after !== undefined) list.insert(after)
}
