import { describe, expect, it } from 'vitest'
import { instantAt, plus } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { OrderBook } from '../../../src/domain/order/orderBook.ts'
import type { TrackingList } from '../../../src/domain/order/trackingLists.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'

const NOW = minutesLater(30)

const aBook = (...orders: ReadonlyArray<Order>) => {
  const book = new OrderBook(NOW)
  for (const order of orders) book.apply(order)
  return book
}

const changed = (...lists: ReadonlyArray<TrackingList>) => new Set(lists)

describe('OrderBook.apply', () => {
  it('inserts an order into its lists, newest first (TRACK-08)', () => {
    const older = anOrder({ id: 'v-1', createdAt: instantAt(1) })
    const newer = anOrder({ id: 'v-2', createdAt: instantAt(2) })
    const between = anOrder({ id: 'v-3', createdAt: instantAt(1) })
    expect(aBook(between, newer, older).list('new')).toEqual([newer, older, between])
  })

  it('returns the lists that the order left and entered (LIVE-01)', () => {
    const book = aBook()
    expect(book.apply(anOrder({ status: 'NEAR_VENDOR', preorderedFor: plus(NOW, 1) }))).toEqual(
      changed('new', 'scheduled'),
    )
    expect(book.apply(anOrder({ status: 'PICKED_UP' }))).toEqual(changed('new', 'scheduled', 'collected'))
    expect(book.apply(anOrder({ status: 'PICKED_UP', cancelReason: 'other' }))).toEqual(changed('collected'))
    expect(book.apply(anOrder({ status: 'UNKNOWN' }))).toEqual(changed('collected'))
    expect(book.apply(anOrder({ status: 'INITIATED' }))).toEqual(changed())
  })

  it('keeps an order that is in no list (OP-29)', () => {
    const initiated = anOrder({ status: 'INITIATED' })
    const book = aBook(initiated)
    expect(book.get(initiated.id)).toBe(initiated)
    expect(book.size).toBe(1)
    expect(book.counts).toEqual({ new: 0, scheduled: 0, collected: 0, delivered: 0, cancelled: 0 })
  })

  it('ignores an older version (LIVE-10)', () => {
    const held = anOrder({ status: 'PICKED_UP', updatedAt: instantAt(10) })
    const book = aBook(held)
    expect(book.apply(anOrder({ status: 'NEAR_VENDOR', updatedAt: instantAt(9) }))).toEqual(changed())
    expect(book.get(held.id)).toBe(held)
    expect(book.list('collected')).toEqual([held])
    expect(book.list('new')).toEqual([])
  })

  it('accepts a version of the same time (LIVE-10, OP-62)', () => {
    const book = aBook(anOrder({ status: 'NEAR_VENDOR', updatedAt: instantAt(10) }))
    const equal = anOrder({ status: 'PICKED_UP', updatedAt: instantAt(10) })
    expect(book.apply(equal)).toEqual(changed('new', 'collected'))
    expect(book.list('collected')).toEqual([equal])
    expect(book.list('new')).toEqual([])
  })
})

describe('OrderBook.list', () => {
  it('returns an immutable array, which is the same until the list changes (LIVE-01)', () => {
    const first = anOrder({ id: 'v-1', createdAt: instantAt(1) })
    const second = anOrder({ id: 'v-2', createdAt: instantAt(2) })
    const book = aBook(first)
    const before = book.list('new')
    book.apply(anOrder({ id: 'v-3', status: 'DELIVERED' }))
    expect(book.list('new')).toBe(before)
    book.apply(second)
    expect(before).toEqual([first])
    expect(book.list('new')).toEqual([second, first])
  })
})

