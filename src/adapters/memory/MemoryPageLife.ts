import type { PageLifePort } from '../../application/ports/PageLife.ts'
import type { Instant } from '../../domain/instant.ts'

/** A page whose time passes when told to. */
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
        waiting = { due: now + after, look }
        signal.addEventListener('abort', look, { once: true })
      }),
  }
  return {
    page,
    /** Lets so many ms pass. */
    pass: (ms: number) => {
      now += ms
      lookIfDue()
    },
    /** Nobody looks at it any more. */
    hide: () => {
      isSeen = false
    },
    /** Somebody looks again, or the network is back. */
    wake: () => {
      isSeen = true
      waiting?.look()
    },
  }
}
