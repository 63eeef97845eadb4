/** Work that must finish before the page may reload, such as a submission or a payment (BUILD-04, ADR 34). */
export class OngoingWork {
  private underWay = 0
  private readonly listeners = new Set<() => void>()

  readonly isUnderWay = (): boolean => this.underWay > 0

  /** Keeps the page until the work has settled; returns its result. */
  readonly during = async <T>(work: Promise<T>): Promise<T> => {
    this.underWay += 1
    try {
      return await work
    } finally {
      this.underWay -= 1
      if (this.underWay === 0) for (const listener of this.listeners) listener()
    }
  }

  /** Calls the listener whenever all work is done. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
