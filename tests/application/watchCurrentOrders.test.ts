import { updateWith } from '../../src/domain/order/liveUpdate.ts'
import { refusal } from '../../src/adapters/memory/refusals.ts'
import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import type { OrderQuery, OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { currentOrders } from '../../src/application/order/currentOrders.ts'
import type { CurrentOrdersEvent } from '../../src/application/order/CurrentOrdersEvent.ts'
import { watchCurrentOrders, type WatchOptions } from '../../src/application/order/watchCurrentOrders.ts'
import { DAY, HOUR, minus, MINUTE, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import { liveness } from '../../src/domain/order/liveness.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { anOrder } from '../support/anOrder.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const VENDOR = 'pekarna-u-mostu'
const MIDNIGHT_IN_PRAGUE = minus(NOON, 12 * HOUR)
const orderAt = (id: string, createdAt: Instant, more: Partial<Order> = {}) =>
  anOrder({ id, createdAt, updatedAt: createdAt, ...more })

/** Records every query; `fail` makes the repository refuse. */
const asked = (orders: ReadonlyArray<Order>) => {
  const queries: OrderQuery[] = []
  const trouble = { fail: false }
  const memory = makeMemoryOrderRepository(orders)
  const refused = refusal('X', 'x', { message: 'The service says no' })
  const repository: OrderRepositoryPort = {
    ...memory,
    list: (query) =>
      Effect.suspend(() => {
        queries.push(query)
        return trouble.fail ? Effect.fail(refused) : memory.list(query)
      }),
  }
  return { queries, repository, trouble, rounds: () => queries.filter(({ scheduled }) => !scheduled).length }
}

describe('currentOrders', () => {
  it('loads the orders since midnight in the country and the pre-orders of the next 2 days, 200 per page (TRACK-18, CONST-14)', async () => {
    const { queries, repository } = asked([
      orderAt('yesterday', minus(MIDNIGHT_IN_PRAGUE, 1)),
      orderAt('midnight', MIDNIGHT_IN_PRAGUE),
      orderAt('tomorrow', minus(NOON, DAY), { preorderedFor: plus(NOON, DAY) }),
      orderAt('too far', minus(NOON, DAY), { preorderedFor: plus(plus(NOON, 2 * DAY), 1) }),
    ])
    const { orders } = await memoryPortal({ orders: repository }).run(
      currentOrders({ vendorId: VENDOR, includeOutlets: false }),
    )
    expect(orders.map(({ id }) => id)).toEqual(['midnight', 'tomorrow'])
    expect(queries).toEqual([
      { vendorId: VENDOR, includeOutlets: false, count: 200, from: MIDNIGHT_IN_PRAGUE, scheduled: false },
      { vendorId: VENDOR, includeOutlets: false, count: 200, from: NOON, to: NOON + 2 * DAY, scheduled: true },
    ])
  })

  it('loads all pages (TRACK-18)', async () => {
    const many = Array.from({ length: 450 }, (_, place) => orderAt(`o-${place}`, minus(NOON, place * SECOND)))
    const { queries, repository } = asked(many)
    const { orders } = await memoryPortal({ orders: repository }).run(
      currentOrders({ vendorId: VENDOR, includeOutlets: false }),
    )
    expect(new Set(orders.map(({ id }) => id)).size).toBe(450)
    expect(queries.filter(({ scheduled }) => !scheduled)).toHaveLength(3)
  })

  it.each([
    ['ends with an empty key', '', 1, undefined],
    ['is cut short when the service repeats a key', 'again', 2, 'unreadable-answer'],
  ])('%s, and keeps what was read', async (_, paginationKey, asks, cutShort) => {
    const { queries, repository } = asked([orderAt('read', NOON)])
    const endless: OrderRepositoryPort = {
      ...repository,
      list: (query) => Effect.map(repository.list(query), (page) => ({ ...page, paginationKey })),
    }
    const answer = await memoryPortal({ orders: endless }).run(
      currentOrders({ vendorId: VENDOR, includeOutlets: false }),
    )
    expect(queries.filter(({ scheduled }) => !scheduled)).toHaveLength(asks)
    expect(answer.orders.map(({ id }) => id)).toEqual(['read'])
    expect(answer.cutShort?.reason).toBe(cutShort)
  })

  it('counts an order that cannot be read once, although both answers have it (API-16, TRACK-18)', async () => {
    const { repository } = asked([])
    const readable = orderAt('read', NOON)
    const answering: OrderRepositoryPort = {
      ...repository,
      list: () => Effect.succeed({ orders: [readable], unreadable: ['{"order_id":"x"}'], paginationKey: undefined }),
    }
    expect(
      await memoryPortal({ orders: answering }).run(currentOrders({ vendorId: VENDOR, includeOutlets: false })),
    ).toEqual({ orders: [readable], unreadable: 1 })
  })

  it('requests orders and pre-orders in parallel', async () => {
    const { queries, repository } = asked([])
    const silent: OrderRepositoryPort = {
      ...repository,
      list: (query) => Effect.andThen(repository.list(query), Effect.never),
    }
    await memoryPortal({ orders: silent }).run(
      Effect.gen(function* () {
        yield* Effect.forkChild(currentOrders({ vendorId: VENDOR, includeOutlets: false }))
        yield* TestClock.adjust(0)
      }),
    )
    expect(queries.map(({ scheduled }) => scheduled)).toEqual([false, true])
  })

  it('returns an order of both responses once, in its newer version (TRACK-18, LIVE-10)', async () => {
    const older = orderAt('both', minus(NOON, HOUR), { preorderedFor: plus(NOON, HOUR) })
    const newer = { ...older, updatedAt: NOON, status: 'DELIVERED' as const }
    const { repository } = asked([])
    const answering: OrderRepositoryPort = {
      ...repository,
      list: ({ scheduled }) => Effect.succeed({ orders: [scheduled ? older : newer], paginationKey: undefined }),
    }
    expect(
      await memoryPortal({ orders: answering }).run(currentOrders({ vendorId: VENDOR, includeOutlets: false })),
    ).toEqual({ orders: [newer], unreadable: 0 })
  })
})

describe('watchCurrentOrders', () => {
  const WATCHING: WatchOptions = {
    vendorId: VENDOR,
    includeOutlets: false,
    family: new Set([VENDOR]),
    mode: 'classic',
    dynamicEstimation: () => false,
    isPolled: true,
  }
  const watched = (
    given: ReturnType<typeof asked>,
    play: (portal: ReturnType<typeof memoryPortal>, seen: ReadonlyArray<CurrentOrdersEvent>) => Effect.Effect<void>,
    more: Partial<WatchOptions> = {},
    guests: ReadonlyArray<string> = [],
  ) => {
    const portal = memoryPortal({ orders: given.repository, guestOrders: makeMemoryGuestOrders(guests) })
    const seen: CurrentOrdersEvent[] = []
    return portal.run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(
          Stream.runForEach(watchCurrentOrders({ ...WATCHING, ...more }), (event) =>
            Effect.sync(() => void seen.push(event)),
          ),
        )
        yield* TestClock.adjust(0)
        yield* play(portal, seen)
        yield* Fiber.interrupt(fiber)
        return seen
      }),
    )
  }
  const kinds = (seen: ReadonlyArray<CurrentOrdersEvent>) => seen.flatMap(({ kind }) => (kind === 'link' ? [] : [kind]))
  /** The liveness at that moment by the last reported facts. */
  const toldAt = (seen: ReadonlyArray<CurrentOrdersEvent>, now: Instant) => {
    const last = seen.findLast((event) => event.kind === 'link')
    return last && liveness(last.facts, { now, dynamicOrGuest: false }).state
  }

  it('loads the orders at once (TRACK-15, TRACK-18)', async () => {
    const seen = await watched(asked([orderAt('o-1', minus(NOON, HOUR))]), () => Effect.void)
    expect(kinds(seen)).toEqual(['asking', 'loaded'])
    expect(seen.find(({ kind }) => kind === 'loaded')).toMatchObject({ orders: [{ id: 'o-1' }] })
  })

  it('reloads after 300 s, not before (TRACK-17, CONST-07, CONST-09)', async () => {
    const given = asked([])
    await watched(given, () => TestClock.adjust(300 * SECOND))
    expect(given.rounds()).toBe(1)
    const later = asked([])
    await watched(later, () => TestClock.adjust(305 * SECOND))
    expect(later.rounds()).toBe(2)
  })

  it('reloads after 60 s with dynamic estimation (TRACK-16, CONST-08)', async () => {
    const given = asked([])
    await watched(given, () => TestClock.adjust(60 * SECOND), { dynamicEstimation: () => true })
    expect(given.rounds()).toBe(1)
    const later = asked([])
    await watched(later, () => TestClock.adjust(65 * SECOND), { dynamicEstimation: () => true })
    expect(later.rounds()).toBe(2)
  })

  it('requests the orders once where they are only counted, and again when the page wakes up (TRACK-15, NAV-25)', async () => {
    const given = asked([])
    await watched(
      given,
      ({ wake }) =>
        Effect.gen(function* () {
          yield* TestClock.adjust('1 hour')
          expect(given.rounds()).toBe(1)
          yield* wake('resumed')
          yield* TestClock.adjust(1)
          expect(given.rounds()).toBe(2)
        }),
      { isPolled: false },
    )
  })

  it('stops when the screen is left (TRACK-15)', async () => {
    const given = asked([])
    const portal = memoryPortal({ orders: given.repository })
    await portal.run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(Stream.runDrain(watchCurrentOrders(WATCHING)))
        yield* TestClock.adjust(1)
        yield* Fiber.interrupt(fiber)
        yield* TestClock.adjust('1 hour')
      }),
    )
    expect(given.rounds()).toBe(1)
  })

  it('passes on updates of today only (LIVE-09, CON-23)', async () => {
    const update = (id: string, createdAt: Instant) => updateWith(orderAt(id, createdAt))
    const seen = await watched(asked([]), ({ live }) =>
      live
        .push(VENDOR, {
          kind: 'updates',
          updates: [
            update('yesterday', minus(MIDNIGHT_IN_PRAGUE, 1)),
            update('today', MIDNIGHT_IN_PRAGUE),
            update('tomorrow', plus(MIDNIGHT_IN_PRAGUE, DAY)),
          ],
        })
        .pipe(Effect.andThen(TestClock.adjust(1))),
    )
    expect(seen.at(-1)).toMatchObject({ kind: 'updates', updates: [{ id: 'today' }] })
  })

  it("drops other vendors' updates, but accepts those that the service counts among the outlets (LIVE-09, LIVE-11)", async () => {
    const of = (id: string, vendorId: string) => updateWith(orderAt(id, NOON, { vendorId }))
    const updates = [
      of('own', VENDOR),
      of('listed', 'outlet'),
      of('known to the service', 'new outlet'),
      of('foreign', 'bistro'),
    ]
    const given = asked([orderAt('o-1', minus(NOON, HOUR), { vendorId: 'new outlet' })])
    const everybody: OrderRepositoryPort = {
      ...given.repository,
      list: ({ scheduled }) =>
        Effect.succeed({
          orders: scheduled ? [] : [orderAt('o-1', minus(NOON, HOUR), { vendorId: 'new outlet' })],
          paginationKey: undefined,
        }),
    }
    const seen = await watched(
      { ...given, repository: everybody },
      ({ live }) => live.push(VENDOR, { kind: 'updates', updates }).pipe(Effect.andThen(TestClock.adjust(1))),
      { includeOutlets: true, family: new Set([VENDOR, 'outlet']) },
    )
    const applied = seen.flatMap((event) => (event.kind === 'updates' ? event.updates.map(({ id }) => id) : []))
    expect(applied).toEqual(['own', 'listed', 'known to the service'])
  })

  it('reports the liveness, and since when the orders are not live (LIVE-11)', async () => {
    await watched(asked([]), ({ live }, seen) =>
      Effect.gen(function* () {
        expect(toldAt(seen, NOON)).toBe('connecting')
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('20 seconds')
        yield* live.push(VENDOR, { kind: 'alive' })
        yield* TestClock.adjust('1 second')
        expect(toldAt(seen, plus(NOON, 21 * SECOND))).toBe('live')
        yield* live.push(VENDOR, { kind: 'disconnected' })
        yield* TestClock.adjust(0)
        expect(toldAt(seen, plus(NOON, 21 * SECOND))).toBe('reconnecting')
        expect(seen.findLast(({ kind }) => kind === 'link')).toMatchObject({ facts: { trueAt: NOON + 20 * SECOND } })
        yield* TestClock.adjust('11 seconds')
        expect(toldAt(seen, plus(NOON, 32 * SECOND))).toBe('polling')
      }),
    )
  })

  it('is not live while a ping is unanswered, and is live again with the next sign of life (LIVE-11)', async () => {
    await watched(asked([]), ({ live }, seen) =>
      Effect.gen(function* () {
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('5 seconds')
        yield* live.push(VENDOR, { kind: 'doubted' })
        yield* TestClock.adjust(0)
        expect(toldAt(seen, plus(NOON, 5 * SECOND))).toBe('reconnecting')
        yield* live.push(VENDOR, { kind: 'alive' })
        yield* TestClock.adjust(0)
        expect(toldAt(seen, plus(NOON, 5 * SECOND))).toBe('live')
      }),
    )
  })

  it('reports thousands of signs of life per second as one', async () => {
    await watched(asked([]), ({ live }, seen) =>
      Effect.gen(function* () {
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('2 seconds')
        const before = seen.length
        for (let sign = 0; sign < 1_000; sign += 1) yield* live.push(VENDOR, { kind: 'alive' })
        yield* TestClock.adjust(0)
        expect(seen.length - before).toBe(1)
      }),
    )
  })

  it('is offline as soon as the device reports it, and recovers with the network', async () => {
    await watched(asked([]), ({ live, becomeOnline }, seen) =>
      Effect.gen(function* () {
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* becomeOnline(false)
        yield* TestClock.adjust(0)
        expect(toldAt(seen, NOON)).toBe('offline')
        yield* becomeOnline(true)
        yield* TestClock.adjust(0)
        expect(toldAt(seen, NOON)).toBe('live')
      }),
    )
  })

  it('is stale when neither socket nor service answers (TRACK-24)', async () => {
    const given = asked([])
    await watched(given, ({ live }, seen) =>
      Effect.gen(function* () {
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('1 second')
        given.trouble.fail = true
        yield* live.push(VENDOR, { kind: 'disconnected' })
        yield* TestClock.adjust('12 seconds')
        expect(toldAt(seen, plus(NOON, 13 * SECOND))).toBe('stale')
      }),
    )
  })

  it('reloads once within 3 s of a lost link, unless it is back by then (TRACK-15)', async () => {
    const given = asked([])
    await watched(given, ({ live }) =>
      Effect.gen(function* () {
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('1 second')
        expect(given.rounds()).toBe(2)
        yield* live.push(VENDOR, { kind: 'disconnected' })
        yield* TestClock.adjust('3 seconds')
        expect(given.rounds()).toBe(3)
        yield* TestClock.adjust('30 seconds')
        expect(given.rounds()).toBe(3)
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* live.push(VENDOR, { kind: 'disconnected' })
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('5 seconds')
        expect(given.rounds()).toBe(4)
      }),
    )
  })

  it('abandons an unanswered request when the network is back, and sends a new one (LIVE-13)', async () => {
    const given = asked([orderAt('o-1', minus(NOON, HOUR))])
    let isBlackHole = true
    let asks = 0
    const repository: OrderRepositoryPort = {
      ...given.repository,
      list: (query) =>
        Effect.suspend(() => {
          asks += 1
          return isBlackHole ? Effect.never : given.repository.list(query)
        }),
    }
    const seen = await watched({ ...given, repository }, ({ wake }) =>
      Effect.gen(function* () {
        yield* TestClock.adjust('2 seconds')
        yield* wake('online')
        yield* TestClock.adjust('1 second')
        expect(asks).toBe(2)
        isBlackHole = false
        yield* wake('resumed')
        yield* TestClock.adjust(1)
      }),
    )
    expect(kinds(seen)).toEqual(['asking', 'asking', 'loaded'])
  })

  /** 450 orders in three pages of 100 ms each; later pages contain later changes. */
  const slowPages = () => {
    const orders = Array.from({ length: 450 }, (_, place) => orderAt(`o-${place}`, minus(NOON, place * SECOND)))
    const given = asked(orders)
    const changed = new Map<string, Order>()
    const repository: OrderRepositoryPort = {
      ...given.repository,
      list: (query) =>
        given.repository.list(query).pipe(
          Effect.map((page) => ({ ...page, orders: page.orders.map((order) => changed.get(order.id) ?? order) })),
          Effect.delay(100),
        ),
    }
    return { given: { ...given, repository }, changed }
  }
  const questions = (queries: ReadonlyArray<OrderQuery>) =>
    queries.flatMap(({ scheduled, from }) => (scheduled ? [] : [from]))

  it('reloads only what was read before the link came up, and reports its changes (LIVE-13)', async () => {
    const { given, changed } = slowPages()
    const seen = await watched(given, ({ live }) =>
      Effect.gen(function* () {
        yield* TestClock.adjust(150)
        changed.set('o-7', orderAt('o-7', minus(NOON, 7 * SECOND), { updatedAt: NOON, status: 'DELIVERED' }))
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('2 seconds')
      }),
    )
    // The second page was in flight when the link came up.
    const boundary = NOON - 399 * SECOND
    expect(questions(given.queries)).toEqual([...Array(3).fill(MIDNIGHT_IN_PRAGUE), boundary, boundary])
    expect(kinds(seen)).toEqual(['asking', 'loaded', 'updates'])
    const last = seen.findLast((event) => event.kind === 'updates')
    expect(last?.updates).toHaveLength(400)
    expect(last?.updates.find(({ id }) => id === 'o-7')?.read()?.status).toBe('DELIVERED')
    expect(toldAt(seen, plus(NOON, 2 * SECOND))).toBe('live')
  })

  it('reloads all of today when the link came up between its last page and the pre-orders', async () => {
    const [shown, later] = [orderAt('o-1', minus(NOON, HOUR)), orderAt('o-1', minus(NOON, HOUR), { updatedAt: NOON })]
    const given = asked([shown])
    let isChanged = false
    const repository: OrderRepositoryPort = {
      ...given.repository,
      list: (query) =>
        given.repository.list(query).pipe(
          Effect.map((page) => ({ ...page, orders: page.orders.map((order) => (isChanged ? later : order)) })),
          Effect.delay(query.scheduled ? 300 : 100),
        ),
    }
    const seen = await watched({ ...given, repository }, ({ live }) =>
      Effect.gen(function* () {
        yield* TestClock.adjust(200)
        isChanged = true
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('2 seconds')
      }),
    )
    expect(questions(given.queries)).toEqual([MIDNIGHT_IN_PRAGUE, MIDNIGHT_IN_PRAGUE])
    expect(kinds(seen)).toEqual(['asking', 'loaded', 'updates'])
    expect(seen.findLast(({ kind }) => kind === 'updates')).toMatchObject({
      updates: [{ id: later.id, updatedAt: later.updatedAt }],
    })
  })

  it('is not live until orders read without the link are reloaded (LIVE-13)', async () => {
    const { given } = slowPages()
    await watched(given, ({ live }, seen) =>
      Effect.gen(function* () {
        yield* TestClock.adjust(250)
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust(100)
        yield* live.push(VENDOR, { kind: 'alive' })
        expect(kinds(seen)).toEqual(['asking', 'loaded'])
        expect(seen.findLast(({ kind }) => kind === 'link')).toMatchObject({ facts: { askingSince: NOON + 300 } })
      }),
    )
  })

  it('abandons a request that waits for a page when the link is back, but not one that makes progress (LIVE-13)', async () => {
    const { given } = slowPages()
    let answers = 1
    const stuck: OrderRepositoryPort = {
      ...given.repository,
      list: (query) =>
        Effect.suspend(() => (answers-- > 0 || query.scheduled ? given.repository.list(query) : Effect.never)),
    }
    const seen = await watched({ ...given, repository: stuck }, ({ live }) =>
      Effect.gen(function* () {
        yield* TestClock.adjust('2 seconds')
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('2 seconds')
        answers = Infinity
        yield* live.push(VENDOR, { kind: 'connected' })
        yield* TestClock.adjust('1 second')
      }),
    )
    expect(kinds(seen)).toEqual(['asking', 'asking', 'loaded'])
  })

  it('reloads at once when the link is back (LIVE-13)', async () => {
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
    expect(kinds(seen)).toEqual(['asking', 'loaded', 'asking', 'loaded'])
  })

  it.each(['online', 'visible', 'resumed'] as const)(
    'reloads at once when the page is %s again (TRACK-15)',
    async (why) => {
      const given = asked([])
      await watched(given, ({ wake }) => wake(why).pipe(Effect.andThen(TestClock.adjust(1))))
      expect(given.rounds()).toBe(2)
    },
  )

  it('repeats a request that failed when the link came back within 5 s, however fresh the orders are (TRACK-24, LIVE-13)', async () => {
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
    expect(kinds(seen)).toEqual(['asking', 'loaded', 'asking', 'failed', 'asking', 'loaded'])
  })

  it("reports a failure with the service's message, and retries within 5 s (TRACK-24)", async () => {
    const given = asked([orderAt('o-1', minus(NOON, MINUTE))])
    given.trouble.fail = true
    const seen = await watched(given, () =>
      Effect.gen(function* () {
        given.trouble.fail = false
        yield* TestClock.adjust('5 seconds')
      }),
    )
    expect(seen.filter(({ kind }) => kind !== 'link')).toMatchObject([
      { kind: 'asking' },
      { kind: 'failed', failure: { message: 'The service says no' } },
      { kind: 'asking' },
      { kind: 'loaded' },
    ])
  })

  it("polls a guest's orders of this device every 60 s without a socket, and leaves out missing ones (TRACK-26, OP-77)", async () => {
    const given = asked([
      orderAt(`${VENDOR}-1`, minus(NOON, HOUR)),
      orderAt(`${VENDOR}-2`, NOON),
      orderAt(`${VENDOR}-3`, NOON),
    ])
    let listens = 0
    const seen = await watched(
      given,
      ({ live }, all) =>
        Effect.gen(function* () {
          yield* live.push(VENDOR, { kind: 'connected' })
          yield* live.push(VENDOR, { kind: 'updates', updates: [updateWith(orderAt('pushed', NOON))] })
          yield* TestClock.adjust('60 seconds')
          listens = kinds(all).filter((kind) => kind === 'loaded').length
          yield* TestClock.adjust('5 seconds')
        }),
      { mode: 'guest' },
      [`${VENDOR}-2`, `${VENDOR}-gone`, `${VENDOR}-1`],
    )
    expect(listens).toBe(1)
    expect(kinds(seen)).toEqual(['asking', 'loaded', 'asking', 'loaded'])
    const loaded = seen.flatMap((event) => (event.kind === 'loaded' ? [event.orders.map(({ id }) => id)] : []))
    expect(loaded[0]).toEqual([`${VENDOR}-2`, `${VENDOR}-1`])
    expect(given.queries).toEqual([])
  })
})
