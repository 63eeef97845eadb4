import { Context, type Effect } from 'effect'

/** Keys nobody else will choose: one per thing that must not happen twice (CON-16). */
export class Intents extends Context.Service<Intents, { readonly nextKey: Effect.Effect<string> }>()(
  'application/Intents',
) {}
