import { Effect, SubscriptionRef, type Stream } from 'effect'

/** A network that is there, or not, when told so. */
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
