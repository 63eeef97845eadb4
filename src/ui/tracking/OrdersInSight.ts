import type { OrderId } from '../../domain/ids.ts'

/** The parts of the screen that show orders. */
export type Onlooker = 'list' | 'details' | 'board'

/** Which orders somebody sees now, whatever part of the screen shows them. */
export class OrdersInSight {
  readonly #shown = new Map<Onlooker, ReadonlyArray<OrderId>>()
  #ids: ReadonlySet<OrderId> = new Set()

  /** These are shown there now, and no others. */
  show(by: Onlooker, ids: ReadonlyArray<OrderId>): void {
    this.#shown.set(by, ids)
    this.#ids = new Set([...this.#shown.values()].flat())
  }

  has(id: OrderId): boolean {
    return this.#ids.has(id)
  }
}
