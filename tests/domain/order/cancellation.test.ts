import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CANCEL_GRACE,
  CANCEL_REASONS,
  MAX_CANCEL_TEXT_LENGTH,
  cancelReasonRefusal,
  cancelVerdict,
  isCancelReason,
  reasonToSend,
} from '../../../src/domain/order/cancellation.ts'
import { minus, MINUTE, plus, SECOND, type Instant } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { aHistory, anOrder, minutesLater, ORDERED_AT } from '../../support/anOrder.ts'

const LATER = { now: minutesLater(60), delayedCancellation: false }
const LATER_WITH_FLAG = { ...LATER, delayedCancellation: true }

const cancellable = (circumstances: typeof LATER) =>
  new Set(ORDER_STATUSES.filter((status) => cancelVerdict(anOrder({ status }), circumstances).allowed))

describe('cancelVerdict', () => {
  it('allows the cancellable statuses, and PAYMENT_COMMITTED after its grace period (CANC-01, STATUS-06)', () => {
    expect(cancellable(LATER)).toEqual(
      new Set(['PAYMENT_COMMITTED', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']),
    )
  })

  it('allows DELAYED only with flag DelayedCancellation (CANC-03, STATUS-06)', () => {
    expect(cancellable(LATER_WITH_FLAG)).toEqual(cancellable(LATER).add('DELAYED'))
    expect(cancelVerdict(anOrder({ status: 'DELAYED' }), LATER)).toEqual({ allowed: false, because: 'delayed' })
  })

  it.each([
    ['INITIATED', 'too-early'],
    ['PAYMENT_INITIATED', 'too-early'],
    ['NEW', 'too-early'],
    ['RECEIVED_BY_VENDOR', 'too-far-along'],
    ['COURIER_ACCEPTED_DELIVERY', 'too-far-along'],
    ['NEAR_CUSTOMER', 'too-far-along'],
    ['RETURN_INITIATED', 'too-far-along'],
    ['DELIVERED', 'finished'],
    ['RETURNED_TO_VENDOR', 'finished'],
    ['CANCELLED', 'finished'],
    ['PAYMENT_CANCELLED', 'finished'],
    ['PAYMENT_FAILED', 'finished'],
    ['STALLED', 'finished'],
    ['UNKNOWN', 'unknown-status'],
  ] as const)('refuses %s as %s, with and without the flag (CANC-01)', (status, because) => {
    expect(cancelVerdict(anOrder({ status }), LATER)).toEqual({ allowed: false, because })
    expect(cancelVerdict(anOrder({ status }), LATER_WITH_FLAG)).toEqual({ allowed: false, because })
  })
})

describe('The grace period after PAYMENT_COMMITTED', () => {
  const verdictAt = (now: Instant, order = committed) => cancelVerdict(order, { now, delayedCancellation: false })
  const committed = anOrder({
    status: 'PAYMENT_COMMITTED',
    statusHistory: aHistory(['PAYMENT_INITIATED', 0], ['PAYMENT_COMMITTED', 1]),
    updatedAt: minutesLater(3),
  })

  it('lasts 10 minutes (CONST-10)', () => {
    expect(CANCEL_GRACE).toBe(600_000)
  })

  it('refuses at 9:59, with the moment from which cancelling is allowed (CANC-02, CONST-10)', () => {
    expect(verdictAt(minus(minutesLater(11), SECOND))).toEqual({
      allowed: false,
      because: 'within-grace',
      allowedFrom: minutesLater(11),
    })
  })

  it('ends at 10:00 (CANC-02, CONST-10)', () => {
    expect(verdictAt(minus(minutesLater(11), 1)).allowed).toBe(false)
    expect(verdictAt(minutesLater(11))).toEqual({ allowed: true })
  })

  it('starts when the order last entered that status (CANC-02)', () => {
    const twice = anOrder({
      ...committed,
      statusHistory: aHistory(['PAYMENT_COMMITTED', 1], ['PAYMENT_INITIATED', 4], ['PAYMENT_COMMITTED', 5]),
    })
    expect(verdictAt(minus(minutesLater(15), SECOND), twice).allowed).toBe(false)
    expect(verdictAt(minutesLater(15), twice).allowed).toBe(true)
  })

  it('starts at the last update if the history lacks that status (OP-61)', () => {
    const unwritten = anOrder({ ...committed, statusHistory: aHistory(['PAYMENT_INITIATED', 0]) })
    expect(verdictAt(minus(minutesLater(13), SECOND), unwritten)).toEqual({
      allowed: false,
      because: 'within-grace',
      allowedFrom: minutesLater(13),
    })
    expect(verdictAt(minutesLater(13), unwritten).allowed).toBe(true)
  })

  it('ends exactly at the announced moment (CANC-02)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 * MINUTE }), (span) => {
        const allowed = verdictAt(plus(ORDERED_AT, span)).allowed
        expect(allowed).toBe(ORDERED_AT + span >= minutesLater(11))
      }),
    )
  })
})

