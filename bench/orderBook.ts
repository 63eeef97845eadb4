import { deepStrictEqual } from 'node:assert'
import { instantAt, minus, plus } from '../src/domain/instant.ts'
import { ORDER_STATUSES } from '../src/domain/order/orderStatus.ts'
import type { Order } from '../src/domain/order/order.ts'
import { OrderBook } from '../src/domain/order/orderBook.ts'
import { deriveLists, TRACKING_LISTS } from '../src/domain/order/trackingLists.ts'
import { median, shown, type Bench } from './figures.ts'

const FEW = 1_000
const MANY = { full: 20_000, short: 2_000 } as const
const ROUNDS = { full: 9, short: 1 } as const
const EVENTS = 2_000
const DERIVATIONS = 3
const NOW = instantAt(Date.UTC(2026, 2, 13, 11))

/** A deterministic random generator from 0 to 1. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

const orderOf = (place: number, version: number, random: () => number): Order => ({
  id: `bakery-${place}`,
  code: 'K7R2',
  vendorId: 'bakery',
  status: ORDER_STATUSES[Math.floor(random() * ORDER_STATUSES.length)] ?? 'NEW',
  statusHistory: [{ status: 'NEW', createdAt: minus(NOW, place) }],
  createdAt: minus(NOW, Math.imul(place, 2_654_435_761) % 86_400_000),
  updatedAt: plus(NOW, version),
  ...(place % 20 === 0 && { preorderedFor: plus(NOW, 1_000 * (place % 7_200)) }),
  customer: {
    name: `Customer ${place}`,
    phoneNumber: '+420777123456',
    location: { latitude: 50, longitude: 14, address: 'x', notes: '' },
  },
  order: { paymentMethod: 'PAID', description: '', coldBagNeeded: false },
  deliveryFee: { minor: 8_900, currency: 'CZK' },
  ageValidationRequired: false,
})

/** An order book of this size with a stream of updates, and the same orders in a plain map. */
const tracked = (size: number) => {
  const random = seeded(size)
  const book = new OrderBook(NOW)
  const orders = new Map<string, Order>()
  for (let place = 0; place < size; place += 1) {
    const order = orderOf(place, 0, random)
    orders.set(order.id, order)
  }
  book.replaceAll(orders.values())
  let version = 0
  let length = 0
  const updates = (count: number) =>
    Array.from({ length: count }, () => orderOf(Math.floor(random() * size), (version += 1), random))
  return {
    /** Microseconds per event, including reading the changed lists like a screen. */
    events: () => {
      const incoming = updates(EVENTS)
      const start = performance.now()
      for (const order of incoming) for (const name of book.apply(order)) length += book.list(name).length
      const spent = performance.now() - start
      for (const order of incoming) orders.set(order.id, order)
      return (spent * 1_000) / EVENTS
    },
    /** Microseconds to derive and sort all lists from scratch. */
    derivation: () => {
      const start = performance.now()
      for (let round = 0; round < DERIVATIONS; round += 1) length += deriveLists(orders.values(), NOW).new.length
      return ((performance.now() - start) * 1_000) / DERIVATIONS
    },
    check: () => {
      const derived = deriveLists(orders.values(), NOW)
      for (const name of TRACKING_LISTS) deepStrictEqual(book.list(name), derived[name])
      if (length === 0) throw new Error('Nothing was measured')
    },
  }
}

/** Compares the cost of one event with deriving all lists, and its growth with the number of orders. */
export const orderBook: Bench = (scale) => {
  const few = tracked(FEW)
  const many = tracked(MANY[scale])
  const rounds = Array.from({ length: ROUNDS[scale] + 2 }, () => ({
    few: few.events(),
    many: many.events(),
    derived: many.derivation(),
  })).slice(2)
  few.check()
  many.check()
  const event = median(rounds.map((round) => round.many))
  const small = median(rounds.map((round) => round.few))
  const derived = median(rounds.map((round) => round.derived))
  return Promise.resolve([
    {
      name: `order_update among ${MANY[scale]} orders`,
      value: event / derived,
      limit: 1 / 200,
      bound: 'at most',
      unit: 'x deriving all lists',
      detail: `${shown(event)} µs beside ${shown(derived)} µs: 1/${Math.round(derived / event)}; lists equal`,
    },
    {
      name: `${MANY[scale] / FEW} times the orders`,
      value: event / small,
      limit: 8,
      bound: 'at most',
      unit: 'x per event',
      detail: `${shown(small)} µs among ${FEW}, ${shown(event)} µs among ${MANY[scale]}`,
    },
  ])
}
