import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plus } from '../../../src/domain/instant.ts'
import { needsOf } from '../../support/needsOf.ts'
import { PATIENCE_WITH_ESTIMATE } from '../../../src/domain/order/estimates.ts'
import { lateSince } from '../../../src/domain/order/lateness.ts'
import { isFinished, ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { anOrder, minutesLater, ORDERED_AT } from '../../support/anOrder.ts'

const estimates = (pickUp: number, dropOff: number) => ({
  pickUpAt: minutesLater(pickUp),
  dropOffAt: minutesLater(dropOff),
  estimatedAt: minutesLater(0),
})

describe('lateSince', () => {
  it('counts from the moment after the shown estimate', () => {
    const order = anOrder({ status: 'PICKED_UP', estimates: estimates(5, 20) })
    expect(lateSince(order, minutesLater(20), 0)).toBeUndefined()
    expect(lateSince(order, plus(minutesLater(20), 1), 0)).toBe(minutesLater(20))
  })

  it('counts from the requested time of a pre-order, not earlier', () => {
    const order = anOrder({ status: 'WAITING_FOR_TRANSPORT', preorderedFor: minutesLater(60), pickUpEstimate: 5 })
    expect(lateSince(order, minutesLater(60), 0)).toBeUndefined()
    expect(lateSince(order, minutesLater(61), 0)).toBe(minutesLater(60))
  })

  it('counts an order without a requested time as late after an hour, whatever its estimates (REQ-28)', () => {
    const order = anOrder({ status: 'PICKED_UP', estimates: estimates(70, 90) })
    expect(lateSince(order, minutesLater(60), 0)).toBeUndefined()
    expect(lateSince(order, minutesLater(61), 0)).toBe(minutesLater(60))
    expect(lateSince({ ...order, status: 'RETURN_INITIATED' }, minutesLater(61), 0)).toBeUndefined()
  })

  it('includes every order that the board calls overdue, but not vice versa (ADR 36)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATUSES),
        fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
        fc.nat(200),
        (status, preorder, minutes) => {
          const order = anOrder({ status, ...(preorder !== undefined && { preorderedFor: minutesLater(preorder) }) })
          const isOverdue = needsOf(order, minutesLater(minutes)).some(({ reason }) => reason === 'overdue')
          expect(isOverdue && lateSince(order, minutesLater(minutes), 15) === undefined).toBe(false)
        },
      ),
    )
  })

  it('is never shown for five minutes without a need that says why', () => {
    const minute = fc.integer({ min: 0, max: 120 })
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATUSES),
        fc.record({ pickUp: minute, moved: minute, dropOff: minute, now: minute }),
        (status, { pickUp, moved, dropOff, now }) => {
          const order = anOrder({ status, pickUpEstimate: pickUp, estimates: estimates(moved, dropOff) })
          const since = lateSince(order, minutesLater(now), 15)
          const isLong = since !== undefined && minutesLater(now) - since >= PATIENCE_WITH_ESTIMATE
          expect(isLong && needsOf(order, minutesLater(now)).length === 0).toBe(false)
        },
      ),
    )
  })

  it('counts from the first promise, however the estimates have moved since', () => {
    const order = anOrder({ status: 'NEAR_VENDOR', pickUpEstimate: 20, estimates: estimates(40, 60) })
    expect(lateSince(order, minutesLater(30), 0)).toBe(minutesLater(20))
    expect(lateSince({ ...order, status: 'PICKED_UP' }, minutesLater(30), 0)).toBeUndefined()
  })

  it('ignores an estimate that the status does not show', () => {
    const order = anOrder({ status: 'COURIER_LEFT_VENDOR', estimates: estimates(5, 20) })
    expect(lateSince(order, minutesLater(30), 0)).toBeUndefined()
    expect(lateSince({ ...order, status: 'NEAR_CUSTOMER' }, minutesLater(30), 0)).toBe(minutesLater(20))
  })

  it("applies the country's minimum to the promised pick-up (OP-66)", () => {
    const order = anOrder({ pickUpEstimate: 5 })
    expect(lateSince(order, minutesLater(15), 15)).toBeUndefined()
    expect(lateSince(order, minutesLater(16), 15)).toBe(minutesLater(15))
  })

  it('returns undefined for finished orders', () => {
    for (const status of ORDER_STATUSES.filter(isFinished))
      expect(lateSince(anOrder({ status, preorderedFor: ORDERED_AT }), minutesLater(600), 0), status).toBeUndefined()
  })

  it('never becomes punctual again by time alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATUSES),
        fc.record({ pickUp: fc.integer({ min: 0, max: 90 }), dropOff: fc.integer({ min: 0, max: 90 }) }),
        fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
        fc.nat(200),
        fc.nat(200),
        (status, { pickUp, dropOff }, preorder, minutes, more) => {
          const order = anOrder({
            status,
            pickUpEstimate: pickUp,
            estimates: estimates(pickUp, dropOff),
            ...(preorder !== undefined && { preorderedFor: minutesLater(preorder) }),
          })
          const before = lateSince(order, minutesLater(minutes), 15)
          const after = lateSince(order, minutesLater(minutes + more), 15)
          expect(after).toBe(before ?? after)
          expect(after ?? 0).toBeLessThan(minutesLater(minutes + more))
        },
      ),
    )
  })
})
