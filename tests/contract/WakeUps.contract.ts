import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import type { WakeUp } from '../../src/application/ports/WakeUps.ts'

export interface OpenWakeUps {
  readonly wakeUps: Stream.Stream<WakeUp>
  readonly wake: (why: WakeUp) => Effect.Effect<void>
}

/** The contract of every `WakeUps` adapter (TRACK-15). */
export const wakeUpsContract = (adapter: string, open: () => OpenWakeUps) =>
  describe(`WakeUps (${adapter})`, () => {
    it('emits each wake-up with its reason, in order, to all subscribers (TRACK-15)', async () => {
      const { wakeUps, wake } = open()
      const heard = await Effect.runPromise(
        Effect.gen(function* () {
          const listening = yield* Effect.forEach([1, 2], () =>
            Effect.forkChild(Stream.runCollect(Stream.take(wakeUps, 2)), { startImmediately: true }),
          )
          yield* Effect.sleep(1)
          yield* wake('online')
          yield* wake('visible')
          return yield* Effect.forEach(listening, Fiber.join)
        }),
      )
      expect(heard).toEqual([
        ['online', 'visible'],
        ['online', 'visible'],
      ])
    })
  })
