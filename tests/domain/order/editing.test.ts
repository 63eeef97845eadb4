import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDITABLE_FIELDS, editVerdict } from '../../../src/domain/order/editing.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { aHistory, anOrder, type HistoryStep } from '../../support/anOrder.ts'

const ALL = { allowed: true, locked: new Set() }
const NOT_WHERE_IT_GOES = { allowed: true, locked: new Set(['location']) }

const verdictAfter = (...history: ReadonlyArray<HistoryStep>) => {
  const [status] = history.at(-1)!
  return editVerdict(anOrder({ status, statusHistory: aHistory(...history) }))
}

describe('an order', () => {
  it('has five things that may be changed, and the customer is none of them (API-24, CON-28)', () => {
    expect(EDITABLE_FIELDS).toEqual(['payment_method', 'amount', 'item_details', 'location', 'notes'])
  })

  it.each([
    'INITIATED',
    'PAYMENT_INITIATED',
    'PAYMENT_COMMITTED',
    'NEW',
    'RECEIVED',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'MODIFIED',
  ] as const)('may be changed wholly in %s while no rider accepted (EDIT-03, OP-23)', (status) => {
    expect(verdictAfter([status, 1])).toEqual(ALL)
  })

  it.each(['COURIER_ACCEPTED_DELIVERY', 'MODIFIED', 'NEAR_VENDOR', 'DELAYED'] as const)(
    'keeps where it goes in %s once a rider accepted (EDIT-03)',
    (status) => {
      expect(verdictAfter(['WAITING_FOR_TRANSPORT', 1], ['COURIER_ACCEPTED_DELIVERY', 2], [status, 3])).toEqual(
        NOT_WHERE_IT_GOES,
      )
    },
  )

  it('keeps where it goes when only its status tells of a rider (EDIT-03)', () => {
    expect(verdictAfter(['COURIER_ACCEPTED_DELIVERY', 1])).toEqual(NOT_WHERE_IT_GOES)
    expect(verdictAfter(['NEAR_VENDOR', 1])).toEqual(NOT_WHERE_IT_GOES)
    expect(editVerdict(anOrder({ status: 'NEAR_VENDOR', statusHistory: [] }))).toEqual(NOT_WHERE_IT_GOES)
  })

  it('may be changed wholly again when its rider gave it back (EDIT-03, TRACK-09)', () => {
    expect(
      verdictAfter(['WAITING_FOR_TRANSPORT', 1], ['COURIER_ACCEPTED_DELIVERY', 2], ['WAITING_FOR_TRANSPORT', 3]),
    ).toEqual(ALL)
  })

  it.each([
    'PICKED_UP',
    'COURIER_LEFT_VENDOR',
    'NEAR_CUSTOMER',
    'DELIVERED',
    'RETURN_INITIATED',
    'RETURNED_TO_VENDOR',
    'CANCELLED',
    'STALLED',
    'PAYMENT_FAILED',
    'PAYMENT_CANCELLED',
    'UNKNOWN',
  ] as const)('is not changed any more in %s (EDIT-03)', (status) => {
    expect(verdictAfter(['COURIER_ACCEPTED_DELIVERY', 1], [status, 2])).toEqual({ allowed: false, status })
  })

  it('that is delayed counts as what it was before (EDIT-03, OP-28)', () => {
    expect(verdictAfter(['RECEIVED', 1], ['DELAYED', 2])).toEqual(ALL)
    expect(verdictAfter(['NEAR_VENDOR', 1], ['DELAYED', 2])).toEqual(NOT_WHERE_IT_GOES)
    expect(verdictAfter(['PICKED_UP', 1], ['DELAYED', 2])).toEqual({ allowed: false, status: 'DELAYED' })
    expect(verdictAfter(['DELAYED', 1])).toEqual(NOT_WHERE_IT_GOES)
  })

  it('is never wholly open again after a rider accepted, until it waits for another one (EDIT-03)', () => {
    const steps = fc.array(fc.constantFrom(...ORDER_STATUSES), { minLength: 1, maxLength: 8 })
    const open = (history: ReadonlyArray<HistoryStep>) => {
      const verdict = verdictAfter(...history)
      return verdict.allowed ? EDITABLE_FIELDS.length - verdict.locked.size : 0
    }
    fc.assert(
      fc.property(steps, (statuses) => {
        const way = ['COURIER_ACCEPTED_DELIVERY' as const, ...statuses.filter((one) => one !== 'WAITING_FOR_TRANSPORT')]
        const history = way.map((status, minute): HistoryStep => [status, minute])
        expect(open(history)).toBeLessThan(EDITABLE_FIELDS.length)
      }),
    )
  })
})
