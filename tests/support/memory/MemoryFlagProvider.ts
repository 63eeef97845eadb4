import type { FlagProviderPort } from '../../../src/application/ports/FlagProvider.ts'
import type { FlagSet } from '../../../src/domain/flags/flagNames.ts'

/** Answers with the current result of `flags`; `undefined` means that the provider cannot answer. */
export const makeMemoryFlagProvider = (name: string, flags: () => FlagSet | undefined): FlagProviderPort => ({
  name,
  read: () => Promise.resolve(flags()),
})
