import { Context, Data, type Effect } from 'effect'
import type { FlagSet } from '../../domain/flags/flagNames.ts'

export class FlagsUnavailable extends Data.TaggedError('FlagsUnavailable')<{ readonly cause?: unknown }> {}

/** One source of flags. */
export interface FlagProviderPort {
  readonly name: string
  readonly read: Effect.Effect<FlagSet, FlagsUnavailable>
}

/** All sources in the order they are asked; the last is the fallback file of the site (FLAG-03 to FLAG-05). */
export class FlagProviders extends Context.Service<FlagProviders, ReadonlyArray<FlagProviderPort>>()(
  'application/FlagProviders',
) {}
