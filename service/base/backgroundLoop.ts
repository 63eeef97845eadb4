import type { Log } from './log.ts'
import { withRareErrors } from './withRareErrors.ts'

interface Work {
  /** The event logged for a failed run, such as `payments-unresolved`. */
  readonly failure: string
  /** The pause between the end of a run and the start of the next, in ms. */
  readonly every: number
  readonly run: () => Promise<void> | void
}

export interface BackgroundLoop {
  /** Runs now instead of after the pause, or once more after the current run; resolves when that run has ended. */
  readonly wake: () => Promise<void>
  /** Stops the loop; resolves when the current run has ended. */
  readonly stop: () => Promise<void>
}

/**
 * Runs a task repeatedly, with a pause between runs; the first run follows the first pause. Runs never overlap. A run that
 * fails is logged, at most every 30 seconds, and the loop continues, because a database that restarts or a full disk
 * fails every loop. The timer does not keep the process alive.
 */
export const startBackgroundLoop = (log: Log, { failure, every, run }: Work): BackgroundLoop => {
  const rare = withRareErrors(log)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let isStopped = false

  const attempt = async () => {
    try {
      await run()
    } catch (error) {
      rare.error(failure, error)
    }
  }
  const begin = (): Promise<void> => {
    clearTimeout(timer)
    running = attempt().then(() => {
      running = undefined
      if (!isStopped) schedule()
    })
    return running
  }
  const schedule = () => {
    timer = setTimeout(() => void begin(), every)
    timer.unref()
  }
  const afterCurrent = async () => {
    await running
    next = undefined
    if (!isStopped) await begin()
  }

  schedule()
  return {
    wake: () => (next ??= afterCurrent()),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
