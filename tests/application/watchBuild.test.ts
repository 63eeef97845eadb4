import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryBuildManifest } from '../../src/adapters/memory/MemoryBuildManifest.ts'
import { watchBuild } from '../../src/application/market/watchBuild.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

const MAIN = '/assets/main-abc.js'
const NEWER = '/assets/main-def.js'

/** What was said while `ms` go by, and how often the site was asked. */
const saidWithin = (ms: number, published: () => ReadonlyArray<string> | undefined) => {
  let looks = 0
  const build = makeMemoryBuildManifest([MAIN], () => {
    looks += 1
    return published()
  })
  return memoryPortal({ build }).run(
    Effect.gen(function* () {
      const said: string[] = []
      const fiber = yield* Effect.forkChild(
        Stream.runForEach(watchBuild(), (what) => Effect.sync(() => void said.push(what))),
      )
      yield* TestClock.adjust(ms)
      yield* Fiber.interrupt(fiber)
      return { said, looks }
    }),
  )
}

describe('The build of the page', () => {
  it('is compared with that of the site every 5 minutes (BUILD-01, CONST-38)', async () => {
    expect(await saidWithin(299_999, () => [MAIN])).toEqual({ said: [], looks: 0 })
    expect(await saidWithin(900_000, () => [MAIN])).toEqual({ said: [], looks: 3 })
  })

  it('is outdated when the site has another, which is said once (BUILD-02)', async () => {
    expect(await saidWithin(900_000, () => [NEWER])).toEqual({ said: ['outdated'], looks: 1 })
  })

  it('is not outdated because nobody could say: it waits for the next look (BUILD-05, OP-74)', async () => {
    const answers = [undefined, [NEWER]]
    expect(await saidWithin(300_000, () => answers.shift())).toEqual({ said: [], looks: 1 })
    const again = [undefined, [NEWER]]
    expect(await saidWithin(600_000, () => again.shift())).toEqual({ said: ['outdated'], looks: 2 })
  })
})
