import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderJson } from '../../contract/orders.ts'
import { sqlOrderStore } from '../../service/sql/sqlOrderStore.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import type { StoredFigures, StoredTotals } from '../../service/store/orderStore.ts'
import { toOrder } from '../../src/adapters/http/orderWire.ts'
import {
  byFrequency,
  byOrders,
  daysWithin,
  overviewOf,
  rangeBefore,
  startsOf,
  type OverviewFigures,
} from '../../src/domain/history/overview.ts'
import { HISTORY_STATUSES, type HistoryStatus } from '../../src/domain/history/historyQuery.ts'
import { COUNTED_ENDINGS, endingOf } from '../../src/domain/history/ending.ts'
import { historyTotals, type HistoryTotals } from '../../src/domain/history/historyTotals.ts'
import { hasHistoryStatus } from '../../src/domain/history/historyStatus.ts'
import { HOUR, instantAt, MINUTE } from '../../src/domain/instant.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { ORDER_STATUSES } from '../../src/domain/order/orderStatus.ts'
import { CZ, orderJson, SG } from '../support/smallWorld.ts'

/** From Friday to Monday around the start of daylight saving time in Prague: 29 March 2026 has 23 hours. */
const RANGE = {
  from: instantAt(Date.parse('2026-03-26T23:00:00Z')),
  to: instantAt(Date.parse('2026-03-30T21:59:59.999Z')),
}

const countryOf = (deployment: string) => {
  const country = deploymentOf(deployment)?.country
  if (country === undefined) throw new Error(`no deployment ${deployment}`)
  return country
}

/** The four days before it. */
const BEFORE = rangeBefore(RANGE, countryOf(CZ).timeZone)

/** Moments in the range and in the one before, at both ends, and some hours before and after it. */
const anyMoment = fc.oneof(
  fc.constantFrom(RANGE.from, RANGE.to, RANGE.from - 1, RANGE.to + 1),
  fc.integer({ min: RANGE.from - 6 * HOUR, max: RANGE.to + 6 * HOUR }),
  fc.constantFrom(BEFORE.from, BEFORE.from - 1),
  fc.integer({ min: BEFORE.from - 6 * HOUR, max: BEFORE.to }),
)

const anyOutcome = fc.record({
  createdAt: anyMoment,
  status: fc.constantFrom(...ORDER_STATUSES, 'DELIVERED', 'DELIVERED', 'CANCELLED', 'UNHEARD_OF'),
  steps: fc.array(fc.tuple(fc.constantFrom('DELIVERED', 'PICKED_UP'), fc.integer({ min: -60, max: 180 * MINUTE })), {
    maxLength: 3,
  }),
  inSeconds: fc.boolean(),
  fee: fc.integer({ min: 0, max: 99_999 }),
  discounted: fc.option(fc.integer({ min: 0, max: 99_999 })),
  preordered: fc.boolean(),
  reason: fc.option(
    fc.constantFrom('', 'item-unavailable', 'delay-too-long', 'other', 'Rain', 'stalled', '"; \u{1f327}'),
  ),
})
type Outcome = typeof anyOutcome extends fc.Arbitrary<infer T> ? T : never

/** The vendor's order with this outcome. */
export const orderWithOutcome = (vendorId: string, name: string, outcome: Outcome): OrderJson => {
  const { createdAt, status, steps, inSeconds, fee, discounted, preordered, reason } = outcome
  return orderJson(vendorId, name, instantAt(createdAt), {
    status,
    status_history: steps.map(([step, after]) => ({
      status: step,
      created_at: inSeconds ? (createdAt + after) / 1_000 : new Date(createdAt + after).toISOString(),
    })),
    delivery_fee: fee / 100,
    ...(discounted !== null && { discounted_delivery_fee: discounted / 100 }),
    ...(preordered && { preordered_for: Math.floor(createdAt / 1_000) + 7_200 }),
    ...(reason !== null && { cancel_reason: reason }),
  })
}

export const anyOutcomes = fc.array(anyOutcome, { maxLength: 30 })

const storedOf = ({ toDeliver, fees, ...counts }: OverviewFigures): StoredFigures => ({
  orders: counts.orders,
  delivered: counts.delivered,
  cancelled: counts.cancelled,
  late: counts.late ?? 0,
  median: toDeliver === undefined ? null : toDeliver.median / 1_000,
  ninetieth: toDeliver === undefined ? null : toDeliver.ninetieth / 1_000,
  spend: fees.minor,
})

const totalsOf = ({ orders, amounts, fees }: HistoryTotals): StoredTotals => ({
  orders,
  amounts: amounts.minor,
  fees: fees.minor,
})

let serial = 0
const unique = () => `o${(serial += 1)}`

