import { updateWith, type OrderUpdate } from '../../src/domain/order/liveUpdate.ts'
import { Effect, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { pastOrders } from '../../src/application/history/pastOrders.ts'
import { parseSearch } from '../../src/application/history/parseSearch.ts'
import { watchPastOrders } from '../../src/application/history/watchPastOrders.ts'
import type { OrderQuery, OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import type { HistoryQuery } from '../../src/domain/history/historyQuery.ts'
import { DAY, HOUR, minus, MINUTE } from '../../src/domain/instant.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { anOrder } from '../support/anOrder.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const VENDOR = 'bistro'
const yesterday = (more: Partial<HistoryQuery> = {}): HistoryQuery => ({
  vendorId: VENDOR,
  includeOutlets: false,
  from: minus(NOON, 36 * HOUR),
  to: minus(minus(NOON, 12 * HOUR), 1),
  status: 'ANY',
  ...more,
})
const orderAt = (id: string, minutesAgo: number, more: Partial<Order> = {}) => {
  const createdAt = minus(minus(NOON, DAY), minutesAgo * MINUTE)
  return anOrder({ id: `${VENDOR}-${id}`, vendorId: VENDOR, createdAt, updatedAt: createdAt, ...more })
}
const numbered = (order: Order, phoneNumber: string): Order => ({
  ...order,
  customer: { ...order.customer, phoneNumber },
})

/** A portal whose service records its queries and may ignore some parameters. */
const asked = (orders: ReadonlyArray<Order>, forgets: ReadonlyArray<keyof OrderQuery> = []) => {
  const memory = makeMemoryOrderRepository(orders)
  const queries: OrderQuery[] = []
  const repository: OrderRepositoryPort = {
    ...memory,
    list: (query) => {
      queries.push(query)
      const known = Object.entries(query).filter(([name]) => !forgets.includes(name as keyof OrderQuery))
      return memory.list(Object.fromEntries(known) as unknown as OrderQuery)
    },
  }
  return { portal: memoryPortal({ orders: repository }), queries }
}
const idsOf = (orders: ReadonlyArray<Order>) => orders.map(({ id }) => id.slice(VENDOR.length + 1))

describe('pastOrders', () => {
  it('requests pages of 30 over the range, by status (HIST-07, HIST-08, CONST-12)', async () => {
    const { portal, queries } = asked([])
    const query = yesterday({ status: 'CANCELLED' })
    await portal.run(pastOrders(query))
    await portal.run(pastOrders(yesterday(), { paginationKey: '30' }))
    const range = { vendorId: VENDOR, includeOutlets: false, from: query.from, to: query.to, scheduled: false }
    expect(queries).toStrictEqual([
      { ...range, count: 30, status: 'CANCELLED' },
      { ...range, count: 30, paginationKey: '30' },
    ])
  })

  it('requests pages of 50 when outlets are included (HIST-08, CONST-13)', async () => {
    const { portal, queries } = asked([])
    await portal.run(pastOrders(yesterday({ includeOutlets: true })))
    expect(queries).toMatchObject([{ includeOutlets: true, count: 50 }])
  })

  it('returns the key of the next page, and none with the last (HIST-09, HIST-16)', async () => {
    const { portal } = asked(Array.from({ length: 31 }, (_, index) => orderAt(`o${index}`, index)))
    const first = await portal.run(pastOrders(yesterday()))
    expect([first.orders.length, first.paginationKey]).toEqual([30, '30'])
    const last = await portal.run(pastOrders(yesterday(), { paginationKey: '30' }))
    expect([idsOf(last.orders), last.paginationKey]).toEqual([['o30'], undefined])
  })

  it('filters by status although the service ignores it (HIST-07)', async () => {
    const { portal } = asked([orderAt('fresh', 1), orderAt('gone', 2, { status: 'CANCELLED' })], ['status'])
    expect(idsOf((await portal.run(pastOrders(yesterday({ status: 'CANCELLED' })))).orders)).toEqual(['gone'])
  })

  it("requests a customer's orders by number and filters them although the service ignores it (HIST-12)", async () => {
    const orders = [numbered(orderAt('hers', 1), '602 000 001'), numbered(orderAt('his', 2), '+420602000002')]
    const { portal, queries } = asked(orders, ['customerPhoneNumber'])
    const found = await portal.run(pastOrders(yesterday(), { phoneNumber: '+420602000001' }))
    expect([idsOf(found.orders), queries[0]?.customerPhoneNumber]).toEqual([['hers'], '+420602000001'])
  })
})

describe('parseSearch', () => {
  it.each([
    ['602 000 001', { kind: 'phone', number: '+420602000001' }],
    ['+66 81 234 5678', { kind: 'phone', number: '+66812345678' }],
    ['602 000', { kind: 'text', text: '602 000' }],
    // Nine digits that are not in the Czech numbering plan.
    ['123 456 789', { kind: 'text', text: '123 456 789' }],
    ['+1 555 000 0000', { kind: 'text', text: '+1 555 000 0000' }],
    ['bistro-7f3k2m', { kind: 'order', vendorId: 'bistro', orderId: 'bistro-7f3k2m' }],
    ['pekarna-7f3k2m', { kind: 'foreign-order' }],
    ['Jana', { kind: 'text', text: 'Jana' }],
    ['', { kind: 'everything' }],
  ])('interprets "%s" as %o (HIST-11, HIST-12, TRACK-22)', async (text, meaning) => {
    expect(await memoryPortal().run(parseSearch(text, [VENDOR]))).toEqual(meaning)
  })
})

describe('Watching the history', () => {
  it("receives only orders of earlier days in the country's zone (HIST-14, LIVE-09)", async () => {
    const portal = memoryPortal()
    const midnight = minus(NOON, 12 * HOUR)
    const [earlier, today, both] = [orderAt('earlier', 0), orderAt('today', 0), orderAt('both', 0)]
    const heard = await portal.run(
      Effect.gen(function* () {
        const seen: Array<ReadonlyArray<Order>> = []
        yield* Effect.forkScoped(
          Stream.runForEach(watchPastOrders(VENDOR, false), (orders) => Effect.sync(() => seen.push(orders))),
        )
        yield* TestClock.adjust(1)
        const push = (updates: ReadonlyArray<OrderUpdate>) => portal.live.push(VENDOR, { kind: 'updates', updates })
        yield* portal.live.push(VENDOR, { kind: 'connected' })
        yield* push([updateWith(earlier, minus(midnight, 1))])
        yield* push([updateWith(today, midnight)])
        yield* push([updateWith(today, NOON), updateWith(both, minus(NOON, DAY))])
        yield* TestClock.adjust(1)
        return seen
      }),
    )
    expect(heard.map(idsOf)).toEqual([['earlier'], ['both']])
  })
})
