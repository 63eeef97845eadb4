import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'

export interface OpenNetwork {
  readonly network: Stream.Stream<boolean>
  readonly become: (isThere: boolean) => Effect.Effect<void>
}

/** The contract of every `Network` adapter. */
export const networkContract = (adapter: string, open: () => OpenNetwork) =>
  describe(`Network (${adapter})`, () => {
    it('emits the current state, then each change', async () => {
      const { network, become } = open()
      const heard = await Effect.runPromise(
        Effect.gen(function* () {
          const listening = yield* Effect.forkChild(Stream.runCollect(Stream.take(network, 3)), {
            startImmediately: true,
          })
          yield* Effect.sleep(1)
          yield* become(false)
          yield* Effect.sleep(1)
          yield* become(true)
          return yield* Fiber.join(listening)
        }),
      )
      expect(heard).toEqual([true, false, true])
    })

    it('emits false to a new subscriber while offline', async () => {
      const { network, become } = open()
      await Effect.runPromise(become(false))
      expect(await Effect.runPromise(Stream.runCollect(Stream.take(network, 1)))).toEqual([false])
    })
  })
