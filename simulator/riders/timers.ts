/** Timers that do not keep the process alive. */
export interface Timers {
  /** Runs a function once after this many real milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

const MAX_LENGTH = 2 ** 31 - 1

export const realTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, Math.min(Math.max(0, Math.ceil(milliseconds)), MAX_LENGTH))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
