import { describe, expect, it } from 'vitest'
import { minus, MINUTE, plus, type Instant } from '../../../src/domain/instant.ts'
import { NEEDS, needsAhead, type NeedReason } from '../../../src/domain/order/attention.ts'
import { needsOf } from '../../support/needsOf.ts'
import { wantedBy } from '../../../src/domain/order/lateness.ts'
import { type Order } from '../../../src/domain/order/order.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { aHistory, anOrder, minutesLater, type HistoryStep } from '../../support/anOrder.ts'

/** An order with these steps; the last one is its status. */
const through = (steps: ReadonlyArray<HistoryStep>, more: Partial<Order> = {}): Order => {
  const [status, minute] = steps.at(-1) ?? ['NEW', 0]
  return anOrder({ status, statusHistory: aHistory(...steps), updatedAt: minutesLater(minute), ...more })
}
const reasonsAt = (order: Order, moment: Instant) => needsOf(order, moment).map(({ reason }) => reason)

const WAITS = through([
  ['NEW', 0],
  ['RECEIVED', 1],
  ['WAITING_FOR_TRANSPORT', 2],
])
const GIVEN_BACK = through([
  ['WAITING_FOR_TRANSPORT', 2],
  ['COURIER_ACCEPTED_DELIVERY', 5],
  ['WAITING_FOR_TRANSPORT', 20],
])
const RIDES = through([
  ['NEW', 0],
  ['COURIER_ACCEPTED_DELIVERY', 5],
  ['PICKED_UP', 15],
])
const preordered = (minute: number, order: Order) => ({ ...order, preorderedFor: minutesLater(minute) })
const expectedIn = (pickUp: number, dropOff: number, asked = 6) => ({
  estimates: {
    pickUpAt: minutesLater(pickUp),
    dropOffAt: minutesLater(dropOff),
    estimatedAt: minutesLater(asked),
  },
})

interface Case {
  readonly says: string
  readonly order: Order
  readonly reason: NeedReason
  /** Minutes after placement at which the need starts, to the millisecond. */
  readonly begins: number
  /** Additional ms until the need starts; a due moment itself may be in time. */
  readonly after?: number
}

const CASES: ReadonlyArray<Case> = [
  { says: 'no rider has accepted 10 minutes after the search began', order: WAITS, reason: 'no-rider', begins: 12 },
  { says: 'a rider gave it back 10 minutes ago', order: GIVEN_BACK, reason: 'no-rider', begins: 30 },
  {
    says: 'it was received but the search for a rider has not begun',
    order: through([
      ['NEW', 0],
      ['RECEIVED', 1],
    ]),
    reason: 'no-rider',
    begins: 10,
  },
  {
    says: 'it was modified while waiting and has no rider',
    order: through([
      ['WAITING_FOR_TRANSPORT', 2],
      ['MODIFIED', 4],
    ]),
    reason: 'no-rider',
    begins: 12,
  },
  {
    says: 'a pre-order has no rider half an hour before its requested time',
    order: preordered(120, WAITS),
    reason: 'no-rider',
    begins: 90,
  },
  {
    says: 'an imminent pre-order has no rider 10 minutes after the search began',
    order: preordered(20, WAITS),
    reason: 'no-rider',
    begins: 12,
  },
  { says: 'it is not delivered within 60 minutes', order: RIDES, reason: 'overdue', begins: 60, after: 1 },
  {
    says: 'a pre-order is not delivered at its requested time',
    order: preordered(90, RIDES),
    reason: 'overdue',
    begins: 90,
    after: 1,
  },
  {
    says: 'the drop-off is 5 minutes past its estimate',
    order: { ...RIDES, ...expectedIn(14, 25) },
    reason: 'past-estimate',
    begins: 30,
  },
  {
    says: 'the pick-up is 5 minutes past its estimate',
    order: through([['COURIER_ACCEPTED_DELIVERY', 5]], expectedIn(14, 25)),
    reason: 'past-estimate',
    begins: 19,
  },
  {
    says: 'the pick-up is 5 minutes past what was told at placement, although the estimate has moved',
    order: through([['COURIER_ACCEPTED_DELIVERY', 5]], { pickUpEstimate: 20, ...expectedIn(40, 55) }),
    reason: 'past-estimate',
    begins: 25,
  },
  {
    says: "the pick-up is 5 minutes past the country's shortest one",
    order: through([['COURIER_ACCEPTED_DELIVERY', 5]], { pickUpEstimate: 3 }),
    reason: 'past-estimate',
    begins: 20,
  },
  {
    says: 'it is expected too late',
    order: { ...RIDES, ...expectedIn(14, 61, 20) },
    reason: 'overdue-soon',
    begins: 20,
  },
  {
    says: 'only the pick-up estimate is known and is too late',
    order: {
      ...through([['COURIER_ACCEPTED_DELIVERY', 5]]),
      estimates: { pickUpAt: minutesLater(70), estimatedAt: minutesLater(6) },
    },
    reason: 'overdue-soon',
    begins: 6,
  },
  {
    says: 'it is not collected 15 minutes before it is due',
    order: through([['COURIER_ACCEPTED_DELIVERY', 5]]),
    reason: 'not-collected',
    begins: 45,
  },
  { says: 'the payment failed', order: through([['PAYMENT_FAILED', 3]]), reason: 'payment-failed', begins: 3 },
  {
    says: 'it stalled',
    order: through([
      ['NEW', 0],
      ['STALLED', 3],
    ]),
    reason: 'stalled',
    begins: 3,
  },
  {
    says: 'it is being returned',
    order: through([
      ['PICKED_UP', 9],
      ['RETURN_INITIATED', 30],
    ]),
    reason: 'returning',
    begins: 30,
  },
  {
    says: 'it is delayed',
    order: through([
      ['PICKED_UP', 9],
      ['DELAYED', 30],
    ]),
    reason: 'delayed',
    begins: 30,
  },
  {
    says: 'the rider has waited at the collection point for 5 minutes',
    order: through([
      ['COURIER_ACCEPTED_DELIVERY', 5],
      ['NEAR_VENDOR', 9],
    ]),
    reason: 'rider-waits',
    begins: 14,
  },
  {
    says: 'the rider has been at the customer for 10 minutes',
    order: through([
      ['PICKED_UP', 9],
      ['NEAR_CUSTOMER', 20],
    ]),
    reason: 'at-customer',
    begins: 30,
  },
]

