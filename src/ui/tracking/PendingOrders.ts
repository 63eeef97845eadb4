import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { supersedes } from '../../domain/order/supersedes.ts'

/** Orders that came in and are not applied yet: the newest version of each, those that somebody sees first. */
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

  /** Takes out whatever is seen, and at most so many of the others, longest waiting first. */
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
