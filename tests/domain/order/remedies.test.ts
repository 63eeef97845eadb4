import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plus } from '../../../src/domain/instant.ts'
import { lateSince } from '../../../src/domain/order/lateness.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { messageFor, troubleOf } from '../../../src/domain/order/remedies.ts'
import { needsOf } from '../../support/needsOf.ts'
import { aHistory, anOrder, minutesLater, type HistoryStep } from '../../support/anOrder.ts'
import { anyBoardMoment, anyBoardOrder } from './anyBoardOrder.ts'

const rider = { name: 'Filip Marek', phoneNumber: '+420 777 000 001' }
/** An order with these steps; the last one is its status. */
const through = (...steps: ReadonlyArray<HistoryStep>): Order => {
  const [status, minute] = steps.at(-1)!
  return anOrder({ status, statusHistory: aHistory(...steps), updatedAt: minutesLater(minute), rider })
}
const WAITS: ReadonlyArray<HistoryStep> = [
  ['NEW', 0],
  ['WAITING_FOR_TRANSPORT', 2],
]
const COMING: ReadonlyArray<HistoryStep> = [...WAITS, ['COURIER_ACCEPTED_DELIVERY', 5]]
const CARRIED: ReadonlyArray<HistoryStep> = [...COMING, ['PICKED_UP', 15]]
const at = (order: Order, minute: number) => {
  const trouble = troubleOf(order, minutesLater(minute), 15)
  return trouble && [trouble.kind, ...trouble.remedies]
}

describe('troubleOf', () => {
  it('is silent while all is well and after a delivery (AID-01)', () => {
    expect(at(through(...COMING), 8)).toBeUndefined()
    expect(at(through(...CARRIED, ['DELIVERED', 70]), 80)).toBeUndefined()
    expect(at(through(...WAITS, ['CANCELLED', 8]), 9)).toBeUndefined()
  })

  it('offers to call the rider who is late, and another one only until the goods are collected (AID-01)', () => {
    expect(at(through(...COMING, ['DELAYED', 10]), 12)).toEqual([
      'delayed',
      'call-rider',
      'tell-customer',
      'order-again',
      'write-support',
    ])
    expect(at(through(...CARRIED, ['DELAYED', 20]), 22)).toEqual([
      'delayed',
      'call-rider',
      'tell-customer',
      'write-support',
    ])
  })

  it('offers no call to a rider who has not accepted, gave the order back or is gone (AID-01)', () => {
    expect(at(through(...WAITS), 13)).toEqual(['no-rider', 'tell-customer', 'order-again', 'write-support'])
    expect(at(through(...COMING, ['WAITING_FOR_TRANSPORT', 20]), 31)?.[0]).toBe('no-rider')
    expect(at(through(...COMING, ['WAITING_FOR_TRANSPORT', 20]), 31)).not.toContain('call-rider')
    expect(at({ ...through(...COMING, ['STALLED', 10]) }, 12)).toEqual([
      'stalled',
      'order-again',
      'tell-customer',
      'write-support',
    ])
  })

  it('offers another rider for goods that come back or came back within the hour (AID-01)', () => {
    const returned = through(...CARRIED, ['RETURN_INITIATED', 30], ['RETURNED_TO_VENDOR', 40])
    expect(at(through(...CARRIED, ['RETURN_INITIATED', 30]), 31)).toContain('order-again')
    expect(at(returned, 41)).toEqual(['returned', 'order-again', 'tell-customer', 'write-support'])
    expect(at(returned, 99)).toBeDefined()
    expect(at(returned, 100)).toBeUndefined()
  })

  it('offers the same for a late order that needs no attention yet (AID-01, ADR 36)', () => {
    const late = { ...through(...CARRIED), estimates: { dropOffAt: minutesLater(20), estimatedAt: minutesLater(16) } }
    expect(at(late, 20)).toBeUndefined()
    expect(troubleOf(late, plus(minutesLater(20), 1), 15)).toMatchObject({ kind: 'late', needs: [] })
  })

  it('has the needs of the board, and a remedy for each trouble (AID-01)', () => {
    fc.assert(
      fc.property(anyBoardOrder, anyBoardMoment, (order, now) => {
        const trouble = troubleOf(order, now, 15)
        const needs = needsOf(order, now)
        expect(trouble?.needs ?? []).toEqual(needs)
        expect(trouble === undefined && (needs.length > 0 || lateSince(order, now, 15) !== undefined)).toBe(false)
        expect(trouble?.remedies.length).not.toBe(0)
      }),
    )
  })
})

describe('messageFor', () => {
  it('tells the customer what fits (AID-02)', () => {
    expect(messageFor('delayed')).toBe('late')
    expect(messageFor('at-customer')).toBe('at-door')
    expect(messageFor('no-address')).toBe('address')
    expect(messageFor('stalled')).toBe('not-delivered')
  })
})
