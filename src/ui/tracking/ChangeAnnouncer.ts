import { makeAutoObservable, observableRef } from 'mobx'
import { SECOND } from '../../domain/instant.ts'
import type { Order } from '../../domain/order/order.ts'

/** Minimum ms between two announcements, so that a screen reader can finish its sentence. */
const MIN_INTERVAL = 4 * SECOND

export type Announcement =
  | { readonly kind: 'one'; readonly order: Order }
  | { readonly kind: 'several'; readonly count: number }

/** Announces status changes; several changes within a short time are announced as a number. */
export class ChangeAnnouncer {
  announced: Announcement | undefined = undefined
  #waiting = new Map<string, Order>()
  #timer: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    makeAutoObservable(this, { announced: observableRef })
  }

  /** Records that an order changed its status. */
  readonly note = (order: Order): void => {
    this.#waiting.set(order.id, order)
    if (this.#timer === undefined) this.announce()
  }

  readonly stop = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting.clear()
    this.announced = undefined
  }

  private readonly announce = (): void => {
    const [order] = this.#waiting.values()
    this.#timer = undefined
    if (order === undefined) return
    this.announced = this.#waiting.size === 1 ? { kind: 'one', order } : { kind: 'several', count: this.#waiting.size }
    this.#waiting.clear()
    this.#timer = setTimeout(this.announce, MIN_INTERVAL)
  }
}
