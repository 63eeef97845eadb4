import { describe, expect, it } from 'vitest'
import { minus, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import {
  estimatedMoment,
  isNear,
  minutesUntil,
  NEAR_UNDER_MINUTES,
  pickUpMinutes,
  shortestPickUp,
} from '../../../src/domain/order/estimates.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { ORDERED_AT } from '../../support/anOrder.ts'

const NOW = ORDERED_AT
const BOTH = { pickUpAt: plus(NOW, 20 * MINUTE), dropOffAt: plus(NOW, 35 * MINUTE) }

describe('estimatedMoment', () => {
  const statusesOf = (moment: number) => ORDER_STATUSES.filter((status) => estimatedMoment(status, BOTH) === moment)

  it('returns the pick-up in five statuses only (TRACK-11)', () => {
    expect(new Set(statusesOf(BOTH.pickUpAt))).toEqual(
      new Set([
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'ASSIGNED_TO_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'NEAR_VENDOR',
      ]),
    )
  })

  it('returns the drop-off in PICKED_UP and NEAR_CUSTOMER only (TRACK-12)', () => {
    expect(statusesOf(BOTH.dropOffAt)).toEqual(['PICKED_UP', 'NEAR_CUSTOMER'])
  })

  it('returns undefined for a missing estimate and for an unknown status (TRACK-11, TRACK-12)', () => {
    expect(estimatedMoment('PICKED_UP', { pickUpAt: BOTH.pickUpAt })).toBeUndefined()
    expect(estimatedMoment('NEAR_VENDOR', { dropOffAt: BOTH.dropOffAt })).toBeUndefined()
    expect(estimatedMoment('UNKNOWN', BOTH)).toBeUndefined()
  })
})

describe('isNear', () => {
  it('is true below 5 minutes (TRACK-14, CONST-42)', () => {
    expect(NEAR_UNDER_MINUTES).toBe(5)
    expect([0, 4.99, 5, 6].map(isNear)).toEqual([true, true, false, false])
  })
})

describe("The country's minimum ETA", () => {
  it.each(['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'ASSIGNED_TO_TRANSPORT'] as const)(
    'limits the pick-up estimate in %s (REQ-40, OP-66)',
    (status) => expect(shortestPickUp(status, 15)).toBe(15),
  )

  it.each(['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'] as const)(
    "does not affect the rider's own estimate in %s (TRACK-14, OP-66)",
    (status) => expect(shortestPickUp(status, 15)).toBe(0),
  )

  it('limits the pick-up shown before there is an order (REQ-40, CON-31)', () => {
    expect([14, 15, 16].map((minutes) => pickUpMinutes(minutes, 15))).toEqual([15, 15, 16])
  })
})

describe('minutesUntil', () => {
  it('returns minutes with their fraction, never below 0 (TRACK-14)', () => {
    expect(minutesUntil(plus(NOW, 90 * SECOND), NOW)).toBe(1.5)
    expect(minutesUntil(minus(NOW, MINUTE), NOW)).toBe(0)
  })
})
