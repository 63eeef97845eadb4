import { Effect, PubSub, Stream } from 'effect'
import type { WakeUp } from '../../../src/application/ports/WakeUps.ts'

/** Wake-ups that the test emits. */
export const makeMemoryWakeUps = (): {
  readonly wakeUps: Stream.Stream<WakeUp>
  readonly wake: (why: WakeUp) => Effect.Effect<void>
} => {
  const woken = Effect.runSync(PubSub.unbounded<WakeUp>())
  return { wakeUps: Stream.fromPubSub(woken), wake: (why) => Effect.asVoid(PubSub.publish(woken, why)) }
}
