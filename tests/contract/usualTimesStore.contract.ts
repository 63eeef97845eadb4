import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderJson } from '../../contract/orders.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlOrderStore } from '../../service/sql/sqlOrderStore.ts'
import { instantAt, plus } from '../../src/domain/instant.ts'
import { FEWEST_TIMES, ORDERS_LOOKED_AT } from '../../src/domain/order/usualTimes.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import { CZ, orderJson, SG } from '../support/smallWorld.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const iso = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString()

type Steps = ReadonlyArray<readonly [status: OrderStatus, seconds: number]>

/** The contract of usual times on every database. */
export const usualTimesStoreContract = (engine: string, database: () => Database) =>
  describe(`usualTimes on ${engine}`, () => {
    beforeEach(async () => {
      await database().sql.deleteFrom('orders').execute()
    })
    const store = () =>
      sqlOrderStore(database().sql, { random: Math.random, clock: () => NOW, changed: () => undefined })

    const ofVendor = (vendorId = 'bistro', deployment = CZ) => store().usualTimes(deployment, vendorId)

    let made = 0
    const order = (steps: Steps, more: Partial<OrderJson> = {}, vendorId = 'bistro'): OrderJson => {
      made += 1
      return orderJson(vendorId, `n${made}`, plus(NOW, made * 1_000), {
        status: 'DELIVERED',
        status_history: steps.map(([status, seconds]) => ({ status, created_at: iso(seconds) })),
        ...more,
      })
    }
    const hold = (orders: ReadonlyArray<OrderJson>, deployment = CZ) => store().insertMany(deployment, orders)
    const times = (count: number, make: (index: number) => OrderJson) =>
      Array.from({ length: count }, (_, i) => make(i + 1))

    it('returns median and 90th percentile, by next status and regardless of it (ADR 25)', async () => {
      await hold([
        ...times(11, (n) =>
          order([
            ['NEW', 0],
            ['RECEIVED', n * 10],
          ]),
        ),
        ...times(10, (n) =>
          order([
            ['NEW', 0],
            ['WAITING_FOR_TRANSPORT', 200 + n],
          ]),
        ),
      ])
      expect(await ofVendor()).toEqual([
        { status: 'NEW', next_status: null, times: 21, median_seconds: 110, slow_seconds: 208 },
        { status: 'NEW', next_status: 'RECEIVED', times: 11, median_seconds: 60, slow_seconds: 100 },
        { status: 'NEW', next_status: 'WAITING_FOR_TRANSPORT', times: 10, median_seconds: 205.5, slow_seconds: 209.1 },
      ])
    })

    it('returns nothing below the minimum number of measurements (ADR 25)', async () => {
      await hold(
        times(FEWEST_TIMES - 1, (n) =>
          order([
            ['NEW', 0],
            ['RECEIVED', n],
          ]),
        ),
      )
      expect(await ofVendor()).toEqual([])
      await hold([
        order([
          ['NEW', 0],
          ['RECEIVED', 5],
        ]),
      ])
      expect(await ofVendor()).toHaveLength(2)
    })

    it('separates vendors and deployments (ADR 25)', async () => {
      const many = (vendorId: string, seconds: number) =>
        times(FEWEST_TIMES, () =>
          order(
            [
              ['NEW', 0],
              ['RECEIVED', seconds],
            ],
            {},
            vendorId,
          ),
        )
      await hold([...many('bistro', 10), ...many('pekarna', 20)])
      await hold(many('bistro', 30), SG)
      const median = async (vendorId: string, deployment: string) =>
        (await ofVendor(vendorId, deployment))[0]?.median_seconds
      expect([await median('bistro', CZ), await median('pekarna', CZ), await median('bistro', SG)]).toEqual([
        10, 20, 30,
      ])
    })

    it('uses the latest orders only (ADR 25)', async () => {
      await hold(
        times(ORDERS_LOOKED_AT, () =>
          order([
            ['NEW', 0],
            ['RECEIVED', 500],
          ]),
        ),
      )
      await hold(
        times(ORDERS_LOOKED_AT, () =>
          order([
            ['NEW', 0],
            ['RECEIVED', 5],
          ]),
        ),
      )
      expect((await ofVendor())[0]).toMatchObject({ times: ORDERS_LOOKED_AT, median_seconds: 5 })
    })

    it('is not displaced by orders under way, cancelled orders and pre-orders (ADR 25)', async () => {
      const steps: Steps = [
        ['NEW', 0],
        ['RECEIVED', 5],
      ]
      await hold(times(FEWEST_TIMES, () => order(steps)))
      await hold(times(ORDERS_LOOKED_AT, () => order([['NEW', 0]], { status: 'NEW' })))
      await hold(times(ORDERS_LOOKED_AT, () => order([['NEW', 0]], { status: 'CANCELLED' })))
      await hold(times(ORDERS_LOOKED_AT, () => order(steps, { preordered_for: NOW / 1_000 + 9_000 })))
      expect((await ofVendor())[0]).toMatchObject({ status: 'NEW', times: FEWEST_TIMES, median_seconds: 5 })
    })

    it('ignores pre-orders, interrupted steps and the last step (ADR 25)', async () => {
      const steps: Steps = [
        ['NEW', 0],
        ['RECEIVED', 5],
      ]
      await hold([
        ...times(FEWEST_TIMES, () =>
          order(
            [
              ['NEW', 0],
              ['RECEIVED', 9_000],
            ],
            { preordered_for: NOW / 1_000 + 9_000 },
          ),
        ),
        ...times(FEWEST_TIMES, () =>
          order([
            ['WAITING_FOR_TRANSPORT', 0],
            ['CANCELLED', 7],
          ]),
        ),
        ...times(FEWEST_TIMES, () =>
          order([
            ['COURIER_ACCEPTED_DELIVERY', 0],
            ['DELAYED', 7],
          ]),
        ),
        ...times(FEWEST_TIMES, () => order(steps)),
      ])
      expect((await ofVendor()).map(({ status, next_status: next }) => [status, next])).toEqual([
        ['NEW', null],
        ['NEW', 'RECEIVED'],
      ])
    })

    it('sorts by time, whatever order and format, and counts equal times as zero (ADR 25)', async () => {
      const written = (history: OrderJson['status_history']) => order([], { status_history: history })
      await hold([
        ...times(5, () =>
          written([
            { status: 'RECEIVED', created_at: iso(30) },
            { status: 'NEW', created_at: iso(0) },
          ]),
        ),
        ...times(5, () =>
          written([
            { status: 'NEW', created_at: NOW / 1_000 },
            { status: 'RECEIVED', created_at: NOW / 1_000 + 30 },
          ]),
        ),
        ...times(11, () =>
          written([
            { status: 'NEW', created_at: iso(0) },
            { status: 'RECEIVED', created_at: iso(0) },
          ]),
        ),
      ])
      expect((await ofVendor())[1]).toMatchObject({ status: 'NEW', times: 21, median_seconds: 0, slow_seconds: 30 })
    })

    it('ignores free text with look-alikes and unpaired surrogates (ADR 25)', async () => {
      const words = '"status_history":[{"status":"STALLED"}] \ud83e ] \\'
      const told = { payment_method: 'PAID' as const, amount: 1, description: words, cold_bag_needed: false }
      await hold(
        times(FEWEST_TIMES, () => ({
          ...order([
            ['NEW', 0],
            ['RECEIVED', 5],
          ]),
          order: told,
        })),
      )
      await hold([order([], { status_history: [] })])
      expect((await ofVendor()).map(({ median_seconds: median }) => median)).toEqual([5, 5])
    })
  })
