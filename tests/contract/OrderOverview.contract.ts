import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderJson } from '../../contract/orders.ts'
import type { OrderOverviewPort, TotalsQuery } from '../../src/application/ports/OrderOverview.ts'
import type { HistoryStatus } from '../../src/domain/history/historyQuery.ts'
import { DAY, instantAt, minus, MINUTE, plus } from '../../src/domain/instant.ts'
import { orderJson } from '../support/smallWorld.ts'

/** The adapter contains `PAST_ORDERS` in addition to the small world. */
export interface HeldPast {
  /** For an account that acts for `bistro`. */
  readonly bistro: OrderOverviewPort
  /** For an account of the parent `retez` and its outlet `retez-1`. */
  readonly parents: OrderOverviewPort
  readonly close: () => Promise<void>
}

const at = (moment: string) => instantAt(Date.parse(moment))

const delivered = (vendorId: string, name: string, moment: string, minutes: number, more: Partial<OrderJson> = {}) =>
  orderJson(vendorId, name, at(moment), {
    status: 'DELIVERED',
    status_history: [
      { status: 'RECEIVED', created_at: moment },
      { status: 'DELIVERED', created_at: new Date(at(moment) + minutes * MINUTE).toISOString() },
    ],
    ...more,
  })
const cancelled = (name: string, moment: string, reason?: string) =>
  orderJson('bistro', name, at(moment), { status: 'CANCELLED', ...(reason !== undefined && { cancel_reason: reason }) })

/** Around 26 October 2025, when daylight saving time ends in Prague and the day has 25 hours. */
export const PAST_ORDERS: ReadonlyArray<OrderJson> = [
  delivered('bistro', 'eve', '2025-10-25T21:59:59.999Z', 30),
  delivered('bistro', 'first-hour', '2025-10-25T22:00:00.000Z', 20),
  delivered('bistro', 'voucher', '2025-10-26T12:00:00.000Z', 50, { discounted_delivery_fee: 79.5 }),
  delivered('bistro', 'last-hour', '2025-10-26T22:59:59.000Z', 40),
  delivered('bistro', 'wanted-later', '2025-10-26T13:00:00.000Z', 300, { preordered_for: 1_761_500_000 }),
  cancelled('chosen', '2025-10-26T14:00:00.000Z', 'item-unavailable'),
  cancelled('in-words', '2025-10-26T14:01:00.000Z', 'The oven broke'),
  cancelled('in-other-words', '2025-10-26T14:02:00.000Z', 'Rain'),
  cancelled('in-no-words', '2025-10-26T14:03:00.000Z'),
  orderJson('bistro', 'stalled', at('2025-10-26T15:00:00.000Z'), { status: 'STALLED' }),
  orderJson('bistro', 'returned', at('2025-10-26T15:01:00.000Z'), { status: 'RETURNED_TO_VENDOR' }),
  orderJson('bistro', 'never-ended', at('2025-10-26T15:02:00.000Z'), { status: 'PICKED_UP' }),
  delivered('bistro', 'day-after', '2025-10-26T23:00:00.000Z', 10),
  delivered('retez', 'parents-past', '2025-10-26T12:00:00.000Z', 25),
  delivered('retez-1', 'outlets-past', '2025-10-26T12:00:00.000Z', 35),
]

const OCTOBER_26 = { from: at('2025-10-25T22:00:00.000Z'), to: at('2025-10-26T22:59:59.999Z') }

