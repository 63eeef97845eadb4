import { NO_FLAGS, type FlagSet } from '../../domain/flags/flagNames.ts'
import { MINUTE, SECOND } from '../../domain/instant.ts'
import type { FlagProviderPort } from '../ports/FlagProvider.ts'
import type { Pause } from '../ports/Pause.ts'

/** Interval between polls, in ms (FLAG-02, CONST-04). */
const ROUND_EVERY = 5 * MINUTE
/** How long a provider is waited for before the next one is asked, in ms (FLAG-04, CONST-05). */
const TIME_LIMIT = 2 * SECOND

interface FlagSources {
  /** In the order of the requests; the last is the site's fallback file (FLAG-03, FLAG-05). */
  readonly providers: ReadonlyArray<FlagProviderPort>
  readonly pause: Pause
}

const areSame = (a: FlagSet | undefined, b: FlagSet): boolean =>
  a !== undefined && a.size === b.size && [...a].every((name) => b.has(name))

/**
 * Asks the providers in order until one responds in time. A late answer counts too if none came from a provider before
 * it in the order: on a slow line or device the fallback file would otherwise hide features until the next round.
 * Returns whether one responded.
 */
const askInOrder = async ({ providers, pause }: FlagSources, take: (flags: FlagSet) => void, round: AbortSignal) => {
  let best = providers.length
  for (const [rank, { read }] of providers.entries()) {
    const waiting = new AbortController()
    const answer = read(round).then((flags) => {
      if (flags !== undefined && rank < best && !round.aborted) {
        best = rank
        take(flags)
      }
      return flags
    })
    const inTime = await Promise.race([answer, pause(TIME_LIMIT, AbortSignal.any([round, waiting.signal]))])
    waiting.abort()
    if (inTime !== undefined || round.aborted) break
  }
  return best < providers.length
}

/**
 * Reports the flags at once and after each change. Polls every 5 minutes and keeps the last known flags if no provider
 * answers; initially all are off (FLAG-01, FLAG-02, FLAG-08, OP-57). Resolves when the signal aborts.
 */
export const watchFlags =
  (sources: FlagSources) =>
  async (emit: (flags: FlagSet) => void, signal: AbortSignal): Promise<void> => {
    let known: FlagSet | undefined
    const take = (flags: FlagSet) => {
      if (!areSame(known, flags)) emit(flags)
      known = flags
    }
    while (!signal.aborted) {
      const over = new AbortController()
      const roundOver = sources.pause(ROUND_EVERY, signal)
      const isAnswered = await askInOrder(sources, take, AbortSignal.any([signal, over.signal]))
      if (!isAnswered && !signal.aborted) take(known ?? NO_FLAGS)
      await roundOver
      over.abort()
    }
  }
