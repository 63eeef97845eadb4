import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '../../src/domain/instant.ts'

/** `whenIdle` waits no longer than this, in ms. */
const MAX_WAIT = 30 * SECOND

/** Lets work that a person waits for run before background work: background work pauses at the gate while it runs. */
export interface PriorityGate {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  readonly isBusy: () => boolean
  /** Resolves when the work that runs now has ended, or after 30 s. */
  readonly whenIdle: () => Promise<void>
}

export const makePriorityGate = (): PriorityGate => {
  const running = new Set<Promise<unknown>>()
  return {
    run: async (work) => {
      const promise = work()
      running.add(promise)
      try {
        return await promise
      } finally {
        running.delete(promise)
      }
    },
    isBusy: () => running.size > 0,
    whenIdle: async () => {
      if (running.size === 0) return
      const timeout = new AbortController()
      await Promise.race([
        Promise.allSettled(running),
        wait(MAX_WAIT, undefined, { ref: false, signal: timeout.signal }).catch(() => undefined),
      ])
      timeout.abort()
    },
  }
}
