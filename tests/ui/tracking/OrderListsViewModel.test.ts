import { autorun } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { HOUR, minus, plus, SECOND } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import type { ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import { TRACKING_LISTS } from '../../../src/domain/order/trackingLists.ts'
import { OrderListsViewModel } from '../../../src/ui/tracking/OrderListsViewModel.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { inNextFrame } from '../../support/inNextFrame.ts'
import { idsOf } from './heldRun.ts'

const NOW = minutesLater(30)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const ordered = (id: string, minute: number, more: Partial<Order> = {}) =>
  anOrder({ id, createdAt: minutesLater(minute), updatedAt: minutesLater(minute), ...more })
const inStatus = (id: string, status: ReadStatus, more: Partial<Order> = {}) => ordered(id, 0, { status, ...more })
const later = (order: Order, more: Partial<Order> = {}): Order => ({
  ...order,
  updatedAt: plus(order.updatedAt, SECOND),
  ...more,
})

const listsWith = (...orders: ReadonlyArray<Order>) => {
  const lists = new OrderListsViewModel(deviceNow, inNextFrame)
  lists.replaceAll(orders)
  return lists
}
const rowsOf = (lists: OrderListsViewModel, list: OrderListsViewModel['chosen']) => {
  lists.choose(list)
  return idsOf(lists.rows)
}
const nextFrame = () => vi.advanceTimersToNextFrame()

describe('OrderListsViewModel', () => {
  it('starts with the new orders and no search (ENT-16)', () => {
    const { chosen, search } = listsWith(ordered('a', 1))
    expect({ chosen, search }).toEqual({ chosen: 'new', search: '' })
  })

  it('knows which orders are visible; new ones count as visible (LIVE-01)', () => {
    const lists = listsWith(ordered('a', 1), ordered('b', 2), ordered('c', 3))
    lists.reportVisible('list', ['a'])
    lists.reportVisible('details', ['b'])
    expect(['a', 'b', 'c', 'new'].map(lists.isInSight)).toEqual([true, true, false, true])
    lists.reportVisible('list', ['c'])
    lists.reportVisible('details', [])
    expect(['a', 'b', 'c', 'new'].map(lists.isInSight)).toEqual([false, false, true, true])
  })

  it.each([
    ['TRACK-02', 'new', inStatus('o', 'RECEIVED')],
    ['TRACK-02', 'new', inStatus('o', 'DELAYED', { statusHistory: aHistory(['RECEIVED', 0], ['DELAYED', 5]) })],
    ['TRACK-03, TRACK-04', 'scheduled', inStatus('o', 'WAITING_FOR_TRANSPORT', { preorderedFor: plus(NOW, HOUR) })],
    ['TRACK-05', 'collected', inStatus('o', 'PICKED_UP')],
    ['TRACK-05', 'collected', inStatus('o', 'DELAYED', { statusHistory: aHistory(['PICKED_UP', 3], ['DELAYED', 9]) })],
    ['TRACK-06', 'delivered', inStatus('o', 'DELIVERED')],
    ['TRACK-06', 'delivered', inStatus('o', 'RETURNED_TO_VENDOR')],
    ['TRACK-07', 'cancelled', inStatus('o', 'STALLED')],
    ['TRACK-07, OP-30', 'cancelled', inStatus('o', 'CANCELLED', { preorderedFor: plus(NOW, HOUR) })],
    ['TRACK-06, OP-30', 'delivered', inStatus('o', 'DELIVERED', { preorderedFor: plus(NOW, HOUR) })],
  ] as const)('TRACK-01, %s: lists the order under %s only', (_, list, order) => {
    const lists = listsWith(order)
    expect(TRACKING_LISTS.filter((name) => rowsOf(lists, name).length > 0)).toEqual([list])
    expect(lists.counts).toEqual({
      new: 0,
      scheduled: 0,
      collected: 0,
      delivered: 0,
      cancelled: 0,
      results: 0,
      [list]: 1,
    })
  })

  it('lists a future pre-order with a rider under New and Scheduled (TRACK-04)', () => {
    const lists = listsWith(inStatus('o', 'ASSIGNED_TO_TRANSPORT', { preorderedFor: plus(NOW, HOUR) }))
    expect([rowsOf(lists, 'new'), rowsOf(lists, 'scheduled')]).toEqual([['o'], ['o']])
  })

  it('sorts by creation time, newest first (TRACK-08)', () => {
    expect(rowsOf(listsWith(ordered('old', 1), ordered('newest', 9), ordered('middle', 5)), 'new')).toEqual([
      'newest',
      'middle',
      'old',
    ])
  })

  it('moves a pre-order to New when its time has come, without a push (TRACK-03, TRACK-04)', () => {
    const lists = listsWith(inStatus('o', 'RECEIVED', { preorderedFor: plus(NOW, HOUR) }))
    lists.advance(minus(plus(NOW, HOUR), 1))
    expect(rowsOf(lists, 'scheduled')).toEqual(['o'])
    lists.advance(plus(NOW, HOUR))
    expect([rowsOf(lists, 'scheduled'), rowsOf(lists, 'new')]).toEqual([[], ['o']])
  })

  it('never replaces a newer version by an older one, in one frame or several (LIVE-10)', () => {
    const order = ordered('o', 1)
    const newest = later(later(order), { status: 'PICKED_UP' })
    const lists = listsWith(order)
    lists.take([newest, later(order, { status: 'CANCELLED' })])
    nextFrame()
    lists.take([later(order, { status: 'CANCELLED' })])
    nextFrame()
    expect(lists.order('o')).toBe(newest)
  })

  it('keeps orders pushed during a request (LIVE-10)', () => {
    const lists = listsWith(ordered('old', 1))
    lists.asking()
    lists.take([ordered('pushed', 20)])
    lists.replaceAll([ordered('old', 1)])
    expect(rowsOf(lists, 'new')).toEqual(['pushed', 'old'])
  })

  it('applies a large answer in parts, visible orders first, and removes missing orders at the end (TRACK-15, ADR 10)', () => {
    const orders = Array.from({ length: 850 }, (_, n) => ordered(`o-${n}`, 1))
    const lists = listsWith(...orders, ordered('gone', 1))
    const heard: Array<readonly [number, ReadonlyArray<string>]> = []
    lists.follow((changed, gone) => heard.push([changed === 'all' ? -1 : changed.length, gone]))
    lists.reportVisible('list', ['o-849', 'o-848'])
    lists.asking()
    lists.replaceAll(orders.map((order) => later(order)))
    const isNew = (id: string) => (lists.order(id)?.updatedAt ?? 0) > minutesLater(1)
    expect([isNew('o-849'), isNew('o-0'), isNew('o-500')]).toEqual([true, true, false])
    lists.take([ordered('pushed', 20)])
    nextFrame()
    expect([isNew('o-500'), lists.order('gone')?.id]).toEqual([true, 'gone'])
    nextFrame()
    expect([lists.order('gone'), lists.order('pushed')?.id, lists.counts.new]).toEqual([undefined, 'pushed', 851])
    expect(heard).toEqual([
      [402, []],
      [401, []],
      [48, ['gone']],
    ])
  })

  it('applies visible orders in every frame and the others five times a second (LIVE-08, ADR 10)', () => {
    const [seen, other] = [ordered('seen', 1), ordered('other', 1)]
    const lists = listsWith(seen, other)
    lists.reportVisible('list', ['seen'])
    lists.take([later(seen), later(other)])
    const [isSeen, isOther] = [later(later(seen)), later(later(other))]
    lists.take([isSeen, isOther])
    nextFrame()
    expect([lists.order('seen'), lists.order('other')]).toEqual([isSeen, later(other)])
    vi.advanceTimersByTime(150)
    expect(lists.order('other')).toEqual(later(other))
    vi.advanceTimersByTime(100)
    expect(lists.order('other')).toBe(isOther)
  })

  it('reads no more than fits into a frame (ADR 10)', () => {
    const orders = ['a', 'b', 'c', 'd', 'e'].map((id) => ordered(id, 1))
    let work: ((spent: () => number) => void) | undefined
    const lists = new OrderListsViewModel(deviceNow, (next) => {
      work = next
      return () => undefined
    })
    lists.replaceAll(orders)
    lists.reportVisible(
      'list',
      orders.map(({ id }) => id),
    )
    lists.take([ordered('first', 2)])
    lists.take(orders.map((order) => later(order)))
    let ms = 0
    const changed = () => orders.filter(({ id, updatedAt }) => lists.order(id)?.updatedAt !== updatedAt).length
    work?.(() => (ms += 1))
    expect(changed()).toBe(3)
    ms = 0
    work?.(() => (ms += 1))
    expect(changed()).toBe(5)
  })

  it('notifies observers once per frame, however much is pushed (LIVE-01)', () => {
    const lists = listsWith()
    let told = -1
    const stop = autorun(() => {
      told += 1
      return lists.rows.length
    })
    lists.take([ordered('first', 1)])
    for (let n = 0; n < 50; n += 1) lists.take([ordered(`o-${n}`, 2)])
    expect([told, lists.rows.length]).toEqual([1, 1])
    nextFrame()
    expect([told, lists.rows.length]).toEqual([2, 51])
    stop()
  })

  it('works without animation frames, on background pages (LIVE-01)', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const lists = listsWith(ordered('o-1', 0))
    lists.take([ordered('o-2', 1)])
    lists.take([ordered('o-3', 2)])
    vi.advanceTimersByTime(300)
    expect(rowsOf(lists, 'new')).toEqual(['o-3', 'o-2', 'o-1'])
    vi.unstubAllGlobals()
  })

  it('does not recompute an unchanged list (LIVE-01)', () => {
    const lists = listsWith(ordered('o', 1), inStatus('done', 'DELIVERED'))
    let told = -1
    const stop = autorun(() => {
      told += 1
      return lists.rows.length
    })
    lists.take([later(inStatus('done', 'DELIVERED'))])
    expect(told).toBe(0)
    stop()
  })
})

