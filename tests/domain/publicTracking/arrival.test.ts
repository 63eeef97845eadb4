import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minus, MINUTE, plus, SECOND, type Instant } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/orderStatus.ts'
import { promisesOf } from '../../../src/domain/order/timePromise.ts'
import { arrivalOf, lastSeenAt } from '../../../src/domain/publicTracking/arrival.ts'
import type { PublicDetails, PublicOrder } from '../../../src/domain/publicTracking/publicOrder.ts'
import { aHistory, minutesLater } from '../../support/anOrder.ts'
import { aPublicOrder } from '../../support/aPublicOrder.ts'

const { rider, ...alone } = aPublicOrder().details!
const PICK_UP = minutesLater(20)
const DROP_OFF = minutesLater(30)
const estimatedAt = (moment: Instant) => ({ pickUpAt: PICK_UP, dropOffAt: DROP_OFF, estimatedAt: moment })

const known = (overrides: Partial<PublicOrder> = {}, details: Partial<PublicDetails> = {}) =>
  aPublicOrder({ ...overrides, details: { ...alone, estimates: estimatedAt(minutesLater(10)), ...details } })
const at = (now: Instant, order = known(), minimumEta = 0) => arrivalOf(order, { now, minimumEta })
/** With an estimate of that moment. */
const fresh = (now: Instant, status?: OrderStatus) =>
  at(now, known(status && { status }, { estimates: estimatedAt(now) }))
const positionOf = (locatedAt: Instant) => ({
  rider: { ...rider!, position: { latitude: 50, longitude: 14, locatedAt } },
})

const DUE = minutesLater(60)
const ON_THE_WAY = { kind: 'at', at: DROP_OFF, minutes: 19 }
const LATER = { kind: 'by', at: DUE, exact: { known: 'with-pick-up' } }
const WITH_PICK_UP = { kind: 'by', at: DUE, exact: { known: 'with-pick-up', pickUp: PICK_UP } }
const TOLD: Readonly<Record<OrderStatus, object | undefined>> = {
  INITIATED: undefined,
  PAYMENT_INITIATED: undefined,
  PAYMENT_COMMITTED: LATER,
  NEW: LATER,
  RECEIVED: LATER,
  RECEIVED_BY_VENDOR: WITH_PICK_UP,
  ACCEPTED_BY_VENDOR: WITH_PICK_UP,
  WAITING_FOR_TRANSPORT: LATER,
  ASSIGNED_TO_TRANSPORT: WITH_PICK_UP,
  COURIER_ACCEPTED_DELIVERY: WITH_PICK_UP,
  MODIFIED: LATER,
  NEAR_VENDOR: WITH_PICK_UP,
  DELAYED: LATER,
  PICKED_UP: ON_THE_WAY,
  COURIER_LEFT_VENDOR: ON_THE_WAY,
  NEAR_CUSTOMER: { kind: 'at', at: DROP_OFF },
  DELIVERED: undefined,
  RETURN_INITIATED: undefined,
  RETURNED_TO_VENDOR: undefined,
  STALLED: undefined,
  PAYMENT_FAILED: undefined,
  PAYMENT_CANCELLED: undefined,
  CANCELLED: undefined,
}

