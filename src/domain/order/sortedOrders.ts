import type { Order } from './order.ts'

/** Orders, or what belongs to them, in an order of their own: found by binary search, nothing is sorted twice. */
export class SortedOrders<T extends object = Order> {
  readonly #compare: (a: T, b: T) => number
  #orders: T[] = []
  #isHandedOut = false

  /** The comparator has to tell any two orders of different id apart. */
  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#orders.length
  }

  get last(): T | undefined {
    return this.#orders.at(-1)
  }

  /** The same array until something changes; an array once handed out never changes. */
  get all(): ReadonlyArray<T> {
    this.#isHandedOut = true
    return this.#orders
  }

  insert(order: T): void {
    this.#splice(this.#placeOf(order), 0, order)
  }

  /** `order` as it was inserted. */
  remove(order: T): void {
    this.#splice(this.#placeOf(order), 1)
  }

  /** `before` as it was inserted. Costs one search when the place stays the same. */
  replace(before: T, after: T): void {
    if (this.#compare(before, after) === 0) {
      this.#splice(this.#placeOf(before), 1, after)
    } else {
      this.remove(before)
      this.insert(after)
    }
  }

  /** Takes over a whole sorted list; answers whether anything is different from before. */
  fill(sorted: ReadonlyArray<T>): boolean {
    const isSame =
      sorted.length === this.#orders.length && sorted.every((order, place) => order === this.#orders[place])
    if (!isSame) {
      this.#orders = [...sorted]
      this.#isHandedOut = false
    }
    return !isSame
  }

  #splice(place: number, removed: number, ...inserted: ReadonlyArray<T>): void {
    if (this.#isHandedOut) this.#orders = this.#orders.toSpliced(place, removed, ...inserted)
    else this.#orders.splice(place, removed, ...inserted)
    this.#isHandedOut = false
  }

  #placeOf(order: T): number {
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
