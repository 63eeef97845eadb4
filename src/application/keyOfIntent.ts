import { Effect } from 'effect'
import { Intents } from './ports/Intents.ts'

/** The key of something that must not happen twice: whoever tries the same once more uses the same (CON-16). */
export const keyOfIntent = Effect.fn('keyOfIntent')(function* () {
  return yield* (yield* Intents).nextKey
})
