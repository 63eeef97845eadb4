import { describe, expect, it } from 'vitest'
import {
  cancelRule,
  estimateShownIn,
  isAtOrBefore,
  isBefore,
  isCollected,
  isDeliveredOrReturned,
  isFailed,
  isFinished,
  isFullMapHidden,
  isNew,
  ORDER_STATUSES,
  rankOf,
  readStatus,
  STATUS_FACTS,
  type OrderStatus,
  type ReadStatus,
} from '../../../src/domain/order/orderStatus.ts'

const FORWARD: ReadonlyArray<OrderStatus> = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  'RECEIVED',
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
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
]
const FAILED: ReadonlyArray<OrderStatus> = ['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED']

const statusesThat = (holds: (status: ReadStatus) => boolean) => new Set(ORDER_STATUSES.filter(holds))

describe('The status table', () => {
  it('contains each of the 23 statuses once (STATUS-01)', () => {
    expect(new Set(ORDER_STATUSES).size).toBe(23)
    expect(ORDER_STATUSES).toHaveLength(23)
    expect(Object.keys(STATUS_FACTS).toSorted()).toEqual([...ORDER_STATUSES].toSorted())
    expect([...FORWARD, ...FAILED, 'DELAYED'].toSorted()).toEqual([...ORDER_STATUSES].toSorted())
  })

  it.each(ORDER_STATUSES)('reads %s as itself (STATUS-01)', (status) => {
    expect(readStatus(status)).toBe(status)
  })

  it.each(['', 'new', ' NEW', 'TELEPORTED', 'UNKNOWN', 'constructor', '__proto__'])(
    'reads the unknown text "%s" as unknown (STATUS-02)',
    (text) => {
      expect(readStatus(text)).toBe('UNKNOWN')
    },
  )

  it('answers no to every question about an unknown status (STATUS-02)', () => {
    const questions = [isNew, isCollected, isFailed, isDeliveredOrReturned, isFinished]
    expect(questions.map((asks) => asks('UNKNOWN'))).toEqual(questions.map(() => false))
    expect(isFullMapHidden('UNKNOWN')).toBe(false)
    expect([rankOf('UNKNOWN'), cancelRule('UNKNOWN'), estimateShownIn('UNKNOWN')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([isBefore('UNKNOWN', 'DELIVERED'), isAtOrBefore('UNKNOWN', 'DELIVERED')]).toEqual([false, false])
  })
})

describe('Progress', () => {
  it('orders every pair of forward statuses as specified (STATUS-03)', () => {
    const wrong = FORWARD.flatMap((a, i) =>
      FORWARD.filter((b, j) => isBefore(a, b) !== i < j || isAtOrBefore(a, b) !== i <= j).map((b) => `${a} ${b}`),
    )
    expect(wrong).toEqual([])
  })

  it('ranks failures below every forward status, with a negative rank (STATUS-04)', () => {
    expect(FAILED.filter((status) => (rankOf(status) ?? 0) >= 0)).toEqual([])
    expect(FAILED.flatMap((failed) => FORWARD.filter((status) => !isBefore(failed, status)))).toEqual([])
  })

  it('gives every status its own rank (STATUS-03, STATUS-04)', () => {
    const ranks = [...FORWARD, ...FAILED].map(rankOf)
    expect(new Set(ranks).size).toBe(22)
  })

  it('has no rank for DELAYED, which is neither before, at nor after anything (STATUS-05)', () => {
    expect(rankOf('DELAYED')).toBeUndefined()
    const related = ORDER_STATUSES.filter(
      (status) =>
        isBefore('DELAYED', status) ||
        isBefore(status, 'DELAYED') ||
        isAtOrBefore('DELAYED', status) ||
        isAtOrBefore(status, 'DELAYED'),
    )
    expect(related).toEqual([])
  })
})

describe('Groups', () => {
  it('allow four statuses to be cancelled freely, DELAYED with its flag, PAYMENT_COMMITTED after a grace period, no other (STATUS-06)', () => {
    const byRule = (rule: string) => statusesThat((status) => cancelRule(status) === rule)
    expect(byRule('freely')).toEqual(
      new Set(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']),
    )
    expect(byRule('with-flag')).toEqual(new Set(['DELAYED']))
    expect(byRule('after-grace')).toEqual(new Set(['PAYMENT_COMMITTED']))
    expect(byRule('never').size).toBe(17)
  })

  it('include ten statuses in new (STATUS-07)', () => {
    expect(statusesThat(isNew)).toEqual(
      new Set([
        'PAYMENT_COMMITTED',
        'NEW',
        'RECEIVED',
        'WAITING_FOR_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'ASSIGNED_TO_TRANSPORT',
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'MODIFIED',
        'NEAR_VENDOR',
      ]),
    )
  })

  it('include four statuses in collected (STATUS-08)', () => {
    expect(statusesThat(isCollected)).toEqual(
      new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED']),
    )
  })

  it('include four statuses in failed or cancelled (STATUS-09)', () => {
    expect(statusesThat(isFailed)).toEqual(new Set(FAILED))
  })

  it('include DELIVERED and CANCELLED in old (STATUS-10)', () => {
    const old = ORDER_STATUSES.filter((status) => STATUS_FACTS[status].groups.includes('old'))
    expect(new Set(old)).toEqual(new Set(['DELIVERED', 'CANCELLED']))
  })

  it('include DELIVERED and RETURNED_TO_VENDOR in delivered or returned (STATUS-11)', () => {
    expect(statusesThat(isDeliveredOrReturned)).toEqual(new Set(['DELIVERED', 'RETURNED_TO_VENDOR']))
  })

  it('count failed, delivered and returned orders as finished (STATUS-09, STATUS-11)', () => {
    expect(statusesThat(isFinished)).toEqual(new Set([...FAILED, 'DELIVERED', 'RETURNED_TO_VENDOR']))
  })
})

describe('Estimates and map by status', () => {
  it('show the pick-up estimate in five statuses only (TRACK-11)', () => {
    expect(statusesThat((status) => estimateShownIn(status) === 'pick-up')).toEqual(
      new Set([
        'ASSIGNED_TO_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'NEAR_VENDOR',
      ]),
    )
  })

  it('show the drop-off estimate in PICKED_UP and NEAR_CUSTOMER only (TRACK-12)', () => {
    expect(statusesThat((status) => estimateShownIn(status) === 'drop-off')).toEqual(
      new Set(['PICKED_UP', 'NEAR_CUSTOMER']),
    )
  })

  it('hide the full map in NEW, RECEIVED and WAITING_FOR_TRANSPORT only (TRACK-13)', () => {
    expect(statusesThat(isFullMapHidden)).toEqual(new Set(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']))
  })
})
