import { makeAutoObservable, observableRef } from 'mobx'

/** The counts in "12 under way, 3 need you". An order that needs attention may not be under way. */
export interface UnderWayCounts {
  /** New or collected, as counted by the tabs of the lists. */
  readonly underWay: number
  readonly needsYou: number
  /** Under way or in need of attention. */
  readonly either: number
}

/** What counts the orders; `undefined` while it does not know them. */
export interface OrderCounter {
  readonly summary: UnderWayCounts | undefined
}

/** The number of orders under way for the navigation, from the screen that shows them or a counter in its place. */
export class UnderWayViewModel {
  private counter: OrderCounter | undefined = undefined
  private last: UnderWayCounts | undefined = undefined

  constructor() {
    makeAutoObservable<this, 'counter' | 'last'>(this, { counter: observableRef, last: observableRef })
  }

  /** Keeps the last counts until the next counter has its own. */
  get counts(): UnderWayCounts | undefined {
    return this.counter ? this.counter.summary : this.last
  }

  /** Returns a function that ends it. */
  readonly follow = (counter: OrderCounter): (() => void) => {
    this.counter = counter
    return () => this.leave(counter)
  }

  private leave(counter: OrderCounter) {
    if (this.counter !== counter) return
    this.last = counter.summary
    this.counter = undefined
  }
}