describe('cancelVerdict when the cancellation is sent', () => {
  it('refuses an order that has progressed since the action was offered (CANC-07)', () => {
    const offered = anOrder({ status: 'ASSIGNED_TO_TRANSPORT' })
    const sent = anOrder({ status: 'COURIER_ACCEPTED_DELIVERY' })
    expect(cancelVerdict(offered, LATER).allowed).toBe(true)
    expect(cancelVerdict(sent, LATER)).toEqual({ allowed: false, because: 'too-far-along' })
  })

  it('refuses a DELAYED order when the flag has been turned off since (CANC-07, CANC-03)', () => {
    const delayed = anOrder({ status: 'DELAYED' })
    expect(cancelVerdict(delayed, LATER_WITH_FLAG).allowed).toBe(true)
    expect(cancelVerdict(delayed, LATER).allowed).toBe(false)
  })
})

describe('The reason of a cancellation', () => {
  const words = (text: string) => ({ reason: 'other', text }) as const

  it('is one of five (OP-24)', () => {
    expect(CANCEL_REASONS).toEqual([
      'customer-cancelled',
      'item-unavailable',
      'wrong-details',
      'delay-too-long',
      'other',
    ])
  })

  it('must be chosen (CANC-04)', () => {
    expect(cancelReasonRefusal({ reason: undefined, text: 'too late' })).toBe('reason-missing')
  })

  it('needs non-blank text for reason other only (OP-24)', () => {
    expect(cancelReasonRefusal({ reason: 'wrong-details', text: '' })).toBeUndefined()
    expect(cancelReasonRefusal(words(''))).toBe('text-missing')
    expect(cancelReasonRefusal(words(' \n'))).toBe('text-missing')
    expect(cancelReasonRefusal(words('x'))).toBeUndefined()
  })

  it('has at most 200 characters, counting an emoji as one and ignoring outer spaces (OP-24)', () => {
    expect(MAX_CANCEL_TEXT_LENGTH).toBe(200)
    expect(cancelReasonRefusal(words('🍞'.repeat(200)))).toBeUndefined()
    expect(cancelReasonRefusal(words(`  ${'x'.repeat(200)}  `))).toBeUndefined()
    expect(cancelReasonRefusal(words('🍞'.repeat(201)))).toBe('text-too-long')
  })

  it('ignores text left from another choice (OP-24)', () => {
    expect(cancelReasonRefusal({ reason: 'item-unavailable', text: 'x'.repeat(201) })).toBeUndefined()
    expect(reasonToSend({ reason: 'item-unavailable', text: 'left over' })).toBe('item-unavailable')
  })

  it('is sent as its code, or as trimmed text (CANC-04, OP-24)', () => {
    expect(reasonToSend({ reason: 'delay-too-long', text: '' })).toBe('delay-too-long')
    expect(reasonToSend(words('  The oven broke '))).toBe('The oven broke')
  })

  it('is distinguished from free text when it is read again (OP-24)', () => {
    expect(CANCEL_REASONS.filter((reason) => !isCancelReason(reason))).toEqual([])
    expect(isCancelReason('The oven broke')).toBe(false)
  })
})
