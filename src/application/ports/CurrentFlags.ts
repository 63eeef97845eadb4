import { Context, type Effect } from 'effect'
import type { FlagSet } from '../../domain/flags/flagNames.ts'

/** The flags of the page, for use cases that depend on one (ADR 33). */
export class CurrentFlags extends Context.Service<
  CurrentFlags,
  {
    /** The current flags; waits for the first answer, which the providers' timeouts bound. */
    readonly known: Effect.Effect<FlagSet>
  }
>()('application/CurrentFlags') {}
