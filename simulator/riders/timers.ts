/** Waits; real timers never keep the process alive. */
export interface Timers {
  /** Runs something once after so many real milliseconds; answers how to give it up. */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

const LONGEST = 2 ** 31 - 1

export const realTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, Math.min(Math.max(0, Math.ceil(milliseconds)), LONGEST))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
