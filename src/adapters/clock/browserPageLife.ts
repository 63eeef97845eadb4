import type { PageLifePort } from '../../application/ports/PageLife.ts'
import { SECOND } from '../../domain/instant.ts'
import { deviceNow } from './deviceNow.ts'

/** In ms. Events that wake a page come in bursts; one check covers all of them. */
const BURST = SECOND

/** Uses timers, `focus` and `online` of the window, and `visibilitychange` of its document. */
export const browserPageLife = (window: Window): PageLifePort => ({
  now: deviceNow,
  nextLook: (after, signal) =>
    new Promise((resolve) => {
      const { document } = window
      const began = Date.now()
      const waiting = new AbortController()
      const { signal: over } = waiting
      let timer = 0
      const look = () => {
        window.clearTimeout(timer)
        waiting.abort()
        resolve()
      }
      const lookIn = (ms: number) => {
        window.clearTimeout(timer)
        timer = window.setTimeout(look, Math.max(0, ms))
      }
      const wake = () => {
        if (document.visibilityState === 'visible') lookIn(began + BURST - Date.now())
        else window.clearTimeout(timer)
      }
      document.addEventListener('visibilitychange', wake, { signal: over })
      window.addEventListener('focus', wake, { signal: over })
      window.addEventListener('online', wake, { signal: over })
      signal.addEventListener('abort', look, { signal: over })
      if (signal.aborted) look()
      else if (document.visibilityState === 'visible') lookIn(after)
    }),
})
