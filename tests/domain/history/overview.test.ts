import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANCELLED_BECAUSE, COUNTED_ENDINGS, endingOf, statusOfEnding } from '../../../src/domain/history/ending.ts'
import { passesOutcome } from '../../../src/domain/history/historyStatus.ts'
import { daysWithin, OVERVIEW_DAYS, overviewOf, startsOf } from '../../../src/domain/history/overview.ts'
import { overviewDays } from '../../../src/domain/history/overviewDays.ts'
import { DAY, HOUR, instantAt, minus, MINUTE, plus } from '../../../src/domain/instant.ts'
import { CANCEL_REASONS } from '../../../src/domain/order/cancellation.ts'
import { historyTotals, feeToPay } from '../../../src/domain/history/historyTotals.ts'
import { isFailed, isFinished, ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { aHistory, anOrder, minutesLater, ORDERED_AT } from '../../support/anOrder.ts'

const PRAGUE = { timeZone: 'Europe/Prague', currency: 'CZK' } as const

describe('endingOf', () => {
  it.each([...ORDER_STATUSES, 'UNKNOWN'] as const)(
    'know an ending of %s exactly if the status is final (STATUS-09, STATUS-11)',
    (status) => {
      expect(endingOf(anOrder({ status })) !== undefined).toBe(isFinished(status))
    },
  )

  it.each([
    ...CANCEL_REASONS.map((reason) => [reason, reason] as const),
    ['The oven broke', 'other'],
    ['stalled', 'other'],
    ['', 'unstated'],
    [undefined, 'unstated'],
  ] as const)('map the cancel reason %j to %s (CANC-04, OP-24)', (cancelReason, ending) => {
    expect(endingOf(anOrder({ status: 'CANCELLED', ...(cancelReason !== undefined && { cancelReason }) }))).toBe(ending)
  })

  it.each([
    ['an hour after the order', 60, undefined, 'delivered'],
    ['later than that', 60.01, undefined, 'delivered-late'],
    ['at the requested time', 150, 150, 'delivered'],
    ['after the requested time', 150.01, 150, 'delivered-late'],
  ])(
    'call a delivery %s late only if it came after the moment wanted (HIST-19, REQ-28)',
    (_, after, wanted, ending) => {
      const order = anOrder({
        status: 'DELIVERED',
        statusHistory: aHistory(['NEW', 0], ['DELIVERED', after]),
        ...(wanted !== undefined && { preorderedFor: minutesLater(wanted) }),
      })
      expect(endingOf(order)).toBe(ending)
    },
  )

  it('know no delivery without its moment as late (HIST-19)', () => {
    expect(endingOf(anOrder({ status: 'DELIVERED', statusHistory: [] }))).toBe('delivered')
  })

  it('belong to the status that passes their orders (HIST-07, HIST-19)', () => {
    for (const ending of COUNTED_ENDINGS) {
      const [status] = ORDER_STATUSES.filter((one) =>
        [undefined, '', 'Rain', ...CANCEL_REASONS].some((reason) => {
          const order = anOrder({
            status: one,
            statusHistory: aHistory([one, 90]),
            ...(reason !== undefined && { cancelReason: reason }),
          })
          return passesOutcome(order, { status: statusOfEnding(ending), ending })
        }),
      )
      expect([ending, status]).not.toEqual([ending, undefined])
    }
  })
})

describe('feeToPay', () => {
  it('is the discounted fee, and nothing for failed orders (ENT-01, HIST-23)', () => {
    const fees = {
      deliveryFee: { minor: 8_900, currency: 'CZK' },
      discountedDeliveryFee: { minor: 7_950, currency: 'CZK' },
    } as const
    expect(feeToPay({ ...fees, status: 'DELIVERED' }).minor).toBe(7_950)
    expect(feeToPay({ deliveryFee: fees.deliveryFee, status: 'PICKED_UP' }).minor).toBe(8_900)
    for (const status of ORDER_STATUSES.filter(isFailed)) expect(feeToPay({ ...fees, status }).minor).toBe(0)
  })
})

describe('overviewOf', () => {
  it.each([
    ['2026-03-28T23:00:00Z', 23],
    ['2026-10-24T22:00:00Z', 25],
  ])('counts the day that starts at %s with %d hours (HIST-15)', (begin, hours) => {
    const from = instantAt(Date.parse(begin))
    const to = minus(plus(from, hours * HOUR), 1)
    const days = daysWithin({ from, to }, PRAGUE.timeZone)
    expect(days).toHaveLength(1)
    expect(daysWithin({ from, to: plus(to, 1) }, PRAGUE.timeZone)).toHaveLength(2)
    expect(startsOf(days, PRAGUE.timeZone)).toEqual([from])
  })

  it('has no days for a reversed range, and a bounded number otherwise (OP-06)', () => {
    expect(daysWithin({ from: instantAt(DAY), to: minus(instantAt(DAY), 1) }, 'UTC')).toEqual([])
    expect(daysWithin({ from: instantAt(0), to: instantAt(900 * DAY) }, 'UTC')).toHaveLength(OVERVIEW_DAYS + 1)
  })

  it('has totals equal to the sums over days and reasons', () => {
    const range = {
      from: instantAt(Date.parse('2026-03-27T23:00:00Z')),
      to: instantAt(Date.parse('2026-03-30T21:59:59Z')),
    }
    const anyPast = fc.record({
      createdAt: fc.integer({ min: range.from, max: range.to }),
      status: fc.constantFrom(...ORDER_STATUSES),
      after: fc.integer({ min: 0, max: 90 * MINUTE }),
    })
    fc.assert(
      fc.property(fc.array(anyPast), (past) => {
        const orders = past.map(({ createdAt, status, after }) =>
          anOrder({
            createdAt: instantAt(createdAt),
            status,
            statusHistory: [{ status, createdAt: plus(instantAt(createdAt), after) }],
          }),
        )
        const { totals, days, reasons } = overviewOf(orders, range, PRAGUE)
        const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0)
        expect([sum((day) => day.orders), sum((day) => day.delivered), sum((day) => day.cancelled)]).toEqual([
          orders.length,
          totals.delivered,
          totals.cancelled,
        ])
        expect(sum(({ fees }) => fees.minor)).toBe(totals.fees.minor)
        expect(totals.fees).toEqual(historyTotals(orders, 'CZK').fees)
        expect(reasons.reduce((total, reason) => total + reason.orders, 0)).toBe(totals.cancelled)
        for (const { toDeliver } of [totals, ...days])
          expect(toDeliver === undefined || toDeliver.median <= toDeliver.ninetieth).toBe(true)
      }),
    )
  })

  it('computes median and 90th percentile to the second', () => {
    const orders = [40, 10, 70.25, 20, 90, 50, 100, 30, 60, 80].map((minutes) =>
      anOrder({ status: 'DELIVERED', statusHistory: aHistory(['NEW', 0], ['DELIVERED', minutes]) }),
    )
    const shownFor = (list: typeof orders) =>
      overviewOf(list, { from: ORDERED_AT, to: ORDERED_AT }, PRAGUE).totals.toDeliver
    expect(shownFor(orders)).toEqual({ median: 50 * MINUTE, ninetieth: 90 * MINUTE })
    expect(shownFor(orders.slice(2, 3))).toEqual({ median: 70.25 * MINUTE, ninetieth: 70.25 * MINUTE })
  })

  it('ignores the times of cancelled orders, pre-orders, and orders delivered before their placement', () => {
    const delivered = { status: 'DELIVERED', statusHistory: aHistory(['DELIVERED', -1]) } as const
    const orders = [
      anOrder({ status: 'CANCELLED', statusHistory: aHistory(['CANCELLED', 9]) }),
      anOrder({ ...delivered, statusHistory: aHistory(['DELIVERED', 40]), preorderedFor: minutesLater(30) }),
      anOrder(delivered),
    ]
    expect(overviewOf(orders, { from: ORDERED_AT, to: ORDERED_AT }, PRAGUE).totals).toEqual({
      orders: 3,
      delivered: 2,
      cancelled: 1,
      late: 1,
      fees: { minor: 17_800, currency: 'CZK' },
    })
  })

  it('counts orders placed within the range by local day, and a returned one as delivered (HIST-07, HIST-15)', () => {
    const range = {
      from: instantAt(Date.parse('2026-03-27T23:00:00Z')),
      to: instantAt(Date.parse('2026-03-29T21:59:59.999Z')),
    }
    const placed = [range.from - 1, range.from, Date.parse('2026-03-28T23:30:00Z'), range.to, range.to + 1]
    const orders = placed.map((createdAt) => anOrder({ createdAt: instantAt(createdAt), status: 'RETURNED_TO_VENDOR' }))
    const { totals, days } = overviewOf(orders, range, PRAGUE)
    expect([totals.orders, totals.delivered, totals.cancelled]).toEqual([3, 3, 0])
    expect(days.map((day) => [day.day, day.orders])).toEqual([
      ['2026-03-28', 1],
      ['2026-03-29', 2],
    ])
  })

  it('sorts reasons by count, ties in list order (OP-24)', () => {
    const orders = (['CANCELLED', 'STALLED', 'STALLED', 'PAYMENT_FAILED'] as const).map((status) => anOrder({ status }))
    const [first] = orders
    const at = first?.createdAt ?? instantAt(0)
    const range = { from: at, to: at }
    expect(overviewOf(orders, range, PRAGUE).reasons.map(({ reason }) => reason)).toEqual([
      'stalled',
      'unstated',
      'payment-failed',
    ])
    expect(new Set(CANCELLED_BECAUSE).size).toBe(CANCELLED_BECAUSE.length)
  })
})

describe('overviewDays', () => {
  const month = { from: '2026-10-22', to: '2026-11-20' }
  const days = (from: string, to = from) => ({ from, to })

  it.each([
    ['a week or more as chosen', month, undefined, month],
    ['the week that ends with a single day', days('2026-11-20'), undefined, days('2026-11-14', '2026-11-20')],
    ['the shown month that contains the chosen day', days('2026-11-03'), month, month],
    ['the week of a day outside of the shown month', days('2026-11-21'), month, days('2026-11-15', '2026-11-21')],
    [
      'a chosen week instead of the shown month',
      days('2026-11-03', '2026-11-09'),
      month,
      days('2026-11-03', '2026-11-09'),
    ],
  ])('shows %s', (_, chosen, shown, expected) => {
    expect(overviewDays(chosen, shown)).toEqual(expected)
  })
})
