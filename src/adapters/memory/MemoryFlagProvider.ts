import { Effect } from 'effect'
import { FlagsUnavailable, type FlagProviderPort } from '../../application/ports/FlagProvider.ts'
import type { FlagSet } from '../../domain/flags/flagNames.ts'

/** Answers what `flags` says at that moment; `undefined` is a provider that cannot answer. */
export const makeMemoryFlagProvider = (name: string, flags: () => FlagSet | undefined): FlagProviderPort => ({
  name,
  read: Effect.suspend(() => {
    const known = flags()
    return known === undefined ? Effect.fail(new FlagsUnavailable({})) : Effect.succeed(known)
  }),
})
