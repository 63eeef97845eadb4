import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, minus, MINUTE, type Instant } from '../../../src/domain/instant.ts'
import { deriveBoard } from '../../support/deriveBoard.ts'
import { BOARD_GROUPS, type BoardEntry } from '../../../src/domain/order/board.ts'
import { BoardBook } from '../../../src/domain/order/boardBook.ts'
import type { OrderId } from '../../../src/domain/ids.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { deriveLists, TRACKING_LISTS } from '../../../src/domain/order/trackingLists.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { anyBoardOrder } from './anyBoardOrder.ts'

/** The reference: a plain map, derived again after every step. */
interface Both {
  readonly book: BoardBook
  readonly orders: Map<OrderId, Order>
  now: Instant
}
/** Returns what the book reports: whether the board changed. */
type Step = (both: Both) => boolean

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: anyBoardOrder.map((order): Step => ({ book, orders }) => {
      orders.set(order.id, order)
      return book.apply(order)
    }),
  },
  {
    weight: 4,
    arbitrary: fc.integer({ min: -20, max: 60 }).map((minutes): Step => (both) => {
      both.now = instantAt(Math.max(0, both.now + minutes * MINUTE))
      return both.book.advance(both.now)
    }),
  },
  {
    weight: 3,
    arbitrary: anyBoardOrder.map(({ id }): Step => ({ book, orders }) => {
      orders.delete(id)
      book.remove(id)
      return true
    }),
  },
  {
    weight: 1,
    arbitrary: fc.array(anyBoardOrder, { maxLength: 8 }).map((answer): Step => ({ book, orders }) => {
      orders.clear()
      for (const order of answer) orders.set(order.id, order)
      book.replaceAll(orders.values())
      return true
    }),
  },
)

/** The visible part of a board. */
const seen = (board: ReadonlyArray<BoardEntry>) =>
  board.map(({ id, order, group, needs }) => ({ id, version: order, group, needs }))

const RUNS = 60

/** Enough orders that a few changes are inserted one by one instead of sorting the whole board. */
const MANY: ReadonlyArray<Order> = Array.from({ length: 40 }, (_, place) =>
  anOrder({
    id: `vendor-${place}`,
    status: place % 3 === 0 ? 'PICKED_UP' : 'RECEIVED',
    createdAt: instantAt((place % 7) * MINUTE),
  }),
)

describe('BoardBook', () => {
  it.each([
    ['empty', []],
    ['full', MANY],
  ])('always equals the derived board, starting from an %s board', (_, first) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyStep, fc.nat(3)), { maxLength: 50, size: 'max' }), (steps) => {
        const both: Both = {
          book: new BoardBook(instantAt(0), 15),
          orders: new Map(first.map((one) => [one.id, one])),
          now: instantAt(0),
        }
        both.book.replaceAll(first)
        expect(seen(both.book.entries)).toEqual(seen(deriveBoard(first, instantAt(0))))
        for (const [step, unseen] of steps) {
          // Most versions of the board are never read.
          if (unseen > 0) {
            step(both)
            continue
          }
          const before = both.book.entries
          const copy = seen(before)
          const isTold = step(both)
          const derived = deriveBoard(both.orders.values(), both.now)
          expect(seen(both.book.entries)).toEqual(seen(derived))
          expect(seen(before)).toEqual(copy)
          expect(isTold || both.book.entries === before).toBe(true)
          for (const group of BOARD_GROUPS)
            expect(both.book.counts.groups[group]).toBe(derived.filter((entry) => entry.group === group).length)
          const { groups, underWay, needing } = both.book.counts
          const lists = deriveLists(both.orders.values(), both.now)
          // The counts of the lists add up to that of the board.
          expect(TRACKING_LISTS.reduce((sum, list) => sum + needing[list], 0)).toBe(groups['needs-you'])
          for (const list of TRACKING_LISTS) expect(needing[list]).toBeLessThanOrEqual(lists[list].length)
          expect(underWay).toBe(lists.new.length + lists.collected.length)
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('changes by time exactly when an order does', () => {
    const [soon, later] = [anOrder({ id: 'soon' }), anOrder({ id: 'later', createdAt: minutesLater(8) })]
    const book = new BoardBook(minutesLater(8), 15)
    book.replaceAll([later, soon])
    const before = book.entries
    expect(book.advance(minus(minutesLater(12), 1))).toBe(false)
    expect(book.entries).toBe(before)
    expect(book.advance(minutesLater(12))).toBe(true)
    expect(book.counts.groups['needs-you']).toBe(2)
  })

  it('returns an order by id while it is on the board', () => {
    const book = new BoardBook(minutesLater(3), 15)
    const order = anOrder()
    book.apply(order)
    expect(book.get(order.id)?.group).toBe('waiting')
    book.apply({ ...order, status: 'DELIVERED' })
    expect(book.get(order.id)).toBeUndefined()
    expect(book.advance(minutesLater(500))).toBe(false)
    expect(book.get('another')).toBeUndefined()
  })

  it('reports no change for an order that stays off the board', () => {
    const book = new BoardBook(minutesLater(3), 15)
    const delivered = anOrder({ status: 'DELIVERED' })
    const before = book.entries
    expect(book.apply(delivered)).toBe(false)
    expect(book.apply({ ...delivered, status: 'CANCELLED' })).toBe(false)
    book.remove(delivered.id)
    book.remove('another')
    expect(book.entries).toBe(before)
    expect(book.counts).toEqual(new BoardBook(instantAt(0), 15).counts)
  })

  it('reports no change when no time has passed', () => {
    const book = new BoardBook(minutesLater(3), 15)
    book.apply(anOrder())
    const before = book.entries
    expect(book.advance(minutesLater(3))).toBe(false)
    expect(book.entries).toBe(before)
  })
})
