import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { isRiderAssigned, needsRiderData } from '../../../src/domain/order/riderAssignment.ts'
import { aHistory, type HistoryStep } from '../../support/anOrder.ts'

const assigned = (...history: ReadonlyArray<HistoryStep>) => isRiderAssigned({ statusHistory: aHistory(...history) })

describe('isRiderAssigned', () => {
  it('is true once a courier accepted after the order waited for transport (TRACK-09)', () => {
    expect(assigned(['WAITING_FOR_TRANSPORT', 1], ['COURIER_ACCEPTED_DELIVERY', 2])).toBe(true)
    expect(assigned(['WAITING_FOR_TRANSPORT', 1], ['COURIER_ACCEPTED_DELIVERY', 2], ['NEAR_VENDOR', 3])).toBe(true)
  })

  it('is false before any courier accepted (TRACK-09)', () => {
    expect(assigned()).toBe(false)
    expect(assigned(['WAITING_FOR_TRANSPORT', 1], ['ASSIGNED_TO_TRANSPORT', 2])).toBe(false)
  })

  it('is false while the order waits again, and true when another courier accepted (TRACK-09)', () => {
    const reassigning: ReadonlyArray<HistoryStep> = [
      ['WAITING_FOR_TRANSPORT', 1],
      ['COURIER_ACCEPTED_DELIVERY', 2],
      ['WAITING_FOR_TRANSPORT', 3],
    ]
    expect(assigned(...reassigning)).toBe(false)
    expect(assigned(...reassigning, ['COURIER_ACCEPTED_DELIVERY', 4])).toBe(true)
  })

  it('compares the times of the steps, not their position (TRACK-09)', () => {
    expect(assigned(['COURIER_ACCEPTED_DELIVERY', 2], ['WAITING_FOR_TRANSPORT', 1])).toBe(true)
    expect(assigned(['COURIER_ACCEPTED_DELIVERY', 1], ['WAITING_FOR_TRANSPORT', 2])).toBe(false)
  })

  it('is false if the courier accepted at the same moment (TRACK-09)', () => {
    expect(assigned(['WAITING_FOR_TRANSPORT', 2], ['COURIER_ACCEPTED_DELIVERY', 2])).toBe(false)
  })

  it('is true if a courier accepted although the order never waited (TRACK-09)', () => {
    expect(assigned(['RECEIVED', 1], ['COURIER_ACCEPTED_DELIVERY', 2])).toBe(true)
  })
})

describe('needsRiderData', () => {
  it('is true in DELAYED and from RECEIVED_BY_VENDOR until before DELIVERED only (TRACK-10)', () => {
    expect(new Set(ORDER_STATUSES.filter(needsRiderData))).toEqual(
      new Set([
        'DELAYED',
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'WAITING_FOR_TRANSPORT',
        'ASSIGNED_TO_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'MODIFIED',
        'NEAR_VENDOR',
        'PICKED_UP',
        'COURIER_LEFT_VENDOR',
        'NEAR_CUSTOMER',
      ]),
    )
  })

  it('is false for a status that this build does not know (TRACK-10, STATUS-02)', () => {
    expect(needsRiderData('UNKNOWN')).toBe(false)
  })
})
