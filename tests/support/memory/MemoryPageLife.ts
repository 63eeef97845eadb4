import type { PageLifePort } from '../../../src/application/ports/PageLife.ts'
import { plus, type Instant } from '../../../src/domain/instant.ts'

/** A page whose time the test advances. */
export const makeMemoryPageLife = (start: Instant) => {
  let now = start
  let isSeen = true
  let waiting: { readonly due: Instant; readonly look: () => void } | undefined
  const lookIfDue = () => {
    if (isSeen && waiting !== undefined && waiting.due <= now) waiting.look()
  }
  const page: PageLifePort = {
    now: () => now,
    nextLook: (after, signal) =>
      new Promise((resolve) => {
        const look = () => {
          waiting = undefined
          resolve()
        }
        if (signal.aborted) return look()
        waiting = { due: plus(now, after), look }
        signal.addEventListener('abort', look, { once: true })
      }),
  }
  return {
    page,
    /** Advances the time by so many ms. */
    pass: (ms: number) => {
      now = plus(now, ms)
      lookIfDue()
    },
    /** Hides the page. */
    hide: () => {
      isSeen = false
    },
    /** Shows the page again, or restores the network. */
    wake: () => {
      isSeen = true
      waiting?.look()
    },
  }
}
