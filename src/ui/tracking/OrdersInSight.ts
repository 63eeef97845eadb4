import type { OrderId } from '../../domain/ids.ts'

/** The parts of the screen that show orders. */
export type ScreenPart = 'list' | 'details' | 'board'

/** The orders that are visible in any part of the screen. */
export class OrdersInSight {
  readonly #shown = new Map<ScreenPart, ReadonlyArray<OrderId>>()
  #ids: ReadonlySet<OrderId> = new Set()

  /** Replaces the orders that are visible in one part. */
  show(by: ScreenPart, ids: ReadonlyArray<OrderId>): void {
    this.#shown.set(by, ids)
    this.#ids = new Set([...this.#shown.values()].flat())
  }

  has(id: OrderId): boolean {
    return this.#ids.has(id)
  }
}
