import type { FlagSet } from '../../domain/flags/flagNames.ts'

/**
 * One source of flags. Does not use Effect, because every page asks for flags and light pages load no Effect (ADR 33).
 */
export interface FlagProviderPort {
  readonly name: string
  /** Makes one attempt, cancelled when the signal aborts; `undefined` if it fails. Never rejects. */
  readonly read: (signal: AbortSignal) => Promise<FlagSet | undefined>
}
