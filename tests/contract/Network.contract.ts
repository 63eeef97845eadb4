import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'

export interface OpenNetwork {
  readonly network: Stream.Stream<boolean>
  readonly become: (isThere: boolean) => Effect.Effect<void>
}

/** What whoever tells of the network promises. */
export const networkContract = (keeper: string, open: () => OpenNetwork) =>
  describe(`The network, told by ${keeper}`, () => {
    it('is told as it is at the moment, and then at every change', async () => {
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

    it('is told as gone to whoever asks while it is', async () => {
      const { network, become } = open()
      await Effect.runPromise(become(false))
      expect(await Effect.runPromise(Stream.runCollect(Stream.take(network, 1)))).toEqual([false])
    })
  })
