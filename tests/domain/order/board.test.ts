import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '../../../src/domain/instant.ts'
import { deriveBoard } from '../../support/deriveBoard.ts'
import { BOARD_GROUPS, compareEntries, urgencyOf, lookAt } from '../../../src/domain/order/board.ts'
import { needsOf } from '../../support/needsOf.ts'
import type { Order, ReadStatus } from '../../../src/domain/order/order.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { anyBoardOrder, anyBoardMoment } from './anyBoardOrder.ts'

const inStatus = (id: string, status: ReadStatus, minute: number, more: Partial<Order> = {}) =>
  anOrder({ id, status, statusHistory: aHistory([status, minute]), createdAt: minutesLater(minute), ...more })
const idsAt = (minute: number, ...orders: ReadonlyArray<Order>) =>
  deriveBoard(orders, minutesLater(minute)).map(({ id }) => id)

describe('The board', () => {
  it.each([
    ['RECEIVED', 'waiting'],
    ['WAITING_FOR_TRANSPORT', 'waiting'],
    ['COURIER_ACCEPTED_DELIVERY', 'rider-coming'],
    ['NEAR_VENDOR', 'rider-coming'],
    ['PICKED_UP', 'on-the-way'],
    ['NEAR_CUSTOMER', 'on-the-way'],
    ['DELAYED', 'needs-you'],
    ['PAYMENT_FAILED', 'needs-you'],
    ['RETURN_INITIATED', 'needs-you'],
    ['DELIVERED', undefined],
    ['CANCELLED', undefined],
    ['PAYMENT_CANCELLED', undefined],
    ['INITIATED', undefined],
    ['UNKNOWN', undefined],
  ] as const)('shows a new %s order under %s', (status, group) => {
    expect(lookAt(inStatus('o', status, 0), minutesLater(0), 15).entry?.group).toBe(group)
  })

  it('shows a pre-order under Scheduled until its requested time is near', () => {
    const order = inStatus('o', 'RECEIVED', 0, { preorderedFor: minutesLater(120) })
    expect(lookAt(order, minutesLater(89), 15).entry?.group).toBe('scheduled')
    expect(lookAt(order, minutesLater(90), 15).entry?.group).toBe('needs-you')
  })

  it('sorts by severity of the need, then by waiting time', () => {
    const payment = inStatus('payment', 'PAYMENT_FAILED', 28)
    const waitsLong = inStatus('waits long', 'WAITING_FOR_TRANSPORT', 5)
    const waits = inStatus('waits', 'WAITING_FOR_TRANSPORT', 9)
    const late = inStatus('late', 'PICKED_UP', -45)
    const fine = inStatus('fine', 'PICKED_UP', 20)
    expect(idsAt(30, fine, waits, late, payment, waitsLong)).toEqual(['payment', 'late', 'waits long', 'waits', 'fine'])
  })

  it('sorts the others by progress, then by the requested time', () => {
    const scheduled = inStatus('scheduled', 'RECEIVED', 0, { preorderedFor: minutesLater(300) })
    const [later, sooner] = [inStatus('later', 'PICKED_UP', 8), inStatus('sooner', 'PICKED_UP', 3)]
    const coming = inStatus('coming', 'ASSIGNED_TO_TRANSPORT', 1)
    const fresh = inStatus('fresh', 'RECEIVED', 7)
    expect(idsAt(9, scheduled, later, sooner, coming, fresh)).toEqual([
      'fresh',
      'coming',
      'sooner',
      'later',
      'scheduled',
    ])
  })

  it.each([
    ['PICKED_UP', 30, 'in-time'],
    ['PICKED_UP', 61, 'urgent'],
    ['WAITING_FOR_TRANSPORT', 15, 'at-risk'],
    ['PAYMENT_FAILED', 5, 'urgent'],
  ] as const)('colours an order in %s after %i minutes as %s', (status, minute, urgency) => {
    expect(urgencyOf({ needs: needsOf(inStatus('o', status, 0), minutesLater(minute)) })).toBe(urgency)
  })

  it('has a total order, independent of the input order', () => {
    const distinct = fc.uniqueArray(anyBoardOrder, { selector: ({ id }) => id, maxLength: 12 })
    fc.assert(
      fc.property(distinct, anyBoardMoment, fc.integer(), (orders, now, seed) => {
        const turned = orders.toSorted((a, b) => ((a.createdAt * 31 + seed) % 7) - ((b.createdAt * 31 + seed) % 7))
        const board = deriveBoard(orders, instantAt(now))
        expect(deriveBoard(turned, instantAt(now))).toEqual(board)
        for (const [place, entry] of board.entries())
          for (const next of board.slice(place + 1)) {
            expect(compareEntries(entry, next)).toBeLessThan(0)
            expect(compareEntries(next, entry)).toBeGreaterThan(0)
          }
        const groups = board.map(({ group }) => BOARD_GROUPS.indexOf(group))
        expect(groups).toEqual(groups.toSorted((a, b) => a - b))
      }),
      { numRuns: 200 },
    )
  })

  it('stays unchanged until the announced moment', () => {
    fc.assert(
      fc.property(anyBoardOrder, anyBoardMoment, fc.nat({ max: 400 }), (order, now, later) => {
        const { entry, nextChange } = lookAt(order, instantAt(now), 15)
        const before = instantAt(Math.min(now + later, (nextChange ?? Infinity) - 1))
        const after = lookAt(order, before, 15)
        expect(after.entry?.group).toBe(entry?.group)
        expect(after.entry?.needs).toEqual(entry?.needs)
      }),
      { numRuns: 500 },
    )
  })
})
