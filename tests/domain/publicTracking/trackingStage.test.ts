import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/orderStatus.ts'
import { progressStep, trackingStage, type ShownStage } from '../../../src/domain/publicTracking/trackingStage.ts'
import { aHistory } from '../../support/anOrder.ts'

const BEFORE_PICK_UP = aHistory(['NEW', 0], ['COURIER_ACCEPTED_DELIVERY', 3])
const AFTER_PICK_UP = aHistory(['NEW', 0], ['COURIER_ACCEPTED_DELIVERY', 3], ['PICKED_UP', 9])

const TABLE: Readonly<Record<OrderStatus, ShownStage>> = {
  INITIATED: 'placed',
  PAYMENT_INITIATED: 'placed',
  PAYMENT_COMMITTED: 'placed',
  NEW: 'placed',
  RECEIVED: 'placed',
  RECEIVED_BY_VENDOR: 'placed',
  ACCEPTED_BY_VENDOR: 'placed',
  WAITING_FOR_TRANSPORT: 'placed',
  ASSIGNED_TO_TRANSPORT: 'to-collection',
  COURIER_ACCEPTED_DELIVERY: 'to-collection',
  MODIFIED: 'to-collection',
  DELAYED: 'to-collection',
  NEAR_VENDOR: 'near-collection',
  PICKED_UP: 'to-delivery',
  COURIER_LEFT_VENDOR: 'to-delivery',
  RETURN_INITIATED: 'to-delivery',
  NEAR_CUSTOMER: 'near-delivery',
  DELIVERED: 'delivered',
  STALLED: 'cancelled',
  PAYMENT_FAILED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
  CANCELLED: 'cancelled',
  RETURNED_TO_VENDOR: 'returned',
}

describe('trackingStage', () => {
  it.each(ORDER_STATUSES)('follows the agreed table for %s before the collection (C2C-02, OP-27)', (status) => {
    expect(trackingStage({ status, statusHistory: BEFORE_PICK_UP })).toBe(TABLE[status])
  })

  it('is the same after the collection, except for a delayed order, which travels to the customer (OP-27)', () => {
    const after = ORDER_STATUSES.map((status) => trackingStage({ status, statusHistory: AFTER_PICK_UP }))
    const expected = ORDER_STATUSES.map((status) => (status === 'DELAYED' ? 'to-delivery' : TABLE[status]))
    expect(after).toEqual(expected)
  })

  it('is to-collection for a delayed order without a history (OP-28)', () => {
    expect(trackingStage({ status: 'DELAYED', statusHistory: [] })).toBe('to-collection')
  })

  it('is none of the seven messages for returned and unknown statuses (OP-27, STATUS-02)', () => {
    expect(trackingStage({ status: 'RETURNED_TO_VENDOR', statusHistory: AFTER_PICK_UP })).toBe('returned')
    expect(trackingStage({ status: 'UNKNOWN', statusHistory: AFTER_PICK_UP })).toBe('unknown')
  })
})

describe('progressStep', () => {
  it.each([
    ['placed', 'placed'],
    ['to-collection', 'to-collection'],
    ['near-collection', 'to-collection'],
    ['to-delivery', 'to-delivery'],
    ['near-delivery', 'to-delivery'],
    ['delivered', 'delivered'],
    ['cancelled', undefined],
    ['returned', undefined],
    ['unknown', undefined],
  ] as const)('maps %s to step %s (TRACK-28)', (stage, step) => {
    expect(progressStep(stage)).toBe(step)
  })
})
