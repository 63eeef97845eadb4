import { Context, type Effect } from 'effect'
import type { FlagSet } from '../../domain/flags/flagNames.ts'

/** The flags that the page watches, for use cases that decide something by one (ADR 33). */
export class CurrentFlags extends Context.Service<
  CurrentFlags,
  {
    /** Those of this moment; waits for the first answer, which the providers' time limits bound. */
    readonly known: Effect.Effect<FlagSet>
  }
>()('application/CurrentFlags') {}