/** The contract of overview and totals on every database. */
export const overviewStoreContract = (name: string, database: () => Database): void => {
  describe(`the overview of past orders on ${name}`, () => {
    const store = () =>
      sqlOrderStore(database().sql, { random: Math.random, clock: () => RANGE.to, changed: () => undefined })
    const country = countryOf(CZ)
    const days = daysWithin(RANGE, country.timeZone)
    const query = (vendorIds: ReadonlyArray<string>, deployment = CZ) => ({
      deployment,
      vendorIds,
      ...RANGE,
      dayStarts: startsOf(days, country.timeZone),
      before: rangeBefore(RANGE, country.timeZone),
    })

    it("matches the domain's figures per day, and the list's number per status (HIST-07, HIST-15)", async () => {
      expect(days).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'])
      await fc.assert(
        fc.asyncProperty(anyOutcomes, async (outcomes) => {
          const vendorIds = [unique(), unique()]
          const orders = outcomes.map((outcome, index) =>
            orderWithOutcome(vendorIds[index % 2] ?? '', `${index}`, outcome),
          )
          await store().insertMany(CZ, orders)
          const read = orders.map(toOrder(country.currency))
          const expected = overviewOf(read, RANGE, country)
          const { totals, days: ofDays, reasons, before, vendors } = await store().overview(query(vendorIds))
          expect(totals).toEqual(storedOf(expected.totals))
          expect(ofDays).toEqual(expected.days.map(storedOf))
          expect(byFrequency(reasons)).toEqual(expected.reasons)
          expect(before).toEqual(storedOf(expected.before!))
          expect(byOrders(vendors)).toEqual(
            expected.vendors!.map(({ vendorId, ...figures }) => ({ vendorId, ...storedOf(figures) })),
          )
          for (const ending of COUNTED_ENDINGS) {
            const { deployment, from, to } = query(vendorIds)
            const wanted = read.filter(
              (order) =>
                order.createdAt >= from &&
                order.createdAt <= to &&
                vendorIds.includes(order.vendorId) &&
                endingOf(order) === ending,
            )
            const { documents } = await store().list({
              deployment,
              vendorIds,
              from,
              to,
              ending,
              count: 200,
              scheduled: false,
            })
            const listed = documents.map((text) => (JSON.parse(text) as OrderJson).order_id)
            expect([ending, listed.toSorted()]).toEqual([ending, wanted.map(({ id }) => id).toSorted()])
            expect(await store().totals({ deployment, vendorIds, from, to, ending })).toEqual(
              totalsOf(historyTotals(wanted, country.currency)),
            )
            const told =
              ending === 'delivered-late' ? totals.late : (reasons.find(({ reason }) => reason === ending)?.orders ?? 0)
            expect([ending, told]).toEqual([ending, wanted.length])
          }
          const counted: Partial<Record<HistoryStatus, number>> = {}
          for (const status of HISTORY_STATUSES.filter((one) => one !== 'ANY')) {
            const { deployment, from, to } = query(vendorIds)
            const list = { deployment, vendorIds, from, to, status, count: 200, scheduled: false }
            const listed = (await store().list(list)).documents.map((text) => (JSON.parse(text) as OrderJson).order_id)
            const inRange = read.filter(({ createdAt }) => createdAt >= from && createdAt <= to)
            const wanted = inRange.filter((order) => hasHistoryStatus(order, status)).map(({ id }) => id)
            expect([status, listed.toSorted()]).toEqual([status, wanted.toSorted()])
            counted[status] = listed.length
            const summed = historyTotals(
              inRange.filter((order) => hasHistoryStatus(order, status)),
              country.currency,
            )
            expect(await store().totals({ deployment, vendorIds, from, to, status })).toEqual(totalsOf(summed))
          }
          const everything = historyTotals(
            read.filter(({ createdAt }) => createdAt >= RANGE.from && createdAt <= RANGE.to),
            country.currency,
          )
          expect(await store().totals({ deployment: CZ, vendorIds, ...RANGE })).toEqual(totalsOf(everything))
          expect([counted.DELIVERED, counted.CANCELLED]).toEqual([totals.delivered, totals.cancelled])
        }),
        { numRuns: 60 },
      )
    })

    it('includes new and changed orders (API-18, API-23)', async () => {
      const vendorId = unique()
      const intent = { accountId: 'account', key: unique(), fingerprint: 'same' }
      await store().place(CZ, orderJson(vendorId, 'one', RANGE.from), intent)
      const of = async () => {
        const { totals, reasons } = await store().overview(query([vendorId]))
        return [totals.orders, totals.cancelled, totals.spend, reasons] as const
      }
      expect(await of()).toEqual([1, 0, 8_900, []])
      await store().change(CZ, `${vendorId}-one`, (order) => ({
        ...order,
        status: 'CANCELLED',
        cancel_reason: 'wrong-details',
      }))
      expect(await of()).toEqual([1, 1, 0, [{ reason: 'wrong-details', orders: 1 }]])
    })

    it('sums orders with texts that PostgreSQL cannot parse, and with missing amounts (COUNTRY-05)', async () => {
      const vendorId = unique()
      const torn = orderJson(vendorId, 'torn', RANGE.from)
      await store().insertMany(CZ, [
        { ...torn, customer: { ...torn.customer, name: 'half a pair: \ud83c' } },
        { ...torn, order_id: `${vendorId}-free`, order: { ...torn.order, amount: null } },
      ])
      const totals = await store().totals({ deployment: CZ, vendorIds: [vendorId], from: RANGE.from, to: RANGE.to })
      expect(totals).toEqual({ orders: 2, amounts: (torn.order.amount ?? 0) * 100, fees: 17_800 })
    })

    it('excludes other vendors and deployments (PERM-01, DEPLOY-03)', async () => {
      const vendorId = unique()
      await store().insertMany(CZ, [orderJson(vendorId, 'own', RANGE.from), orderJson(unique(), 'theirs', RANGE.from)])
      await store().insertMany(SG, [orderJson(vendorId, 'own', RANGE.from)])
      expect((await store().overview(query([vendorId]))).totals.orders).toBe(1)
      expect((await store().overview(query([vendorId], SG))).totals.orders).toBe(1)
      expect((await store().overview(query([]))).totals.orders).toBe(0)
    })
  })
}
