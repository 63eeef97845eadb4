import { flagsAfter, type FlagSet } from '../../domain/flags/flagNames.ts'
import { MINUTE, SECOND } from '../../domain/instant.ts'
import type { FlagProviderPort } from '../ports/FlagProvider.ts'
import type { Pause } from '../ports/Pause.ts'

/** Interval between polls, in ms (FLAG-02, CONST-04). */
const ROUND_EVERY = 5 * MINUTE
/** Timeout of one provider, in ms (FLAG-04, CONST-05). */
const TIME_LIMIT = 2 * SECOND

interface FlagSources {
  /** In the order of the requests; the last is the site's fallback file (FLAG-03, FLAG-05). */
  readonly providers: ReadonlyArray<FlagProviderPort>
  readonly pause: Pause
}

const ask = async ({ read }: FlagProviderPort, pause: Pause, signal: AbortSignal) => {
  const asking = new AbortController()
  const stop = () => asking.abort()
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([read(asking.signal), pause(TIME_LIMIT, asking.signal).then(() => undefined)])
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** Returns the answer of the first provider that responds, or `undefined` (FLAG-03 to FLAG-05). */
const askInOrder = async ({ providers, pause }: FlagSources, signal: AbortSignal) => {
  for (const provider of providers) {
    const answered = await ask(provider, pause, signal)
    if (answered !== undefined || signal.aborted) return answered
  }
  return undefined
}

const areSame = (a: FlagSet | undefined, b: FlagSet): boolean =>
  a !== undefined && a.size === b.size && [...a].every((name) => b.has(name))

/**
 * Reports the flags at once and after each change. Polls every 5 minutes and keeps the last known flags if no provider
 * answers (FLAG-01, FLAG-02, FLAG-08, OP-57). Resolves when the signal aborts.
 */
export const watchFlags =
  (sources: FlagSources) =>
  async (emit: (flags: FlagSet) => void, signal: AbortSignal): Promise<void> => {
    let known: FlagSet | undefined
    while (!signal.aborted) {
      const roundOver = sources.pause(ROUND_EVERY, signal)
      const answered = flagsAfter(known, await askInOrder(sources, signal))
      if (signal.aborted) return
      if (!areSame(known, answered)) emit(answered)
      known = answered
      await roundOver
    }
  }
