/** Work that must finish before the page may reload, such as a submission or a payment (BUILD-04, ADR 34). */
export class OngoingWork {
  private underWay = 0
  private readonly listeners = new Set<() => void>()
  private readonly sending = new Map<string, Promise<unknown>>()

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

  /** Like `during`, for a draft that is being sent: `sent` waits for it. */
  readonly whileSending = async <T>(draft: string, work: Promise<T>): Promise<T> => {
    this.sending.set(draft, work)
    try {
      return await this.during(work)
    } finally {
      if (this.sending.get(draft) === work) this.sending.delete(draft)
    }
  }

  /** Resolves when the draft is not, or no longer, being sent. */
  readonly sent = async (draft: string): Promise<void> => {
    await this.sending.get(draft)?.catch(() => undefined)
  }

  /** Calls the listener whenever all work is done. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
