import { Effect } from 'effect'
import type { CurrentFlags } from '../../application/ports/CurrentFlags.ts'
import { NO_FLAGS, type FlagSet } from '../../domain/flags/flagNames.ts'

/** These, from the beginning. */
export const makeMemoryCurrentFlags = (flags: FlagSet = NO_FLAGS): CurrentFlags['Service'] => ({
  known: Effect.succeed(flags),
})
