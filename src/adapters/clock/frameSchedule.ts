/** The maximum delay in ms: background pages have no frames, but must not queue work forever. */
const AT_THE_LATEST = 250

type Frames = Pick<
  Window,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout' | 'performance'
>

/** Runs the work in the next animation frame, or after a quarter of a second if there is none. */
export const frameSchedule =
  (window: Frames) =>
  (work: (spent: () => number) => void): (() => void) => {
    const cancel = () => {
      window.cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
    const run = () => {
      cancel()
      const start = window.performance.now()
      work(() => window.performance.now() - start)
    }
    const frame = window.requestAnimationFrame(run)
    const timer = window.setTimeout(run, AT_THE_LATEST)
    return cancel
  }