describe('Needs of an order', () => {
  it.each(CASES)('include $reason when $says, and not earlier', ({ order, reason, begins, after = 0 }) => {
    const moment = plus(minutesLater(begins), after)
    expect(reasonsAt(order, minus(moment, 1))).not.toContain(reason)
    expect(reasonsAt(order, moment)).toContain(reason)
  })

  it('are all covered by the cases, except the one that needs no time', () => {
    expect(new Set(CASES.map(({ reason }) => reason)).size).toBe(NEEDS.length - 1)
  })

  it('include a missing address at any time', () => {
    const nowhere = anOrder({
      customer: { ...WAITS.customer, location: { ...WAITS.customer.location, address: ', , ' } },
    })
    expect(reasonsAt(nowhere, minutesLater(0))).toEqual(['no-address'])
  })

  it.each([
    ['payment-failed', through([['PAYMENT_FAILED', 3]])],
    ['stalled', through([['STALLED', 3]])],
  ] as const)('last for an hour after a failure (%s), when the customer has found another way', (reason, order) => {
    expect(reasonsAt(order, minus(minutesLater(63), 1))).toEqual([reason])
    expect(reasonsAt(order, minutesLater(63))).toEqual([])
  })

  it('include predictions only until they come true', () => {
    const order = { ...through([['COURIER_ACCEPTED_DELIVERY', 5]]), ...expectedIn(62, 70) }
    expect(reasonsAt(order, minutesLater(60))).toEqual(['overdue-soon', 'not-collected'])
    expect(reasonsAt(order, plus(minutesLater(60), 1))).toEqual(['overdue'])
  })

  it('exclude predictions made after the fact, and announce the moment of each need', () => {
    const announced = (asked: Instant) =>
      needsAhead(
        { ...RIDES, ...expectedIn(14, 80), estimates: { dropOffAt: minutesLater(80), estimatedAt: asked } },
        15,
      )
    const reasons = (asked: Instant) => announced(asked).map(({ reason }) => reason)
    expect(reasons(minutesLater(60))).toEqual(['overdue', 'past-estimate', 'overdue-soon'])
    expect(reasons(plus(minutesLater(60), 1))).toEqual(['overdue', 'past-estimate'])
    expect(announced(minutesLater(20)).map(({ from }) => from)).toEqual([
      minutesLater(60) + 1,
      minutesLater(85),
      minutesLater(20),
    ])
  })

  it('exclude orders expected in time, including the due moment itself', () => {
    const order = (dropOff: number) => ({ ...RIDES, ...expectedIn(14, dropOff, 20) })
    expect([59, 60].map((minute) => reasonsAt(order(minute), minutesLater(25)))).toEqual([[], []])
  })

  it('exclude a missing rider while one is assigned', () => {
    const asked = through([
      ['WAITING_FOR_TRANSPORT', 2],
      ['ASSIGNED_TO_TRANSPORT', 4],
    ])
    expect(reasonsAt(asked, minutesLater(30))).toEqual([])
  })

  it('are sorted by severity', () => {
    expect(reasonsAt(WAITS, minutesLater(61))).toEqual(['overdue', 'no-rider'])
  })

  it.each(ORDER_STATUSES.filter((status) => ['DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR'].includes(status)))(
    'are empty for %s orders',
    (status) => {
      expect(
        reasonsAt(
          through([
            ['NEW', 0],
            [status, 5],
          ]),
          minutesLater(500),
        ),
      ).toEqual([])
    },
  )

  it('are empty for unknown statuses (STATUS-02)', () => {
    expect(reasonsAt(through([['UNKNOWN', 0]]), minutesLater(500))).toEqual([])
  })

  it('date from the moment at which their minutes start counting', () => {
    expect(needsOf(WAITS, minutesLater(30))[0]).toMatchObject({ reason: 'no-rider', since: minutesLater(2) })
    expect(needsOf(RIDES, minutesLater(75))[0]).toMatchObject({ reason: 'overdue', since: minutesLater(60) })
  })
})

describe('wantedBy', () => {
  it('returns 60 minutes after placement, or the requested time', () => {
    expect(wantedBy(WAITS) - WAITS.createdAt).toBe(60 * MINUTE)
    expect(wantedBy(preordered(200, WAITS))).toBe(minutesLater(200))
  })
})
