import { Context, type Effect } from 'effect'

/** Globally unique keys: one per action that must not happen twice (CON-16). */
export class Intents extends Context.Service<Intents, { readonly nextKey: Effect.Effect<string> }>()(
  'application/Intents',
) {}
