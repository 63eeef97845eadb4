import type { Timers } from '../../../simulator/riders/timers.ts'
import type { TestClock } from '../../support/serviceInProcess.ts'

/** Timers that run when a test says so, on the test's clock. */
export const makeManualTimers = (clock: TestClock) => {
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>()
  let most = 0
  const timers: Timers = {
    after: (milliseconds, run) => {
      const timer = { at: clock.now() + Math.ceil(milliseconds), run }
      waiting.add(timer)
      most = Math.max(most, waiting.size)
      return () => void waiting.delete(timer)
    },
  }
  return {
    timers,
    /** Timers that wait now, and the most that ever waited at once. */
    waiting: () => waiting.size,
    most: () => most,
    /** Moves the clock to the next timer and runs it; says whether there was one. */
    runNext: (): boolean => {
      const [next] = [...waiting].toSorted((a, b) => a.at - b.at)
      if (next === undefined) return false
      waiting.delete(next)
      clock.advance(Math.max(0, next.at - clock.now()))
      next.run()
      return true
    },
    /** Nobody wakes any more: the process was killed. */
    kill: () => waiting.clear(),
  }
}
