import type { FlagSet } from '../../domain/flags/flagNames.ts'

/** One source of flags. Without Effect: every page asks, and the light ones load none (ADR 33). */
export interface FlagProviderPort {
  readonly name: string
  /** One attempt, given up when the signal aborts; nothing when it cannot answer. Never rejects. */
  readonly read: (signal: AbortSignal) => Promise<FlagSet | undefined>
}
