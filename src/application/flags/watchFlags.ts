import { flagsAfter, type FlagSet } from '../../domain/flags/flagNames.ts'
import { MINUTE, SECOND } from '../../domain/instant.ts'
import type { FlagProviderPort } from '../ports/FlagProvider.ts'
import type { Pause } from '../ports/Pause.ts'

/** Ms between two rounds (FLAG-02, CONST-04). */
const ROUND_EVERY = 5 * MINUTE
/** Ms for one provider (FLAG-04, CONST-05). */
const TIME_LIMIT = 2 * SECOND

interface FlagSources {
  /** In the order they are asked; the last is the fallback file of the site (FLAG-03, FLAG-05). */
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

/** The first provider that answers wins; nothing when none does (FLAG-03 to FLAG-05). */
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
 * Tells the flags at once and whenever they changed; asks every 5 minutes, and keeps those last known when nobody
 * answers (FLAG-01, FLAG-02, FLAG-08, OP-57). Resolves when the signal aborts.
 */
export const watchFlags =
  (sources: FlagSources) =>
  async (tell: (flags: FlagSet) => void, signal: AbortSignal): Promise<void> => {
    let known: FlagSet | undefined
    while (!signal.aborted) {
      const roundOver = sources.pause(ROUND_EVERY, signal)
      const answered = flagsAfter(known, await askInOrder(sources, signal))
      if (signal.aborted) return
      if (!areSame(known, answered)) tell(answered)
      known = answered
      await roundOver
    }
  }
