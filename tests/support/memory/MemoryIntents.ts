import { Effect } from 'effect'
import type { Intents } from '../../../src/application/ports/Intents.ts'

/** Sequential keys. */
export const makeMemoryIntents = (): Intents['Service'] => {
  let chosen = 0
  return {
    nextKey: Effect.sync(() => {
      chosen += 1
      return `intent-${chosen}`
    }),
  }
}
