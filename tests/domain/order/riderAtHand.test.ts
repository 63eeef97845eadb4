import { describe, expect, it } from 'vitest'
import { instantAt, minus, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { hasJustArrived, isRiderAtHand, mayBringRider } from '../../../src/domain/order/riderAtHand.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'

const NOW = minutesLater(20)
/** A rider has accepted and is expected at the collection point in `inMinutes`; the estimate is `age` ms old. */
const expected = (inMinutes: number, age = 0) =>
  anOrder({
    status: 'COURIER_ACCEPTED_DELIVERY',
    estimates: {
      pickUpAt: plus(NOW, inMinutes * MINUTE),
      dropOffAt: plus(NOW, 30 * MINUTE),
      estimatedAt: minus(NOW, age),
    },
  })

describe('mayBringRider', () => {
  it('is true exactly in the statuses that show a pick-up estimate (TRACK-11)', () => {
    expect(new Set(ORDER_STATUSES.filter(mayBringRider))).toEqual(
      new Set([
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'ASSIGNED_TO_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'NEAR_VENDOR',
      ]),
    )
    expect(mayBringRider('UNKNOWN')).toBe(false)
  })
})

describe('isRiderAtHand', () => {
  it.each([
    ['expected in less than five minutes', expected(4.9), true],
    ['expected now', expected(0), true],
    ['expected in five minutes', expected(5), false],
    ['expected earlier but not arrived', expected(-0.1), false],
    ['expected by an estimate of two minutes ago', expected(3, 2 * MINUTE), true],
    ['expected by an older estimate', expected(3, 2 * MINUTE + SECOND), false],
  ])('decides for a rider %s: %s', (_, order, isAtHand) => {
    expect(isRiderAtHand(order, NOW, 0)).toBe(isAtHand)
  })

  it('is true for NEAR_VENDOR, whatever the estimate', () => {
    expect(isRiderAtHand({ ...expected(15), status: 'NEAR_VENDOR' }, NOW, 0)).toBe(true)
    expect(isRiderAtHand(anOrder({ status: 'NEAR_VENDOR' }), NOW, 15)).toBe(true)
  })

  it('is false for a rider near the customer', () => {
    const estimates = { dropOffAt: plus(NOW, 2 * MINUTE), estimatedAt: NOW }
    expect(isRiderAtHand(anOrder({ status: 'NEAR_CUSTOMER', estimates }), NOW, 0)).toBe(false)
  })

  it('is false without an estimate', () => {
    expect(isRiderAtHand(anOrder({ status: 'COURIER_ACCEPTED_DELIVERY' }), NOW, 0)).toBe(false)
  })

  it("is false before a rider accepts, where the country's minimum is longer (OP-66)", () => {
    expect(isRiderAtHand({ ...expected(2), status: 'ASSIGNED_TO_TRANSPORT' }, NOW, 15)).toBe(false)
  })
})

describe('hasJustArrived', () => {
  const arrived = { statusHistory: aHistory(['NEW', 0], ['NEAR_VENDOR', 10]) }

  it('is true for a minute', () => {
    expect(hasJustArrived(arrived, minutesLater(10))).toBe(true)
    expect(hasJustArrived(arrived, minus(minutesLater(11), 1))).toBe(true)
    expect(hasJustArrived(arrived, minutesLater(11))).toBe(false)
  })

  it('is false while the rider has not been near', () => {
    expect(hasJustArrived({ statusHistory: aHistory(['NEW', 0], ['NEAR_CUSTOMER', 10]) }, minutesLater(10))).toBe(false)
    expect(hasJustArrived({ statusHistory: [] }, instantAt(0))).toBe(false)
  })
})
