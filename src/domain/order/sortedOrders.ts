import type { Order } from './order.ts'

/** Orders kept in an order of their own: places are found by binary search, nothing is sorted twice. */
export class SortedOrders {
  readonly #compare: (a: Order, b: Order) => number
  #orders: Order[] = []
  #isHandedOut = false

  /** The comparator has to tell any two orders of different id apart. */
  constructor(compare: (a: Order, b: Order) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#orders.length
  }

  get last(): Order | undefined {
    return this.#orders.at(-1)
  }

  /** The same array until something changes; an array once handed out never changes. */
  get all(): ReadonlyArray<Order> {
    this.#isHandedOut = true
    return this.#orders
  }

  insert(order: Order): void {
    this.#writable().splice(this.#placeOf(order), 0, order)
  }

  /** `order` as it was inserted. */
  remove(order: Order): void {
    this.#writable().splice(this.#placeOf(order), 1)
  }

  /** `before` as it was inserted. Costs one search when the place stays the same. */
  replace(before: Order, after: Order): void {
    if (this.#compare(before, after) === 0) {
      this.#writable()[this.#placeOf(before)] = after
    } else {
      this.remove(before)
      this.insert(after)
    }
  }

  /** Takes over a whole sorted list; answers whether anything is different from before. */
  fill(sorted: ReadonlyArray<Order>): boolean {
    const isSame =
      sorted.length === this.#orders.length && sorted.every((order, place) => order === this.#orders[place])
    if (!isSame) {
      this.#orders = [...sorted]
      this.#isHandedOut = false
    }
    return !isSame
  }

  #writable(): Order[] {
    if (this.#isHandedOut) {
      this.#orders = this.#orders.slice()
      this.#isHandedOut = false
    }
    return this.#orders
  }

  #placeOf(order: Order): number {
    let low = 0
    let high = this.#orders.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.#orders[middle]
      if (other !== undefined && this.#compare(other, order) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
