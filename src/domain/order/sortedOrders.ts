import type { Order } from './order.ts'

/** A sorted list of orders or their entries. Finds items by binary search and never sorts twice. */
export class SortedOrders<T extends object = Order> {
  readonly #compare: (a: T, b: T) => number
  #orders: T[] = []
  #isHandedOut = false

  /** `compare` must never return 0 for two orders with different ids. */
  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#orders.length
  }

  get last(): T | undefined {
    return this.#orders.at(-1)
  }

  /** The array is the same until something changes, and is never mutated once returned. */
  get all(): ReadonlyArray<T> {
    this.#isHandedOut = true
    return this.#orders
  }

  insert(order: T): void {
    this.#splice(this.#placeOf(order), 0, order)
  }

  /** Removes `order`, which must compare as it did when it was inserted. */
  remove(order: T): void {
    this.#splice(this.#placeOf(order), 1)
  }

  /** Replaces `before`, which must compare as it did when it was inserted. Costs one search if the position stays. */
  replace(before: T, after: T): void {
    if (this.#compare(before, after) === 0) {
      this.#splice(this.#placeOf(before), 1, after)
    } else {
      this.remove(before)
      this.insert(after)
    }
  }

  /** Replaces the content by a sorted list. Returns whether anything changed. */
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
