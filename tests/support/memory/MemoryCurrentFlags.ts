import { Effect } from 'effect'
import type { CurrentFlags } from '../../../src/application/ports/CurrentFlags.ts'
import { NO_FLAGS, type FlagSet } from '../../../src/domain/flags/flagNames.ts'

/** Flags that are known from the start and never change. */
export const makeMemoryCurrentFlags = (flags: FlagSet = NO_FLAGS): CurrentFlags['Service'] => ({
  known: Effect.succeed(flags),
})