/** The contract of every `OrderOverview` adapter (HIST-15). */
export const orderOverviewContract = (adapter: string, open: () => Promise<HeldPast>) =>
  describe(`OrderOverview (${adapter})`, () => {
    let held: HeldPast
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const asked = { vendorId: 'bistro', includeOutlets: false, ...OCTOBER_26 }
    const of = (query: Partial<typeof asked> = {}, port = held.bistro) =>
      Effect.runPromise(port.of({ ...asked, ...query }))
    const refusal = (query: Partial<typeof asked>, port = held.bistro) =>
      Effect.runPromise(Effect.flip(port.of({ ...asked, ...query })))

    it('counts exactly the orders of a 25-hour day, and those delivered after the moment wanted (HIST-15, HIST-19)', async () => {
      const figures = {
        orders: 11,
        delivered: 5,
        cancelled: 5,
        late: 1,
        toDeliver: { median: 40 * MINUTE, ninetieth: 50 * MINUTE },
        fees: { minor: 5 * 8_900 + 7_950, currency: 'CZK' },
      }
      expect(await of()).toMatchObject({ totals: figures, days: [{ day: '2025-10-26', ...figures }] })
    })

    it('returns all days of the range, including those without orders (HIST-15)', async () => {
      const { days, totals } = await of({ from: minus(OCTOBER_26.from, DAY), to: plus(OCTOBER_26.to, 2 * DAY) })
      expect(days.map(({ day, orders }) => [day, orders])).toEqual([
        ['2025-10-25', 1],
        ['2025-10-26', 11],
        ['2025-10-27', 1],
        ['2025-10-28', 0],
      ])
      expect(totals.orders).toBe(13)
      expect(days[3]).toEqual({
        day: '2025-10-28',
        orders: 0,
        delivered: 0,
        cancelled: 0,
        late: 0,
        fees: { minor: 0, currency: 'CZK' },
      })
    })

    it('counts reasons, with free texts together, most frequent first (CANC-04, OP-24)', async () => {
      expect((await of()).reasons).toEqual([
        { reason: 'other', orders: 2 },
        { reason: 'item-unavailable', orders: 1 },
        { reason: 'unstated', orders: 1 },
        { reason: 'stalled', orders: 1 },
      ])
    })

    it('includes outlets of a parent on request (PERM-01)', async () => {
      const orders = async (includeOutlets: boolean) =>
        (await of({ vendorId: 'retez', includeOutlets }, held.parents)).totals.orders
      expect([await orders(false), await orders(true)]).toEqual([1, 2])
    })

    it('compares with the same number of days before the first day (HIST-15)', async () => {
      expect((await of()).before).toEqual({
        orders: 1,
        delivered: 1,
        cancelled: 0,
        late: 0,
        toDeliver: { median: 30 * MINUTE, ninetieth: 30 * MINUTE },
        fees: { minor: 8_900, currency: 'CZK' },
      })
      const ofNextTwoDays = { from: plus(OCTOBER_26.to, 1), to: plus(OCTOBER_26.to, 2 * DAY) }
      expect((await of(ofNextTwoDays)).before?.orders).toBe(12)
      const ofDaysFarAhead = { from: plus(OCTOBER_26.from, 90 * DAY), to: plus(OCTOBER_26.to, 90 * DAY) }
      expect((await of(ofDaysFarAhead)).before).toEqual({
        orders: 0,
        delivered: 0,
        cancelled: 0,
        late: 0,
        fees: { minor: 0, currency: 'CZK' },
      })
    })

    it('returns the figures of each collection point with orders, the busiest first (PERM-01)', async () => {
      const { vendors } = await of({ vendorId: 'retez', includeOutlets: true }, held.parents)
      expect(vendors?.map(({ vendorId, orders, toDeliver }) => [vendorId, orders, toDeliver?.median])).toEqual([
        ['retez', 1, 25 * MINUTE],
        ['retez-1', 1, 35 * MINUTE],
      ])
    })

    it('sums amounts and fees of all orders in the list, across pages (HIST-07, HIST-09, HIST-12, HIST-19, HIST-23)', async () => {
      const totals = (status: HistoryStatus) => Effect.runPromise(held.bistro.totals({ ...asked, status }))
      const money = (minor: number) => ({ minor, currency: 'CZK' })
      expect(await totals('ANY')).toEqual({ orders: 11, amounts: money(11 * 25_000), fees: money(5 * 8_900 + 7_950) })
      expect((await totals('ANY')).fees).toEqual((await of()).totals.fees)
      expect(await totals('DELIVERED')).toMatchObject({ orders: 5, fees: money(4 * 8_900 + 7_950) })
      expect(await totals('COLLECTED')).toEqual({ orders: 1, amounts: money(25_000), fees: money(8_900) })
      expect(await totals('CANCELLED')).toMatchObject({ orders: 5, fees: money(0) })
      const narrowed = (query: Partial<TotalsQuery>) =>
        Effect.runPromise(held.bistro.totals({ ...asked, status: 'ANY', ...query }))
      expect(await narrowed({ status: 'CANCELLED', ending: 'other' })).toMatchObject({ orders: 2 })
      expect(await narrowed({ status: 'DELIVERED', ending: 'delivered-late' })).toMatchObject({ orders: 1 })
      expect(await narrowed({ phoneNumber: '+420602000000' })).toMatchObject({ orders: 11 })
      expect(await narrowed({ phoneNumber: '+420602000001' })).toMatchObject({ orders: 0 })
      expect(await totals('NEW')).toEqual({ orders: 0, amounts: money(0), fees: money(0) })
    })

    it('allows 32 calendar days, and refuses longer and reversed ranges (OP-06, HIST-05)', async () => {
      const monthAhead = { to: plus(OCTOBER_26.to, 31 * DAY) }
      expect((await of(monthAhead)).days).toHaveLength(32)
      const totals = (range: Partial<typeof asked>) => held.bistro.totals({ ...asked, status: 'ANY', ...range })
      expect((await Effect.runPromise(totals(monthAhead))).orders).toBeGreaterThan(0)
      const refused = { _tag: 'ServiceRefusal', reason: 'INVALID_REQUEST' }
      for (const range of [{ to: plus(monthAhead.to, 1_000) }, { from: asked.to, to: asked.from }]) {
        expect(await refusal(range)).toMatchObject(refused)
        expect(await Effect.runPromise(Effect.flip(totals(range)))).toMatchObject(refused)
      }
    })
  })
