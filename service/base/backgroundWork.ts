import type { Log } from './log.ts'

export interface BackgroundWork {
  /** Starts work that no answer waits for; a failure is logged. */
  readonly run: (work: () => Promise<void>) => void
  /** Resolves when the work of earlier answers is complete. */
  readonly settled: () => Promise<void>
}

/** Runs work after answers; `failure` names it in the log. */
export const makeBackgroundWork = (log: Log, failure: string): BackgroundWork => {
  const running = new Set<Promise<void>>()
  return {
    run: (work) => {
      const done: Promise<void> = work()
        .catch((error: unknown) => log.error(failure, error))
        .finally(() => void running.delete(done))
      running.add(done)
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
