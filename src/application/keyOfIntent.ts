import { Effect } from 'effect'
import { Intents } from './ports/Intents.ts'

/** Returns the key of an action that must not happen twice; a retry must use the same key (CON-16). */
export const keyOfIntent = Effect.fn('keyOfIntent')(function* () {
  return yield* (yield* Intents).nextKey
})
