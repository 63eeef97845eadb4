import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { followRiders, MAX_RIDERS, type RiderOfOrder } from '../../src/application/order/followRiders.ts'
import type { Rider, RiderRepositoryPort } from '../../src/application/ports/RiderRepository.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

const riderOf = (id: string): Rider => ({
  id: `rider of ${id}`,
  name: 'Filip Marek',
  phoneNumber: '+420777000001',
  vehicle: 'BICYCLE',
  position: { latitude: 50.08, longitude: 14.43 },
  locatedAt: instantAt(0),
  route: [],
})

/** Follows the riders of `wanted` while `play` advances the time. */
const following = (
  wanted: () => ReadonlyArray<string>,
  play: (asked: Array<string>) => Effect.Effect<void>,
  answer: RiderRepositoryPort['ofOrder'] = (id) => Effect.succeed(riderOf(id)),
) => {
  const asked: Array<string> = []
  const seen: RiderOfOrder[] = []
  const riders: RiderRepositoryPort = {
    ofOrder: (id) =>
      Effect.suspend(() => {
        asked.push(id)
        return answer(id)
      }),
  }
  return memoryPortal({ riders }).run(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(
        Stream.runForEach(followRiders(wanted), (found) => Effect.sync(() => void seen.push(found))),
      )
      yield* TestClock.adjust(0)
      yield* play(asked)
      yield* Fiber.interrupt(fiber)
      return { asked, seen }
    }),
  )
}

describe('followRiders', () => {
  it('requests every wanted rider at once and again every 30 seconds (TRACK-10, OP-26)', async () => {
    const { asked, seen } = await following(
      () => ['a', 'b'],
      () => TestClock.adjust('59 seconds'),
    )
    expect(asked).toEqual(['a', 'b', 'a', 'b'])
    expect(seen[0]).toMatchObject({ id: 'a', rider: { id: 'rider of a' } })
  })

  it('requests riders within 2 seconds of becoming visible, and stops for those out of sight', async () => {
    let wanted = ['a']
    const { asked } = await following(
      () => wanted,
      () =>
        Effect.gen(function* () {
          wanted = ['b']
          yield* TestClock.adjust('2 seconds')
          yield* TestClock.adjust('31 seconds')
        }),
    )
    expect(asked).toEqual(['a', 'b', 'b'])
  })

  it('follows at most the first twelve', async () => {
    const many = Array.from({ length: 200 }, (_, place) => `o-${place}`)
    const { asked } = await following(
      () => many,
      () => TestClock.adjust('29 seconds'),
    )
    expect(asked).toEqual(many.slice(0, MAX_RIDERS))
  })

  it('sends three requests at a time', async () => {
    const { asked } = await following(
      () => ['a', 'b', 'c', 'd', 'e'],
      () => TestClock.adjust('29 seconds'),
      () => Effect.never,
    )
    expect(asked).toEqual(['a', 'b', 'c'])
  })

  it('reports nothing for a failed request and continues with the others', async () => {
    const { seen } = await following(
      () => ['a', 'b'],
      () => Effect.void,
      (id) => (id === 'a' ? Effect.fail(new ServiceUnavailable({ reason: 'offline' })) : Effect.succeed(undefined)),
    )
    expect(seen).toEqual([{ id: 'b', rider: undefined }])
  })
})