describe('OrderListsViewModel: search', () => {
  const jana = ordered('demo-1a', 1, {
    customer: { ...anOrder().customer, name: 'Jana Nováková', phoneNumber: '+420 777 1' },
  })
  const petr = inStatus('demo-2b', 'DELIVERED', {
    customer: { ...anOrder().customer, name: 'Petr Malý', phoneNumber: '+420 602 33' },
  })

  it.each([
    ['demo-1', ['demo-1a']],
    ['jana n', ['demo-1a']],
    ['JANANOVÁKOVÁ', ['demo-1a']],
    ['42060', ['demo-2b']],
    ['demo', ['demo-1a', 'demo-2b']],
    ['nobody', []],
  ])('finds %j in all lists by number, name or phone, ignoring spaces (TRACK-21, TRACK-01)', (text, found) => {
    const lists = listsWith(jana, petr)
    lists.searchFor(text)
    expect([lists.chosen, idsOf(lists.rows), lists.counts.results]).toEqual(['results', found, found.length])
  })

  it('returns to the previous list when it is cleared (TRACK-21)', () => {
    const lists = listsWith(jana, petr)
    lists.choose('delivered')
    lists.searchFor('jana')
    lists.searchFor('  ')
    expect([lists.chosen, idsOf(lists.rows)]).toEqual(['delivered', ['demo-2b']])
  })

  it('follows pushed changes (TRACK-21)', () => {
    const lists = listsWith(jana, petr)
    lists.searchFor('jana')
    lists.take([later(jana, { customer: { ...jana.customer, name: 'Eva' } }), later(petr, { customer: jana.customer })])
    expect(idsOf(lists.rows)).toEqual(['demo-2b'])
  })
})

