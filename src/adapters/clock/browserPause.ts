import type { Pause } from '../../application/ports/Pause.ts'

/** Uses timers of the window. */
export const browserPause =
  (window: Pick<Window, 'setTimeout' | 'clearTimeout'>): Pause =>
  (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const over = () => {
        window.clearTimeout(timer)
        signal.removeEventListener('abort', over)
        resolve()
      }
      const timer = window.setTimeout(over, ms)
      signal.addEventListener('abort', over)
    })
