import { Effect, Schema } from 'effect'
import { Flags } from '../../../contract/flags.ts'
import { FlagsUnavailable, type FlagProviderPort } from '../../application/ports/FlagProvider.ts'
import { flagSetOf } from '../../domain/flags/flagNames.ts'

const decode = Schema.decodeUnknownSync(Flags)

/** `/fwfFallback.json` of the site itself (API-42, FLAG-05, OP-57). */
export const makeFallbackFileFlagProvider = (origin: string, fetch: typeof globalThis.fetch): FlagProviderPort => ({
  name: 'fallback file',
  read: Effect.tryPromise({
    try: async (signal) => {
      const answer = await fetch(`${origin}/fwfFallback.json`, { signal })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return flagSetOf(decode(await answer.json()))
    },
    catch: (cause) => new FlagsUnavailable({ cause }),
  }),
})
