import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { OrderId } from '../../../src/domain/ids.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { OrderBook } from '../../../src/domain/order/orderBook.ts'
import { deriveLists, TRACKING_LISTS, type TrackingList } from '../../../src/domain/order/trackingLists.ts'
import { anyOrder, TIME_SPAN } from './anyOrder.ts'

/** The reference: a plain map and the full derivation. */
class Model {
  readonly orders = new Map<OrderId, Order>()
  readonly pushedSinceAsking = new Set<OrderId>()
  now = instantAt(0)

  take(order: Order): void {
    const held = this.orders.get(order.id)
    if (held !== undefined && order.updatedAt < held.updatedAt) return
    const isSameMoment = order.updatedAt === held?.updatedAt
    if (isSameMoment && order.statusHistory.length < held.statusHistory.length) return
    this.orders.set(order.id, order)
  }

  push(order: Order): void {
    this.take(order)
    if (this.orders.get(order.id) === order) this.pushedSinceAsking.add(order.id)
  }

  answer(orders: ReadonlyArray<Order>): void {
    const answered = new Set(orders.map(({ id }) => id))
    for (const id of this.orders.keys()) {
      if (!answered.has(id) && !this.pushedSinceAsking.has(id)) this.orders.delete(id)
    }
    for (const order of orders) this.take(order)
  }

  lists() {
    return deriveLists(this.orders.values(), this.now)
  }
}

interface Both {
  readonly book: OrderBook
  readonly model: Model
  askedAt: number
}
type Step = (both: Both) => ReadonlySet<TrackingList>

const NOTHING: ReadonlySet<TrackingList> = new Set()

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: anyOrder.map((order): Step => ({ book, model }) => {
      model.push(order)
      return book.apply(order)
    }),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: -2, max: 5 }).map((span): Step => ({ book, model }) => {
      model.now = instantAt(Math.min(Math.max(0, model.now + span), TIME_SPAN))
      return book.advance(model.now)
    }),
  },
  {
    weight: 1,
    arbitrary: anyOrder.map(({ id }): Step => ({ book, model }) => {
      model.orders.delete(id)
      model.pushedSinceAsking.delete(id)
      return book.remove(id)
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constant((both: Both) => {
      both.askedAt = both.book.revision
      both.model.pushedSinceAsking.clear()
      return NOTHING
    }),
  },
  {
    weight: 1,
    arbitrary: fc.array(anyOrder, { maxLength: 8 }).map((orders): Step => ({ book, model, askedAt }) => {
      model.answer(orders)
      return book.replaceAll(orders, askedAt)
    }),
  },
  {
    weight: 1,
    arbitrary: fc.array(anyOrder, { maxLength: 8 }).map((orders): Step => (both) => {
      const { book, model, askedAt } = both
      model.answer(orders)
      const told = orders.flatMap((order) => [...book.apply(order)])
      const missing = book.missingIn(new Set(orders.map(({ id }) => id)), askedAt)
      const gone = missing.flatMap((id) => [...book.remove(id)])
      // A response counts as a new request.
      both.askedAt = book.revision
      model.pushedSinceAsking.clear()
      return new Set([...told, ...gone])
    }),
  },
)

const listsOfBook = (book: OrderBook) =>
  Object.fromEntries(TRACKING_LISTS.map((name) => [name, book.list(name)])) as Record<
    TrackingList,
    ReadonlyArray<Order>
  >

const hasSameOrders = (a: ReadonlyArray<Order>, b: ReadonlyArray<Order>) =>
  a.length === b.length && a.every((order, place) => order === b[place])

const RUNS = 100

describe('OrderBook after any sequence of events and clock changes', () => {
  it('has exactly the lists that a full derivation gives (TRACK-02 to TRACK-08, LIVE-10)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60, size: 'max' }), (steps) => {
        const both: Both = { book: new OrderBook(instantAt(0)), model: new Model(), askedAt: 0 }
        return steps.every((step) => {
          step(both)
          const expected = both.model.lists()
          return (
            both.book.size === both.model.orders.size &&
            TRACKING_LISTS.every((name) => hasSameOrders(both.book.list(name), expected[name]))
          )
        })
      }),
      { numRuns: RUNS },
    )
  })

  it('reports every changed list, and returns the same array for the others (LIVE-01)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60, size: 'max' }), (steps) => {
        const both: Both = { book: new OrderBook(instantAt(0)), model: new Model(), askedAt: 0 }
        return steps.every((step) => {
          const before = listsOfBook(both.book)
          const copies = TRACKING_LISTS.map((name) => [...before[name]])
          const told = step(both)
          return TRACKING_LISTS.every(
            (name, place) =>
              told.has(name) !== (both.book.list(name) === before[name]) &&
              hasSameOrders(before[name], copies[place] ?? []),
          )
        })
      }),
      { numRuns: RUNS },
    )
  })
})
