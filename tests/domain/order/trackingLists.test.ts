import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, plus, type Instant } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { isCollected, isNew, ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import {
  deriveLists,
  effectiveStatus,
  listsOf,
  newestFirst,
  TRACKING_LISTS,
} from '../../../src/domain/order/trackingLists.ts'
import { aHistory, anOrder, minutesLater, ORDERED_AT, type HistoryStep } from '../../support/anOrder.ts'
import { anyOrder, TIME_SPAN } from './anyOrder.ts'

const NOW = minutesLater(30)
const AHEAD = { preorderedFor: plus(NOW, 1) }
const DUE = { preorderedFor: NOW }

const STATUS_LIST = {
  INITIATED: [],
  PAYMENT_INITIATED: [],
  PAYMENT_COMMITTED: ['new'],
  PAYMENT_FAILED: ['cancelled'],
  PAYMENT_CANCELLED: ['cancelled'],
  NEW: ['new'],
  STALLED: ['cancelled'],
  RECEIVED: ['new'],
  WAITING_FOR_TRANSPORT: ['new'],
  ASSIGNED_TO_TRANSPORT: ['new'],
  COURIER_ACCEPTED_DELIVERY: ['new'],
  RECEIVED_BY_VENDOR: ['new'],
  ACCEPTED_BY_VENDOR: ['new'],
  NEAR_VENDOR: ['new'],
  DELAYED: ['new'],
  MODIFIED: ['new'],
  PICKED_UP: ['collected'],
  COURIER_LEFT_VENDOR: ['collected'],
  NEAR_CUSTOMER: ['collected'],
  DELIVERED: ['delivered'],
  CANCELLED: ['cancelled'],
  RETURN_INITIATED: ['collected'],
  RETURNED_TO_VENDOR: ['delivered'],
} as const

describe('listsOf', () => {
  it('knows New, Scheduled, Collected, Delivered and Cancelled (TRACK-01)', () => {
    expect(TRACKING_LISTS).toEqual(['new', 'scheduled', 'collected', 'delivered', 'cancelled'])
  })

  it.each(ORDER_STATUSES)('follows the status %s (TRACK-02, TRACK-05, TRACK-06, TRACK-07, OP-29)', (status) => {
    expect(listsOf(anOrder({ status }), NOW)).toEqual(STATUS_LIST[status])
  })

  it('returns none for a status that this build does not know, pre-ordered or not (STATUS-02)', () => {
    expect(listsOf(anOrder({ status: 'UNKNOWN' }), NOW)).toEqual([])
    expect(listsOf(anOrder({ status: 'UNKNOWN', ...AHEAD }), NOW)).toEqual([])
  })
})

describe('A DELAYED order', () => {
  const delayed = (...history: ReadonlyArray<HistoryStep>) =>
    anOrder({ status: 'DELAYED', statusHistory: aHistory(...history) })

  it.each([
    { was: 'nothing', history: delayed(), list: 'new' },
    { was: 'only delayed', history: delayed(['DELAYED', 1]), list: 'new' },
    { was: 'waiting', history: delayed(['WAITING_FOR_TRANSPORT', 1], ['DELAYED', 2]), list: 'new' },
    { was: 'near the vendor', history: delayed(['NEAR_VENDOR', 1], ['DELAYED', 2]), list: 'new' },
    { was: 'of unknown status', history: delayed(['UNKNOWN', 1], ['DELAYED', 2]), list: 'new' },
    { was: 'picked up', history: delayed(['PICKED_UP', 1], ['DELAYED', 2]), list: 'collected' },
    { was: 'being returned', history: delayed(['RETURN_INITIATED', 1], ['DELAYED', 2]), list: 'collected' },
    {
      was: 'picked up long ago',
      history: delayed(['PICKED_UP', 1], ['WAITING_FOR_TRANSPORT', 2], ['DELAYED', 3]),
      list: 'collected',
    },
    { was: 'delivered already', history: delayed(['DELIVERED', 1], ['DELAYED', 2]), list: 'collected' },
  ])('is in $list if it was $was (TRACK-02, TRACK-05, OP-28)', ({ history, list }) => {
    expect(listsOf(history, NOW)).toEqual([list])
  })

  it('counts as the latest other status it had, whatever the order of its history (STATUS-05, OP-28)', () => {
    expect(effectiveStatus(delayed(['NEAR_VENDOR', 5], ['RECEIVED', 1], ['DELAYED', 6]))).toBe('NEAR_VENDOR')
    expect(effectiveStatus(delayed(['NEW', 1], ['RECEIVED', 1], ['DELAYED', 1]))).toBe('RECEIVED')
    expect(effectiveStatus(delayed(['NEW', 1], ['UNKNOWN', 2], ['DELAYED', 3]))).toBe('NEW')
    expect(effectiveStatus(delayed(['DELAYED', 3]))).toBe('DELAYED')
  })

  it('is the only one that does not count as its own status (OP-28)', () => {
    expect(effectiveStatus(anOrder({ status: 'NEW', statusHistory: aHistory(['PICKED_UP', 9]) }))).toBe('NEW')
  })

  it('is in Scheduled only if it was waiting for transport, and also in New if it was further (TRACK-03, OP-28)', () => {
    const waiting = delayed(['WAITING_FOR_TRANSPORT', 1], ['DELAYED', 2])
    const assigned = delayed(['ASSIGNED_TO_TRANSPORT', 1], ['DELAYED', 2])
    expect(listsOf({ ...waiting, ...AHEAD }, NOW)).toEqual(['scheduled'])
    expect(listsOf({ ...assigned, ...AHEAD }, NOW)).toEqual(['new', 'scheduled'])
    expect(listsOf({ ...delayed(), ...AHEAD }, NOW)).toEqual(['new', 'scheduled'])
  })
})

describe('A pre-order', () => {
  it('is not in New while its time is ahead and it ranks at or before WAITING_FOR_TRANSPORT (TRACK-03)', () => {
    const outOfNew = ORDER_STATUSES.filter(
      (status) => isNew(status) && !listsOf(anOrder({ status, ...AHEAD }), NOW).includes('new'),
    )
    expect(new Set(outOfNew)).toEqual(
      new Set([
        'PAYMENT_COMMITTED',
        'NEW',
        'RECEIVED',
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'WAITING_FOR_TRANSPORT',
      ]),
    )
  })

  it('is in New and Scheduled when a rider is assigned and its time is ahead (TRACK-04, CON-15)', () => {
    expect(listsOf(anOrder({ status: 'ASSIGNED_TO_TRANSPORT', ...AHEAD }), NOW)).toEqual(['new', 'scheduled'])
  })

  it('is in Collected and Scheduled when it was picked up before its time (TRACK-04, CON-15)', () => {
    const both = ORDER_STATUSES.filter((status) => isCollected(status)).map((status) =>
      listsOf(anOrder({ status, ...AHEAD }), NOW),
    )
    expect(both).toEqual(Array.from({ length: 4 }, () => ['collected', 'scheduled']))
  })

  it('leaves Scheduled exactly at its time, for the list of its status (TRACK-03, TRACK-04)', () => {
    expect(listsOf(anOrder({ status: 'RECEIVED', ...AHEAD }), NOW)).toEqual(['scheduled'])
    expect(listsOf(anOrder({ status: 'RECEIVED', ...DUE }), NOW)).toEqual(['new'])
    expect(listsOf(anOrder({ status: 'NEAR_VENDOR', ...DUE }), NOW)).toEqual(['new'])
  })

  it.each([
    ['DELIVERED', 'delivered'],
    ['RETURNED_TO_VENDOR', 'delivered'],
    ['CANCELLED', 'cancelled'],
    ['STALLED', 'cancelled'],
    ['PAYMENT_FAILED', 'cancelled'],
    ['PAYMENT_CANCELLED', 'cancelled'],
  ] as const)('is only in its own list when %s, although its time is ahead (OP-30)', (status, list) => {
    expect(listsOf(anOrder({ status, ...AHEAD }), NOW)).toEqual([list])
  })

  it.each(['INITIATED', 'PAYMENT_INITIATED'] as const)('is in no list when %s (OP-29)', (status) => {
    expect(listsOf(anOrder({ status, ...AHEAD }), NOW)).toEqual([])
  })
})

describe('listsOf over time', () => {
  it('moves an order only at its requested time, and then always (TRACK-03, TRACK-04, OP-30)', () => {
    const moves = fc.tuple(anyOrder, fc.integer({ min: 0, max: TIME_SPAN }), fc.integer({ min: 0, max: TIME_SPAN }))
    fc.assert(
      fc.property(moves, ([order, now, later]) => {
        const isScheduled = listsOf(order, instantAt(now)).includes('scheduled')
        const change = (isScheduled ? order.preorderedFor : undefined) ?? instantAt(Infinity)
        const at = (moment: Instant) => listsOf(order, moment).join()
        const before = instantAt(Math.min(Math.max(now, later), change - 1))
        return at(before) === at(instantAt(now)) && (change === Infinity || at(change) !== at(instantAt(now)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('newestFirst and deriveLists', () => {
  it('sort newest first by time of placement, ties by id (TRACK-08)', () => {
    const orders = [
      anOrder({ id: 'v-b', createdAt: ORDERED_AT }),
      anOrder({ id: 'v-z', createdAt: plus(ORDERED_AT, 1) }),
      anOrder({ id: 'v-a', createdAt: ORDERED_AT }),
    ]
    expect(orders.toSorted(newestFirst).map(({ id }) => id)).toEqual(['v-z', 'v-a', 'v-b'])
    expect(newestFirst(anOrder(), anOrder())).toBe(0)
  })

  it('do not depend on the input order in any of the five lists (TRACK-08)', () => {
    const ids = (orders: ReadonlyArray<Order>) => {
      const lists = deriveLists(orders, instantAt(TIME_SPAN / 2))
      return TRACKING_LISTS.map((name) => lists[name].map(({ id }) => id).join()).join(';')
    }
    fc.assert(
      fc.property(
        fc.uniqueArray(anyOrder, { selector: ({ id }) => id, maxLength: 10 }),
        (orders) => ids(orders) === ids(orders.toReversed()),
      ),
    )
  })

  it('put every order exactly into the lists it belongs to (TRACK-02 to TRACK-07)', () => {
    const scheduled = anOrder({ id: 'v-1', createdAt: instantAt(1), ...AHEAD })
    const both = anOrder({ id: 'v-2', createdAt: instantAt(2), status: 'NEAR_VENDOR', ...AHEAD })
    const fresh = anOrder({ id: 'v-3', createdAt: instantAt(3) })
    const collected = anOrder({ id: 'v-4', status: 'PICKED_UP' })
    const delivered = anOrder({ id: 'v-5', status: 'DELIVERED' })
    const cancelled = anOrder({ id: 'v-6', status: 'STALLED' })
    const initiated = anOrder({ id: 'v-7', status: 'INITIATED' })
    expect(deriveLists([scheduled, both, fresh, collected, delivered, cancelled, initiated], NOW)).toEqual({
      new: [fresh, both],
      scheduled: [both, scheduled],
      collected: [collected],
      delivered: [delivered],
      cancelled: [cancelled],
    })
  })
})