describe('arrivalOf', () => {
  it.each(ORDER_STATUSES)('names in %s the time of arrival, and when it will be exact (PUB-01, TIME-02)', (status) => {
    expect(at(minutesLater(11), known({ status, statusHistory: [] }))).toEqual(TOLD[status])
  })

  it('is the promised time while an order is delayed on its way (TRACK-12)', () => {
    const statusHistory = aHistory(['PICKED_UP', 1], ['DELAYED', 2])
    expect(at(minutesLater(11), known({ status: 'DELAYED', statusHistory }))).toEqual({
      kind: 'by',
      at: DUE,
      exact: { known: 'later' },
    })
  })

  it('is the wanted time of a pre-order until the pick-up (PUB-01)', () => {
    const wanted = { preorderedFor: minutesLater(90) }
    expect(at(minutesLater(11), known({ status: 'WAITING_FOR_TRANSPORT' }, wanted))).toEqual({
      kind: 'planned',
      at: minutesLater(90),
      exact: { known: 'with-pick-up' },
    })
    expect(at(minutesLater(11), known({ status: 'PICKED_UP' }, wanted))).toMatchObject({ kind: 'at', at: DROP_OFF })
  })

  it('is near below five minutes, and a time from five on (TRACK-14)', () => {
    expect(fresh(minutesLater(25))).toEqual({ kind: 'at', at: DROP_OFF, minutes: 5 })
    expect(fresh(plus(minutesLater(25), SECOND))).toEqual({ kind: 'near' })
    expect(fresh(minutesLater(15), 'NEAR_VENDOR')).toMatchObject({ exact: { pickUp: PICK_UP } })
    expect(fresh(plus(minutesLater(15), SECOND), 'NEAR_VENDOR')).toMatchObject({ exact: { pickUp: 'near' } })
  })

  it('names no pick-up whose time has passed', () => {
    expect(fresh(plus(PICK_UP, SECOND), 'NEAR_VENDOR')).toEqual(LATER)
  })

  it('rounds the minutes up, so that it promises nothing better', () => {
    expect(fresh(plus(minutesLater(20), SECOND))).toMatchObject({ kind: 'at', minutes: 10 })
  })

  it('is late once the time has passed by more than five minutes (ADR 36)', () => {
    expect(fresh(minutesLater(35))).toEqual({ kind: 'near' })
    expect(fresh(plus(minutesLater(35), 1))).toEqual({ kind: 'late', at: DROP_OFF })
    expect(fresh(minutesLater(65), 'RECEIVED')).toMatchObject({ kind: 'by', at: DUE })
    expect(fresh(plus(minutesLater(65), 1), 'RECEIVED')).toEqual({ kind: 'late', at: DUE })
  })

  it('is only the promised time once the rider was not heard of for five minutes (PUB-02)', () => {
    expect(at(minutesLater(15))).toMatchObject({ kind: 'at' })
    expect(at(plus(minutesLater(15), 1))).toEqual({ kind: 'by', at: DUE, exact: { known: 'later' } })
    const seen = known({}, positionOf(minutesLater(14)))
    expect(at(minutesLater(19), seen)).toMatchObject({ kind: 'at' })
    expect(at(plus(minutesLater(15), 1), known({ status: 'NEAR_VENDOR' }))).toEqual(LATER)
  })

  it.each([1, 4, 6, 20])('is the estimate that the shop sees, made %i minutes ago (TIME-01, TIME-03)', (minutes) => {
    const now = minutesLater(15)
    const estimates = estimatedAt(minus(now, minutes * MINUTE))
    const order = known({ status: 'PICKED_UP' }, { estimates, ...positionOf(now) })
    expect(at(now, order)).toMatchObject({ kind: 'at', at: DROP_OFF })
    const { shown } = promisesOf({ status: 'PICKED_UP', createdAt: order.createdAt, estimates }, now, 0)
    expect(shown[0]).toMatchObject({ kind: 'drop-off', at: DROP_OFF, left: 15 * MINUTE })
    expect(shown[0]?.age).toBe(minutes > 2 ? minutes * MINUTE : undefined)
  })

  it('is only the promised time without an estimate of the drop-off', () => {
    const { estimates: _, ...without } = alone
    const promised = { kind: 'by', at: DUE, exact: { known: 'later' } }
    expect(at(minutesLater(11), aPublicOrder({ details: without }))).toEqual(promised)
    expect(at(minutesLater(11), known({}, { estimates: { estimatedAt: minutesLater(10) } }))).toEqual(promised)
  })

  it('is undefined once the details are removed, and in an unknown status (STATUS-02)', () => {
    const { details: _, ...ended } = known()
    expect(at(minutesLater(11), ended)).toBeUndefined()
    expect(at(minutesLater(11), known({ status: 'UNKNOWN' }))).toBeUndefined()
  })

  it("applies the country's minimum to a pick-up until a rider accepts (REQ-40, OP-66)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 5, max: 40 }), (left, minimumEta) => {
        const now = minus(PICK_UP, left * MINUTE)
        const exactIn = (status: OrderStatus) => at(now, known({ status }, { estimates: estimatedAt(now) }), minimumEta)
        const soonest = plus(now, Math.max(left, minimumEta) * MINUTE)
        expect(exactIn('ASSIGNED_TO_TRANSPORT')).toMatchObject({ exact: { pickUp: soonest } })
        expect(exactIn('NEAR_VENDOR')).toMatchObject({ exact: { pickUp: PICK_UP } })
      }),
    )
  })
})

describe('lastSeenAt', () => {
  const order = known({}, positionOf(minutesLater(12)))

  it('tells only of a rider who was not heard of for two minutes (PUB-02)', () => {
    expect(lastSeenAt(order, minutesLater(14))).toBeUndefined()
    expect(lastSeenAt(order, plus(minutesLater(14), 1))).toBe(minutesLater(12))
  })

  it('counts a newer estimate as a sign of the rider', () => {
    const estimated = known({}, { ...positionOf(minutesLater(12)), estimates: estimatedAt(minutesLater(16)) })
    expect(lastSeenAt(estimated, minutesLater(17))).toBeUndefined()
  })

  it('tells nothing while there is no rider', () => {
    expect(lastSeenAt(known(), minutesLater(90))).toBeUndefined()
  })
})
