/** Runs the work once, soon or after so many ms. Returns a function that cancels it. */
export type Schedule = (work: () => void, after?: number) => () => void

/** The maximum delay in ms: background pages have no frames, but must not queue work forever. */
const AT_THE_LATEST = 250

/** Runs the work in the next animation frame, or after a quarter of a second if there is none. */
export const frameSchedule =
  (window: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'>): Schedule =>
  (work, after = 0) => {
    let frame = 0
    let timer = 0
    const cancel = () => {
      window.cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
    const run = () => {
      cancel()
      work()
    }
    const begin = () => {
      frame = window.requestAnimationFrame(run)
      timer = window.setTimeout(run, AT_THE_LATEST)
    }
    if (after > 0) timer = window.setTimeout(begin, after)
    else begin()
    return cancel
  }
