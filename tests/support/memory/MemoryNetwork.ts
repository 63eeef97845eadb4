import { Effect, SubscriptionRef, type Stream } from 'effect'

/** A network whose state the test sets. */
export const makeMemoryNetwork = (): {
  readonly network: Stream.Stream<boolean>
  readonly become: (isThere: boolean) => Effect.Effect<void>
} => {
  const state = Effect.runSync(SubscriptionRef.make(true))
  return {
    network: SubscriptionRef.changes(state),
    become: (isThere) => SubscriptionRef.set(state, isThere),
  }
}