describe('OrderBook.replaceAll', () => {
  it('replaces the orders and drops missing ones (TRACK-16, TRACK-17)', () => {
    const gone = anOrder({ id: 'v-1' })
    const stays = anOrder({ id: 'v-2' })
    const comes = anOrder({ id: 'v-3', status: 'DELIVERED' })
    const book = aBook(gone, stays)
    expect(book.replaceAll([stays, comes])).toEqual(changed('new', 'delivered'))
    expect([book.list('new'), book.list('delivered'), book.get('v-1')]).toEqual([[stays], [comes], undefined])
  })

  it('changes no list when nothing is different (TRACK-16, TRACK-17)', () => {
    const order = anOrder()
    const book = aBook(order)
    const before = book.list('new')
    expect(book.replaceAll([order])).toEqual(changed())
    expect(book.list('new')).toBe(before)
  })

  it('keeps a newer version, held or in the same response (LIVE-10)', () => {
    const older = anOrder({ status: 'NEAR_VENDOR', updatedAt: instantAt(1) })
    const newer = anOrder({ status: 'PICKED_UP', updatedAt: instantAt(2) })
    const book = aBook(newer)
    book.replaceAll([older])
    expect(book.get(newer.id)).toBe(newer)
    const fresh = aBook()
    fresh.replaceAll([newer, older])
    expect(fresh.get(newer.id)).toBe(newer)
  })

  it('keeps an order that was pushed after the request (LIVE-10)', () => {
    const known = anOrder({ id: 'v-1' })
    const pushed = anOrder({ id: 'v-2', createdAt: instantAt(0) })
    const book = aBook(known)
    const askedAt = book.revision
    book.apply(pushed)
    expect(book.replaceAll([known], askedAt)).toEqual(changed())
    expect(book.list('new')).toEqual([known, pushed])
    book.replaceAll([known])
    expect(book.list('new')).toEqual([known])
  })

  it('keeps a pushed order through two concurrent responses in any order (LIVE-10)', () => {
    const pushed = anOrder({ id: 'v-1' })
    const book = aBook()
    const askedAt = book.revision
    book.apply(pushed)
    book.replaceAll([pushed], askedAt)
    book.replaceAll([], askedAt)
    expect(book.list('new')).toEqual([pushed])
  })
})

describe('OrderBook.remove', () => {
  it('removes the order from its lists (TRACK-01)', () => {
    const order = anOrder({ status: 'NEAR_VENDOR', preorderedFor: plus(NOW, 1) })
    const book = aBook(order)
    expect(book.remove(order.id)).toEqual(changed('new', 'scheduled'))
    expect([book.get(order.id), book.size]).toEqual([undefined, 0])
    expect(book.advance(plus(NOW, 1))).toEqual(changed())
    expect(book.remove(order.id)).toEqual(changed())
  })
})

describe('OrderBook.advance', () => {
  const soon = anOrder({ id: 'v-1', preorderedFor: plus(NOW, 1) })
  const later = anOrder({ id: 'v-2', preorderedFor: plus(NOW, 2), status: 'PICKED_UP' })

  it('moves exactly the pre-orders whose time has come (TRACK-03, TRACK-04)', () => {
    const book = aBook(later, soon)
    expect(book.advance(NOW)).toEqual(changed())
    expect(book.advance(plus(NOW, 1))).toEqual(changed('new', 'scheduled'))
    expect([book.list('new'), book.list('scheduled')]).toEqual([[soon], [later]])
    expect(book.advance(plus(NOW, 60_000))).toEqual(changed('collected', 'scheduled'))
    expect(book.counts.scheduled).toBe(0)
  })

  it('forgets the previous requested time of a pre-order (TRACK-04)', () => {
    const book = aBook(soon, { ...soon, preorderedFor: plus(NOW, 5) })
    expect(book.advance(plus(NOW, 4))).toEqual(changed())
    expect(book.advance(plus(NOW, 5))).toEqual(changed('new', 'scheduled'))
  })

  it('moves orders back when the clock was set back (TRACK-04)', () => {
    const book = aBook(soon)
    book.advance(plus(NOW, 1))
    expect(book.advance(NOW)).toEqual(changed('new', 'scheduled'))
    expect(book.list('scheduled')).toEqual([soon])
  })
})
