import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import type { OrderQuery, OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { ServiceRefusal } from '../../src/application/ports/ServiceFailure.ts'
import { currentOrders } from '../../src/application/order/currentOrders.ts'
import { watchCurrentOrders, type CurrentOrdersEvent } from '../../src/application/order/watchCurrentOrders.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../src/domain/instant.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { anOrder } from '../support/anOrder.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const VENDOR = 'pekarna-u-mostu'
const MIDNIGHT_IN_PRAGUE = NOON - 12 * HOUR
const orderAt = (id: string, createdAt: number, more: Partial<Order> = {}) =>
  anOrder({ id, createdAt, updatedAt: createdAt, ...more })

/** Keeps every question; `fail` makes the repository refuse. */
const asked = (orders: ReadonlyArray<Order>) => {
  const queries: OrderQuery[] = []
  const trouble = { fail: false }
  const memory = makeMemoryOrderRepository(orders)
  const refusal = new ServiceRefusal({ status: 400, code: 'X', translationKey: 'x', message: 'The service says no' })
  const repository: OrderRepositoryPort = {
    ...memory,
    list: (query) =>
      Effect.suspend(() => {
        queries.push(query)
        return trouble.fail ? Effect.fail(refusal) : memory.list(query)
      }),
  }
  return { queries, repository, trouble, rounds: () => queries.filter(({ scheduled }) => !scheduled).length }
}

describe('The current orders', () => {
  it('are those since midnight in the country and the pre-orders of the next 2 days, 200 a page (TRACK-18)', async () => {
    const { queries, repository } = asked([
      orderAt('yesterday', MIDNIGHT_IN_PRAGUE - 1),
      orderAt('midnight', MIDNIGHT_IN_PRAGUE),
      orderAt('tomorrow', NOON - DAY, { preorderedFor: NOON + DAY }),
      orderAt('too far', NOON - DAY, { preorderedFor: NOON + 2 * DAY + 1 }),
    ])
    const orders = await memoryPortal({ orders: repository }).run(currentOrders(VENDOR, false))
    expect(orders.map(({ id }) => id)).toEqual(['midnight', 'tomorrow'])
    expect(queries).toEqual([
      { vendorId: VENDOR, includeOutlets: false, count: 200, from: MIDNIGHT_IN_PRAGUE, scheduled: false },
      { vendorId: VENDOR, includeOutlets: false, count: 200, from: NOON, to: NOON + 2 * DAY, scheduled: true },
    ])
  })

  it('are all there for somebody with more than one page of them (TRACK-18)', async () => {
    const many = Array.from({ length: 450 }, (_, place) => orderAt(`o-${place}`, NOON - place * SECOND))
    const { queries, repository } = asked(many)
    const orders = await memoryPortal({ orders: repository }).run(currentOrders(VENDOR, false))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(450)
    expect(queries.filter(({ scheduled }) => !scheduled)).toHaveLength(3)
  })

  it('hold an order of both answers once, in its newer version (TRACK-18, LIVE-10)', async () => {
    const older = orderAt('both', NOON - HOUR, { preorderedFor: NOON + HOUR })
    const newer = { ...older, updatedAt: NOON, status: 'DELIVERED' as const }
    const { repository } = asked([])
    const answering: OrderRepositoryPort = {
      ...repository,
      list: ({ scheduled }) => Effect.succeed({ orders: [scheduled ? older : newer], paginationKey: undefined }),
    }
    expect(await memoryPortal({ orders: answering }).run(currentOrders(VENDOR, false))).toEqual([newer])
  })
})

describe('Watching the current orders', () => {
  const watched = (
    given: ReturnType<typeof asked>,
    play: (portal: ReturnType<typeof memoryPortal>) => Effect.Effect<void>,
    dynamicOrGuest = false,
  ) => {
    const portal = memoryPortal({ orders: given.repository })
    const seen: CurrentOrdersEvent[] = []
    const watching = watchCurrentOrders({
      vendorId: VENDOR,
      includeOutlets: false,
      dynamicOrGuest: () => dynamicOrGuest,
    })
    return portal.run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(
          Stream.runForEach(watching, (event) => Effect.sync(() => void seen.push(event))),
        )
        yield* TestClock.adjust(0)
        yield* play(portal)
        yield* Fiber.interrupt(fiber)
        return seen
      }),
    )
  }
  const kinds = (seen: ReadonlyArray<CurrentOrdersEvent>) =>
    seen.map((event) => (event.kind === 'link' ? event.state : event.kind))

  it('loads them at once (TRACK-15, TRACK-18)', async () => {
    const seen = await watched(asked([orderAt('o-1', NOON - HOUR)]), () => Effect.void)
    expect(seen).toMatchObject([{ kind: 'asking' }, { kind: 'loaded', orders: [{ id: 'o-1' }] }])
  })

  it('asks again after 300 s, not before (TRACK-17, CONST-07, CONST-09)', async () => {
    const given = asked([])
    await watched(given, () => TestClock.adjust(300 * SECOND))
    expect(given.rounds()).toBe(1)
    const later = asked([])
    await watched(later, () => TestClock.adjust(305 * SECOND))
    expect(later.rounds()).toBe(2)
  })

  it('asks again after 60 s with dynamic estimation or for a guest (TRACK-16, CONST-08)', async () => {
    const given = asked([])
    await watched(given, () => TestClock.adjust(60 * SECOND), true)
    expect(given.rounds()).toBe(1)
    const later = asked([])
    await watched(later, () => TestClock.adjust(65 * SECOND), true)
    expect(later.rounds()).toBe(2)
  })

  it('asks nothing more once the screen is left (TRACK-15)', async () => {
    const given = asked([])
    const portal = memoryPortal({ orders: given.repository })
    await portal.run(
      Effect.gen(function* () {
        const watching = { vendorId: VENDOR, includeOutlets: false, dynamicOrGuest: () => true }
        const fiber = yield* Effect.forkChild(Stream.runDrain(watchCurrentOrders(watching)))
        yield* TestClock.adjust(1)
        yield* Fiber.interrupt(fiber)
        yield* TestClock.adjust('1 hour')
      }),
    )
    expect(given.rounds()).toBe(1)
  })

  it('hands on the updates of today and no others (LIVE-09)', async () => {
    const update = (id: string, createdAt: number) => ({ order: orderAt(id, createdAt), createdAt })
    const seen = await watched(asked([]), ({ live }) =>
      live
        .push(VENDOR, {
          kind: 'updates',
          updates: [
            update('yesterday', MIDNIGHT_IN_PRAGUE - 1),
            update('today', MIDNIGHT_IN_PRAGUE),
            update('tomorrow', MIDNIGHT_IN_PRAGUE + DAY),
          ],
        })
        .pipe(Effect.andThen(TestClock.adjust(1))),
    )
    expect(seen.at(-1)).toMatchObject({ kind: 'updates', updates: [{ order: { id: 'today' } }] })
  })

  it('says how live it is, and since when it may not be true (LIVE-03)', async () => {
    const seen = await watched(asked([]), ({ live }) =>
      Effect.gen(function* () {
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('20 seconds')
        yield* live.push(VENDOR, { kind: 'disconnected' })
        yield* TestClock.adjust('15 seconds')
      }),
    )
    expect(seen.filter(({ kind }) => kind === 'link')).toEqual([
      { kind: 'link', state: 'live', lastUpdate: NOON },
      { kind: 'link', state: 'live', lastUpdate: NOON },
      { kind: 'link', state: 'reconnecting', lastUpdate: NOON + 20 * SECOND },
      { kind: 'link', state: 'polling', lastUpdate: NOON + 20 * SECOND },
    ])
  })

  it('asks at once when the link is back, so that nothing is missed (LIVE-13)', async () => {
    const given = asked([])
    const seen = await watched(given, ({ live }) =>
      Effect.gen(function* () {
        yield* live.push(VENDOR, { kind: 'disconnected' })
        yield* TestClock.adjust('3 seconds')
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust(1)
      }),
    )
    expect(given.rounds()).toBe(2)
    expect(kinds(seen)).toEqual(['asking', 'loaded', 'reconnecting', 'live', 'asking', 'loaded', 'live'])
  })

  it.each(['online', 'visible'] as const)('asks at once when the page is %s again (TRACK-15)', async (why) => {
    const given = asked([])
    await watched(given, ({ wake }) => wake(why).pipe(Effect.andThen(TestClock.adjust(1))))
    expect(given.rounds()).toBe(2)
  })

  it('repeats within 5 s the question that failed when the link came back, however young the picture is (TRACK-24, LIVE-13)', async () => {
    const given = asked([])
    const seen = await watched(given, ({ live }) =>
      Effect.gen(function* () {
        given.trouble.fail = true
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('1 second')
        given.trouble.fail = false
        yield* TestClock.adjust('4 seconds')
      }),
    )
    expect(kinds(seen)).toEqual(['asking', 'loaded', 'live', 'asking', 'failed', 'asking', 'loaded', 'live'])
  })

  it('tells that it failed with the message of the service, and tries again within 5 s (TRACK-24)', async () => {
    const given = asked([orderAt('o-1', NOON - MINUTE)])
    given.trouble.fail = true
    const seen = await watched(given, () =>
      Effect.gen(function* () {
        given.trouble.fail = false
        yield* TestClock.adjust('5 seconds')
      }),
    )
    expect(seen).toMatchObject([
      { kind: 'asking' },
      { kind: 'failed', failure: { message: 'The service says no' } },
      { kind: 'asking' },
      { kind: 'loaded' },
    ])
  })
})
