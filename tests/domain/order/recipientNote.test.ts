import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/orderStatus.ts'
import {
  MAX_NOTE_LENGTH,
  noteRefusal,
  MAX_NOTES,
  notesLeft,
  noteTextRefusal,
  tidyNote,
  type NoteRefusal,
} from '../../../src/domain/order/recipientNote.ts'
import { aHistory } from '../../support/anOrder.ts'

const REFUSALS: Readonly<Record<OrderStatus, NoteRefusal | undefined>> = {
  INITIATED: 'not-now',
  PAYMENT_INITIATED: 'not-now',
  PAYMENT_COMMITTED: undefined,
  NEW: undefined,
  RECEIVED: undefined,
  RECEIVED_BY_VENDOR: undefined,
  ACCEPTED_BY_VENDOR: undefined,
  WAITING_FOR_TRANSPORT: undefined,
  ASSIGNED_TO_TRANSPORT: undefined,
  COURIER_ACCEPTED_DELIVERY: undefined,
  MODIFIED: undefined,
  NEAR_VENDOR: undefined,
  DELAYED: undefined,
  PICKED_UP: 'collected',
  COURIER_LEFT_VENDOR: 'collected',
  NEAR_CUSTOMER: 'collected',
  RETURN_INITIATED: 'collected',
  DELIVERED: 'ended',
  RETURNED_TO_VENDOR: 'ended',
  STALLED: 'ended',
  PAYMENT_FAILED: 'ended',
  PAYMENT_CANCELLED: 'ended',
  CANCELLED: 'ended',
}

describe('noteRefusal', () => {
  it.each(ORDER_STATUSES)('accepts notes in %s only until the order is collected (PUB-04, PUB-05)', (status) => {
    expect(noteRefusal({ status, statusHistory: [] }, 0)).toBe(REFUSALS[status])
  })

  it('decides for a delayed order by its history (OP-28)', () => {
    const collected = { status: 'DELAYED', statusHistory: aHistory(['PICKED_UP', 1], ['DELAYED', 2]) } as const
    expect(noteRefusal(collected, 0)).toBe('collected')
  })

  it('refuses in an unknown status (STATUS-02)', () => {
    expect(noteRefusal({ status: 'UNKNOWN', statusHistory: [] }, 0)).toBe('not-now')
  })

  it('accepts five notes (PUB-04)', () => {
    const order = { status: 'RECEIVED', statusHistory: [] } as const
    expect(noteRefusal(order, MAX_NOTES - 1)).toBeUndefined()
    expect(noteRefusal(order, MAX_NOTES)).toBe('enough')
    expect([0, 4, 5].map((notes) => notesLeft(order, notes))).toEqual([5, 1, 0])
    expect(notesLeft({ status: 'PICKED_UP', statusHistory: [] }, 0)).toBe(0)
  })
})

describe('tidyNote', () => {
  it.each([
    ['  Ring twice \t', 'Ring twice'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\n\n\n\n \n\nb', 'a\n\nb'],
    ['a\tb', 'a b'],
    ['safe\u202egnp.exe\u202c', 'safegnp.exe'],
    ['bell\u0007\u001b[31m', 'bell[31m'],
    ['half \ud83d', 'half'],
    ['<b onclick="x()">&amp;', '<b onclick="x()">&amp;'],
    ['می‌خواهم 👩‍👧', 'می‌خواهم 👩‍👧'],
    [' \n \u0000 ', ''],
  ])('makes %j to %j', (typed, tidied) => {
    expect(tidyNote(typed)).toBe(tidied)
  })

  it('changes a tidied note no more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const once = tidyNote(typed)
        expect(tidyNote(once)).toBe(once)
      }),
    )
  })
})

describe('noteTextRefusal', () => {
  it('counts characters as people do', () => {
    expect(noteTextRefusal('')).toBe('empty')
    expect(noteTextRefusal('🚪'.repeat(MAX_NOTE_LENGTH))).toBeUndefined()
    expect(noteTextRefusal('🚪'.repeat(MAX_NOTE_LENGTH + 1))).toBe('too-long')
  })
})
