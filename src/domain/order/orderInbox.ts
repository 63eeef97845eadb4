import type { OrderId } from '../ids.ts'
import type { OrderUpdate } from './liveUpdate.ts'
import type { Order } from './order.ts'
import { supersedes } from './supersedes.ts'

/**
 * The only queue between the live socket and the lists (ADR 139): the newest update of each order, the longest waiting
 * first. Most updates are superseded before their order is wanted, and are never read.
 */
export class OrderInbox {
  readonly #waiting = new Map<OrderId, OrderUpdate>()

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /** Adds an update, unless a newer one of its order waits (LIVE-10). A newer one takes the place of the older. */
  put(update: OrderUpdate): void {
    if (supersedes(update, this.#waiting.get(update.id))) this.#waiting.set(update.id, update)
  }

  /** Reads, removes and returns the wanted orders until `isEnough`, at least one. Malformed ones are left out. */
  take(isWanted: (id: OrderId) => boolean, isEnough: () => boolean): ReadonlyArray<Order> {
    const taken: Array<Order> = []
    for (const [id, update] of this.#waiting) {
      if (!isWanted(id)) continue
      this.#waiting.delete(id)
      const order = update.read()
      if (order !== undefined) taken.push(order)
      if (isEnough()) break
    }
    return taken
  }

  clear(): void {
    this.#waiting.clear()
  }
}
