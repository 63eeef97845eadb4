import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '../src/domain/instant.ts'

/** Nothing stands back for longer. */
const LONGEST = 30 * SECOND

/** Much work at once that somebody waits for: what is only simulated stands back meanwhile. */
export interface Rush {
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
  readonly isOn: () => boolean
  /** Resolves when nobody is in a rush, or has been for long. */
  readonly over: () => Promise<void>
}

export const makeRush = (): Rush => {
  const underWay = new Set<Promise<unknown>>()
  return {
    during: async (work) => {
      const doing = work()
      underWay.add(doing)
      try {
        return await doing
      } finally {
        underWay.delete(doing)
      }
    },
    isOn: () => underWay.size > 0,
    over: async () => {
      if (underWay.size === 0) return
      const patience = new AbortController()
      await Promise.race([
        Promise.allSettled(underWay),
        wait(LONGEST, undefined, { ref: false, signal: patience.signal }).catch(() => undefined),
      ])
      patience.abort()
    },
  }
}
