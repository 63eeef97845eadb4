/** Does the work once: soon, or soon after so many ms. The answer calls it off. */
export type Schedule = (work: () => void, after?: number) => () => void

/** Ms; a page in the background paints no frames, and must not gather for ever. */
const AT_THE_LATEST = 250

/** On the next frame of the screen, or a quarter of a second from then when there is none. */
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
