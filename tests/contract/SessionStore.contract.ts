import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import type { SessionStorePort } from '../../src/application/ports/SessionStore.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { aSession } from '../support/aSession.ts'

/** A device whose tabs share a session. */
export type OpenDevice = () => { readonly openTab: () => SessionStorePort }

const first = aSession(instantAt(1_000))
const second = aSession(instantAt(2_000), 'second')

/** The contract of every `SessionStore` adapter (PERSIST-06). */
export const sessionStoreContract = (adapter: string, open: OpenDevice) =>
  describe(`SessionStore (${adapter})`, () => {
    it('has no session on a new device (PERSIST-06)', async () => {
      expect(await Effect.runPromise(open().openTab().read)).toBeUndefined()
    })

    it('shares the session between tabs (PERSIST-06, OP-39)', async () => {
      const device = open()
      await Effect.runPromise(device.openTab().save(first))
      expect(await Effect.runPromise(device.openTab().read)).toEqual(first)
    })

    it('clears the session in all tabs (SESS-07)', async () => {
      const device = open()
      const other = device.openTab()
      await Effect.runPromise(other.save(first))
      await Effect.runPromise(device.openTab().clear)
      expect(await Effect.runPromise(other.read)).toBeUndefined()
    })

    it('notifies other tabs when the session changes or ends (SESS-07)', async () => {
      const device = open()
      const here = device.openTab()
      const there = device.openTab()
      const told = await Effect.runPromise(
        Effect.gen(function* () {
          const hearing = yield* Effect.forkChild(Stream.runCollect(Stream.take(there.changes, 3)), {
            startImmediately: true,
          })
          yield* Effect.sleep(1)
          for (const change of [here.save(first), here.save(second), here.clear]) {
            yield* change
            yield* Effect.sleep(1)
          }
          return yield* Fiber.join(hearing)
        }),
      )
      expect(told).toEqual([first, second, undefined])
    })

    it('runs exclusive work one at a time across tabs (SESS-03)', async () => {
      const device = open()
      const seen: string[] = []
      const work = (name: string) =>
        Effect.gen(function* () {
          seen.push(`${name} begins`)
          yield* Effect.sleep(5)
          seen.push(`${name} ends`)
        })
      const [one, two] = [device.openTab(), device.openTab()]
      await Effect.runPromise(
        Effect.all([one.exclusively(work('one')), two.exclusively(work('two')), one.exclusively(work('three'))], {
          concurrency: 'unbounded',
        }),
      )
      const pairs = [0, 2, 4].map((place) => [seen[place]?.split(' ')[0], seen[place + 1]?.split(' ')[0]])
      expect(pairs.map(([begins, ends]) => begins === ends)).toEqual([true, true, true])
    })

    it('releases the lock when exclusive work fails or is interrupted (SESS-03)', async () => {
      const tab = open().openTab()
      const failed = await Effect.runPromise(Effect.flip(tab.exclusively(Effect.fail('no'))))
      const outcome = await Effect.runPromise(
        Effect.gen(function* () {
          const working = yield* Effect.forkChild(tab.exclusively(Effect.never), { startImmediately: true })
          yield* Effect.sleep(1)
          const waiting = yield* Effect.forkChild(tab.exclusively(Effect.never), { startImmediately: true })
          yield* Effect.sleep(1)
          yield* Fiber.interrupt(waiting)
          yield* Fiber.interrupt(working)
          return yield* tab.exclusively(Effect.succeed('free'))
        }),
      )
      expect([failed, outcome]).toEqual(['no', 'free'])
    })
  })
