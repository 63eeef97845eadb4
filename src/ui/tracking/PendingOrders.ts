import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { supersedes } from '../../domain/order/supersedes.ts'

/** A queue of orders that are not applied yet, with the newest version of each; visible orders come first. */
export class PendingOrders {
  readonly #isInSight: (id: OrderId) => boolean
  readonly #seen = new Map<OrderId, Order>()
  readonly #others = new Map<OrderId, Order>()

  constructor(isInSight: (id: OrderId) => boolean) {
    this.#isInSight = isInSight
  }

  get size(): number {
    return this.#seen.size + this.#others.size
  }

  add(order: Order): void {
    const [own, other] = this.#isInSight(order.id) ? [this.#seen, this.#others] : [this.#others, this.#seen]
    if (!supersedes(order, own.get(order.id) ?? other.get(order.id))) return
    other.delete(order.id)
    own.set(order.id, order)
  }

  /** Removes and returns all visible orders and at most `atMost` others, the oldest first. */
  take(atMost: number): ReadonlyArray<Order> {
    const taken = [...this.#seen.values()]
    this.#seen.clear()
    const end = taken.length + atMost
    for (const [id, order] of this.#others) {
      if (taken.length >= end) break
      this.#others.delete(id)
      taken.push(order)
    }
    return taken
  }

  clear(): void {
    this.#seen.clear()
    this.#others.clear()
  }
}
