import type { FlagProviderPort } from '../../application/ports/FlagProvider.ts'
import type { FlagSet } from '../../domain/flags/flagNames.ts'

/** Answers what `flags` says at that moment; `undefined` is a provider that cannot answer. */
export const makeMemoryFlagProvider = (name: string, flags: () => FlagSet | undefined): FlagProviderPort => ({
  name,
  read: () => Promise.resolve(flags()),
})
