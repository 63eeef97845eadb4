import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { BoardViewModel } from '../../../src/ui/tracking/BoardViewModel.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { aTrackedBakery } from './heldRun.ts'

const NOW = minutesLater(30)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const inStatus = (id: string, status: Order['status'], minute: number, more: Partial<Order> = {}) =>
  anOrder({
    id,
    status,
    statusHistory: aHistory([status, minute]),
    createdAt: minutesLater(minute),
    updatedAt: minutesLater(minute),
    ...more,
  })
const stuck = inStatus('stuck', 'WAITING_FOR_TRANSPORT', 10)
const coming = inStatus('coming', 'COURIER_ACCEPTED_DELIVERY', 20)
const onTheWay = inStatus('on-the-way', 'PICKED_UP', 15)
const later = (order: Order, more: Partial<Order>): Order => ({
  ...order,
  updatedAt: plus(order.updatedAt, MINUTE),
  ...more,
})

const aBoard = (...orders: ReadonlyArray<Order>) => {
  const bakery = aTrackedBakery()
  bakery.load(...orders)
  const board = new BoardViewModel({
    run: bakery.run,
    lists: bakery.view.lists,
    clock: bakery.view.clock,
    minimumEta: 0,
  })
  const screen = new AbortController()
  board.start(screen.signal)
  return { ...bakery, board, screen, nextFrame: () => vi.advanceTimersToNextFrame() }
}
const keysOf = (board: BoardViewModel) => board.rows.map(({ key }) => key)

describe('BoardViewModel', () => {
  it('lists groups by name, with orders that need attention first', () => {
    const { board } = aBoard(onTheWay, coming, stuck)
    expect(keysOf(board)).toEqual(['needs-you', 'stuck', 'rider-coming', 'coming', 'on-the-way', 'on-the-way'])
    expect(board.summary).toEqual({ underWay: 3, needsYou: 1, either: 3 })
  })

  it('counts orders that need attention by list, and only new and collected orders as under way', () => {
    const scheduled = inStatus('scheduled', 'WAITING_FOR_TRANSPORT', 0, { preorderedFor: minutesLater(40) })
    const { board, view } = aBoard(scheduled, onTheWay)
    expect(board.summary).toEqual({ underWay: 1, needsYou: 1, either: 2 })
    expect(board.needing).toEqual({ new: 0, scheduled: 1, collected: 0, delivered: 0, cancelled: 0 })
    expect([view.lists.counts.new, view.lists.counts.scheduled]).toEqual([0, 1])
  })

  it('follows the lists and keeps no orders of its own (LIVE-01)', () => {
    const { board, push, nextFrame } = aBoard(stuck)
    const moved = later(stuck, { status: 'DELIVERED' })
    push(moved)
    push(coming)
    nextFrame()
    expect(keysOf(board)).toEqual(['rider-coming', 'coming'])
    expect(board.entry('coming')?.order).toBe(coming)
  })

  it('never replaces a newer version by an older one (LIVE-10)', () => {
    const { board, push, nextFrame } = aBoard(later(stuck, { status: 'PICKED_UP' }))
    push(stuck)
    nextFrame()
    expect(board.entry('stuck')?.order.status).toBe('PICKED_UP')
  })

  it('moves an order to "needs you" when its time has come', () => {
    const { board, view } = aBoard(inStatus('o', 'WAITING_FOR_TRANSPORT', 25))
    expect(board.summary.needsYou).toBe(0)
    vi.advanceTimersByTime(5 * MINUTE + SECOND)
    view.clock.tick()
    expect(board.summary.needsYou).toBe(1)
  })

  it('freezes its rows under the pointer and counts the waiting changes', () => {
    const { board, view, push, nextFrame } = aBoard(stuck, coming)
    view.lists.reportVisible('board', ['stuck', 'coming'])
    board.holdRows()
    push(inStatus('worse', 'PAYMENT_FAILED', 29))
    push(later(coming, { status: 'DELAYED' }))
    nextFrame()
    expect(keysOf(board)).toEqual(['needs-you', 'stuck', 'rider-coming', 'coming'])
    expect(board.waiting).toBe(2)
    board.release()
    expect(keysOf(board)).toEqual(['needs-you', 'worse', 'stuck', 'coming'])
    expect(board.waiting).toBe(0)
  })

  it('keeps a delivered row until the pointer leaves', () => {
    const { board, push, nextFrame } = aBoard(onTheWay)
    board.holdRows()
    push(later(onTheWay, { status: 'DELIVERED' }))
    nextFrame()
    expect(board.rows.at(-1)).toMatchObject({ entry: { order: { status: 'DELIVERED' }, needs: [] } })
    vi.advanceTimersByTime(10 * SECOND)
    expect(board.rows).toEqual([])
  })

  it('shows only the matches of a search (TRACK-21)', () => {
    const { board, view } = aBoard(stuck, coming)
    view.lists.searchFor('coming')
    expect(keysOf(board)).toEqual(['rider-coming', 'coming'])
    expect(board.summary).toEqual({ underWay: 2, needsYou: 1, either: 2 })
  })

  it('announces the summary once for many changes', () => {
    const { board, push, nextFrame } = aBoard(coming)
    push(inStatus('a', 'PAYMENT_FAILED', 29))
    nextFrame()
    push(inStatus('b', 'PAYMENT_FAILED', 29))
    nextFrame()
    expect(board.announced).toBeUndefined()
    vi.advanceTimersByTime(15 * SECOND)
    expect(board.announced).toEqual({ underWay: 1, needsYou: 2, either: 3 })
  })

  it('highlights the same order in the list and on the map', () => {
    const { board } = aBoard(stuck)
    board.choose('stuck')
    expect([board.chosenOrder?.id, board.sought]).toEqual(['stuck', undefined])
    board.seek('stuck')
    expect(board.sought).toBe('stuck')
    board.found()
    expect([board.chosen, board.sought]).toEqual(['stuck', undefined])
  })

  it('deselects the order when the vendor changes', () => {
    const { board, view } = aBoard(stuck)
    board.choose('stuck')
    view.lists.reset()
    expect(board.chosen).toBeUndefined()
    expect(board.rows).toEqual([])
  })

  it('shows riders that are found, and removes them when they are gone (CON-22)', () => {
    const { board, streams } = aBoard(onTheWay)
    board.watchRiders(new AbortController().signal)
    const rider = { name: 'Filip Marek', position: { latitude: 50.08, longitude: 14.43 }, route: [] }
    streams.at(-1)?.emit({ id: 'on-the-way', rider })
    expect(board.riders.get('on-the-way')).toBe(rider)
    streams.at(-1)?.emit({ id: 'on-the-way', rider: undefined })
    expect(board.riders.size).toBe(0)
  })

  it('stops updating when the screen closes', () => {
    const { board, screen, push, nextFrame } = aBoard(coming)
    screen.abort()
    push(stuck)
    nextFrame()
    expect(keysOf(board)).toEqual(['rider-coming', 'coming'])
  })
})
