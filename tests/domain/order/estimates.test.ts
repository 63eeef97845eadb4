import { describe, expect, it } from 'vitest'
import {
  isNear,
  minutesUntil,
  NEAR_UNDER_MINUTES,
  pickUpMinutes,
  shownEstimate,
} from '../../../src/domain/order/estimates.ts'
import { MINUTE, SECOND } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/orderStatus.ts'
import { ORDERED_AT } from '../../support/anOrder.ts'

const NOW = ORDERED_AT
const BOTH = { pickUpAt: NOW + 20 * MINUTE, dropOffAt: NOW + 35 * MINUTE }
const FREELY = { now: NOW, minimumEta: 0 }
const CZECH = { now: NOW, minimumEta: 15 }

describe('shownEstimate', () => {
  const kinds = (kind: string) =>
    new Set(ORDER_STATUSES.filter((status) => shownEstimate(status, BOTH, FREELY)?.kind === kind))

  it('returns the pick-up in five statuses only (TRACK-11)', () => {
    expect(kinds('pick-up')).toEqual(
      new Set([
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'ASSIGNED_TO_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'NEAR_VENDOR',
      ]),
    )
    expect(shownEstimate('NEAR_VENDOR', BOTH, FREELY)).toEqual({ kind: 'pick-up', minutes: 20, near: false })
  })

  it('returns the drop-off in PICKED_UP and NEAR_CUSTOMER only (TRACK-12)', () => {
    expect(kinds('drop-off')).toEqual(new Set(['PICKED_UP', 'NEAR_CUSTOMER']))
    expect(shownEstimate('PICKED_UP', BOTH, FREELY)).toEqual({ kind: 'drop-off', minutes: 35, near: false })
  })

  it('returns undefined for a missing estimate and for an unknown status (TRACK-11, TRACK-12)', () => {
    expect(shownEstimate('PICKED_UP', { pickUpAt: BOTH.pickUpAt }, FREELY)).toBeUndefined()
    expect(shownEstimate('NEAR_VENDOR', { dropOffAt: BOTH.dropOffAt }, FREELY)).toBeUndefined()
    expect(shownEstimate('UNKNOWN', BOTH, FREELY)).toBeUndefined()
  })

  it('counts down in whole minutes, rounded up, and stops at 0 (TRACK-12)', () => {
    const shownAfter = (span: number) => shownEstimate('PICKED_UP', BOTH, { now: NOW + span, minimumEta: 0 })?.minutes
    expect([0, 1, MINUTE, 35 * MINUTE, 99 * MINUTE].map(shownAfter)).toEqual([35, 35, 34, 0, 0])
  })
})

describe('isNear', () => {
  it('is true below 5 minutes (CONST-42)', () => {
    expect(NEAR_UNDER_MINUTES).toBe(5)
    expect([0, 4.99, 5, 6].map(isNear)).toEqual([true, true, false, false])
  })

  it('is true at 4:59 and false at 5:00 (TRACK-14, CONST-42)', () => {
    const dropOffIn = (span: number) => shownEstimate('NEAR_CUSTOMER', { dropOffAt: NOW + span }, FREELY)
    expect(dropOffIn(5 * MINUTE - SECOND)).toEqual({ kind: 'drop-off', minutes: 5, near: true })
    expect(dropOffIn(5 * MINUTE)).toEqual({ kind: 'drop-off', minutes: 5, near: false })
  })
})

describe("The country's minimum ETA", () => {
  const BEFORE_ACCEPTANCE = ['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'ASSIGNED_TO_TRANSPORT'] as const
  const AFTER_ACCEPTANCE = ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'] as const
  const pickUpIn = (status: OrderStatus, minutes: number) =>
    shownEstimate(status, { pickUpAt: NOW + minutes * MINUTE }, CZECH)

  it.each(BEFORE_ACCEPTANCE)(
    'limits the pick-up estimate in %s, which is therefore never near (REQ-40, OP-66)',
    (status) => {
      expect(pickUpIn(status, 2)).toEqual({ kind: 'pick-up', minutes: 15, near: false })
      expect(pickUpIn(status, 15)?.minutes).toBe(15)
      expect(pickUpIn(status, 16)?.minutes).toBe(16)
    },
  )

  it.each(AFTER_ACCEPTANCE)("does not affect the rider's own estimate in %s (TRACK-14, OP-66)", (status) => {
    expect(pickUpIn(status, 4)).toEqual({ kind: 'pick-up', minutes: 4, near: true })
    expect(pickUpIn(status, 5)).toEqual({ kind: 'pick-up', minutes: 5, near: false })
  })

  it('limits the pick-up shown before there is an order (REQ-40, CON-31)', () => {
    expect([14, 15, 16].map((minutes) => pickUpMinutes(minutes, 15))).toEqual([15, 15, 16])
  })

  it('does not affect the drop-off estimate (OP-66)', () => {
    expect(shownEstimate('PICKED_UP', { dropOffAt: NOW + 6 * MINUTE }, CZECH)?.minutes).toBe(6)
  })
})

describe('minutesUntil', () => {
  it('returns minutes with their fraction, never below 0 (TRACK-14)', () => {
    expect(minutesUntil(NOW + 90 * SECOND, NOW)).toBe(1.5)
    expect(minutesUntil(NOW - MINUTE, NOW)).toBe(0)
  })
})