describe('OrderListsViewModel: rows under the pointer', () => {
  const first = ordered('first', 1)
  const second = ordered('second', 2)

  it('keep their places; new orders wait and are counted (TRACK-08)', () => {
    const lists = listsWith(first, second)
    lists.holdRows()
    lists.take([ordered('third', 3), later(first, { status: 'DELIVERED' })])
    expect([idsOf(lists.rows), lists.waiting]).toEqual([['second', 'first'], 1])
    expect(lists.rows.map(({ status }) => status)).toEqual(['WAITING_FOR_TRANSPORT', 'DELIVERED'])
  })

  it('show later changes of an order that belongs to another list (TRACK-08)', () => {
    const lists = listsWith(first, second)
    lists.reportVisible('list', ['first', 'second'])
    lists.holdRows()
    lists.take([later(first, { status: 'PICKED_UP' })])
    nextFrame()
    lists.take([later(later(first), { status: 'DELIVERED' })])
    expect(lists.rows.map(({ status }) => status)).toEqual(['WAITING_FOR_TRANSPORT', 'DELIVERED'])
  })

  it('update when the pointer leaves or the waiting orders are requested (TRACK-08)', () => {
    const lists = listsWith(first, second)
    lists.holdRows()
    lists.take([ordered('third', 3)])
    lists.release()
    expect([idsOf(lists.rows), lists.waiting]).toEqual([['third', 'second', 'first'], 0])
  })

  it('update after ten seconds without a movement (TRACK-08)', () => {
    const lists = listsWith(first)
    lists.holdRows()
    lists.take([second])
    vi.advanceTimersByTime(6 * SECOND)
    lists.holdRows()
    vi.advanceTimersByTime(10 * SECOND - 1)
    expect(idsOf(lists.rows)).toEqual(['first'])
    vi.advanceTimersByTime(1)
    expect(idsOf(lists.rows)).toEqual(['second', 'first'])
  })

  it('do not affect other lists (TRACK-01)', () => {
    const lists = listsWith(first, inStatus('done', 'DELIVERED'))
    lists.holdRows()
    expect(rowsOf(lists, 'delivered')).toEqual(['done'])
  })
})

describe('OrderListsViewModel: announcements', () => {
  it('announce a changed status, at most once in four seconds (TRACK-05)', () => {
    const lists = listsWith(ordered('a', 1), ordered('b', 2), ordered('c', 3))
    lists.take([later(ordered('a', 1), { status: 'PICKED_UP' })])
    expect(lists.announcer.announced).toMatchObject({ kind: 'one', order: { id: 'a', status: 'PICKED_UP' } })
    nextFrame()
    lists.take([later(ordered('b', 2), { status: 'PICKED_UP' })])
    nextFrame()
    lists.take([later(ordered('c', 3), { status: 'PICKED_UP' })])
    expect(lists.announcer.announced).toMatchObject({ kind: 'one', order: { id: 'a' } })
    vi.advanceTimersByTime(4 * SECOND)
    expect(lists.announcer.announced).toEqual({ kind: 'several', count: 2 })
  })

  it('ignore changes that keep the status (TRACK-05)', () => {
    const lists = listsWith(ordered('a', 1))
    lists.take([later(ordered('a', 1))])
    expect(lists.announcer.announced).toBeUndefined()
  })
})
