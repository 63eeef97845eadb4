import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasHistoryStatus, PICKED_UP_STATUSES, wantedStatuses } from '../../../src/domain/history/historyStatus.ts'
import { HISTORY_STATUSES } from '../../../src/domain/history/historyQuery.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/orderStatus.ts'
import { aHistory, anOrder } from '../../support/anOrder.ts'

const WANTED = ['NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'] as const

const passedBy = (status: OrderStatus) => WANTED.filter((wanted) => hasHistoryStatus(anOrder({ status }), wanted))

describe('hasHistoryStatus', () => {
  it.each([
    ['NEW', ['NEW']],
    ['PAYMENT_COMMITTED', ['NEW']],
    ['NEAR_VENDOR', ['NEW']],
    ['PICKED_UP', ['COLLECTED']],
    ['RETURN_INITIATED', ['COLLECTED']],
    ['DELIVERED', ['DELIVERED']],
    ['RETURNED_TO_VENDOR', ['DELIVERED']],
    ['CANCELLED', ['CANCELLED']],
    ['STALLED', ['CANCELLED']],
    ['PAYMENT_FAILED', ['CANCELLED']],
    ['PAYMENT_CANCELLED', ['CANCELLED']],
    ['INITIATED', []],
    ['PAYMENT_INITIATED', []],
  ] as const)('passes %s with %j (HIST-07, STATUS-07 to STATUS-11)', (status, filters) => {
    expect(passedBy(status)).toEqual(filters)
  })

  it('assigns each of the 23 statuses to at most one group, and all of them to ANY (HIST-07)', () => {
    expect(ORDER_STATUSES.filter((status) => passedBy(status).length > 1)).toEqual([])
    expect(ORDER_STATUSES.filter((status) => !hasHistoryStatus(anOrder({ status }), 'ANY'))).toEqual([])
    expect(hasHistoryStatus(anOrder({ status: 'UNKNOWN' }), 'ANY')).toBe(true)
  })

  it.each([
    ['never picked up', aHistory(['NEW', 0], ['DELAYED', 9]), 'NEW'],
    ['picked up', aHistory(['NEW', 0], ['PICKED_UP', 5], ['DELAYED', 9]), 'COLLECTED'],
    ['without a history', [], 'NEW'],
  ] as const)('assigns a DELAYED order (%s) by its history (OP-28)', (_, statusHistory, wanted) => {
    const order = anOrder({ status: 'DELAYED', statusHistory })
    expect(WANTED.filter((one) => hasHistoryStatus(order, one))).toEqual([wanted])
  })

  it('agrees with the rule for stores (HIST-07, OP-28)', () => {
    const status = fc.constantFrom(...ORDER_STATUSES)
    fc.assert(
      fc.property(status, fc.array(status, { maxLength: 6 }), fc.constantFrom(...WANTED), (now, before, wanted) => {
        const steps = before.map((one, index) => [one, index] as const)
        const order = anOrder({ status: now, statusHistory: aHistory(...steps, [now, before.length]) })
        const { statuses, delayed } = wantedStatuses(wanted)
        const isPickedUp = order.statusHistory.some((change) => PICKED_UP_STATUSES.includes(change.status))
        const found =
          statuses.includes(now) ||
          (now === 'DELAYED' && delayed !== 'none' && (delayed === 'passed-pick-up') === isPickedUp)
        expect(found).toBe(hasHistoryStatus(order, wanted))
      }),
    )
  })

  it('has five choices, starting with ANY (HIST-07)', () => {
    expect(HISTORY_STATUSES).toEqual(['ANY', ...WANTED])
  })
})
