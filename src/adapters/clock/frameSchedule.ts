/** Does the work once, soon; the answer calls it off. */
export type Schedule = (work: () => void) => () => void

/** Ms; a page in the background paints no frames, and must not gather for ever. */
const AT_THE_LATEST = 250

/** On the next frame of the screen, or a quarter of a second from now when there is none. */
export const frameSchedule =
  (window: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'>): Schedule =>
  (work) => {
    const cancel = () => {
      window.cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
    const run = () => {
      cancel()
      work()
    }
    const frame = window.requestAnimationFrame(run)
    const timer = window.setTimeout(run, AT_THE_LATEST)
    return cancel
  }
