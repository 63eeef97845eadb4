import { Effect } from 'effect'
import { Intents } from './ports/Intents.ts'

/** The keys of actions that must not happen twice: trying one again sends the same key (CON-16). */
export class IntentKeys {
  private readonly keys = new Map<unknown, string>()

  of(action: unknown): Effect.Effect<string, never, Intents> {
    const { keys } = this
    return Effect.gen(function* () {
      const key = keys.get(action) ?? (yield* (yield* Intents).nextKey)
      keys.set(action, key)
      return key
    })
  }

  /** Called after an action has succeeded: the next one like it is another action. */
  forget(action: unknown): void {
    this.keys.delete(action)
  }
}
