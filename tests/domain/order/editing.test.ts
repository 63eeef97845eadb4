import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDITABLE_FIELDS, editVerdict } from '../../../src/domain/order/editing.ts'
import { cancelRule, ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { isRiderAssigned } from '../../../src/domain/order/riderAssignment.ts'
import { aHistory, anOrder, type HistoryStep } from '../../support/anOrder.ts'

const ALL = { allowed: true, locked: new Set() }
const NOT_WHERE_IT_GOES = { allowed: true, locked: new Set(['location']) }

const verdictAfter = (...history: ReadonlyArray<HistoryStep>) => {
  const [status] = history.at(-1)!
  return editVerdict(anOrder({ status, statusHistory: aHistory(...history) }))
}

describe('editVerdict', () => {
  it('knows five editable fields, none of which identifies the customer (API-24, CON-28)', () => {
    expect(EDITABLE_FIELDS).toEqual(['payment_method', 'amount', 'item_details', 'location', 'notes'])
  })

  it.each(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'] as const)(
    'allows all fields in %s while no rider has accepted (EDIT-03, OP-23)',
    (status) => {
      expect(verdictAfter([status, 1])).toEqual(ALL)
    },
  )

  it('locks the destination of a MODIFIED order after a rider accepted (EDIT-03)', () => {
    expect(verdictAfter(['COURIER_ACCEPTED_DELIVERY', 1], ['MODIFIED', 2])).toEqual(NOT_WHERE_IT_GOES)
  })

  it('allows all fields again after the rider gave the order back (EDIT-03, TRACK-09)', () => {
    expect(
      verdictAfter(['WAITING_FOR_TRANSPORT', 1], ['COURIER_ACCEPTED_DELIVERY', 2], ['WAITING_FOR_TRANSPORT', 3]),
    ).toEqual(ALL)
  })

  it('refuses every status in which the order could not be cancelled freely (EDIT-03, OP-23, STATUS-06)', () => {
    const closed = [...ORDER_STATUSES, 'UNKNOWN' as const].filter((status) => cancelRule(status) !== 'freely')
    expect(closed).toEqual(expect.arrayContaining(['NEW', 'PAYMENT_COMMITTED', 'DELAYED', 'PICKED_UP', 'UNKNOWN']))
    for (const status of closed) expect(verdictAfter([status, 1])).toEqual({ allowed: false, status })
  })

  it('locks the destination exactly while a rider is assigned (EDIT-03)', () => {
    const steps = fc.array(fc.constantFrom(...ORDER_STATUSES), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(steps, (statuses) => {
        const order = anOrder({
          status: 'MODIFIED',
          statusHistory: aHistory(...statuses.map((status, minute): HistoryStep => [status, minute]), ['MODIFIED', 9]),
        })
        const verdict = editVerdict(order)
        expect(verdict.allowed && verdict.locked.has('location')).toBe(isRiderAssigned(order))
      }),
    )
  })
})
