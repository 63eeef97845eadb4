/** What must come to its end before the page may be taken away: a submission, a payment (BUILD-04, ADR 34). */
export class OngoingWork {
  private underWay = 0
  private readonly listeners = new Set<() => void>()

  readonly isUnderWay = (): boolean => this.underWay > 0

  /** The page stays until the work has settled; answers what the work answers. */
  readonly during = async <T>(work: Promise<T>): Promise<T> => {
    this.underWay += 1
    try {
      return await work
    } finally {
      this.underWay -= 1
      if (this.underWay === 0) for (const listener of this.listeners) listener()
    }
  }

  /** Calls the listener whenever all work is done, until the answer is called. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
