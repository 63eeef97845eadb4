import { makeAutoObservable } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { DAY, HOUR, minus, MINUTE, plus } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { readHistoryAddress } from '../../../src/ui/history/historyAddress.ts'
import { HistoryViewModel } from '../../../src/ui/history/HistoryViewModel.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { anOrder, ORDERED_AT } from '../../support/anOrder.ts'
import { aVendor } from '../../support/aVendor.ts'
import { historyWorld, shut } from './historyWorld.ts'

/** Friday 13 March 2026, 12:00 in Prague. */
const NOW = ORDERED_AT
const MIDNIGHT = minus(NOW, 12 * HOUR)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const rested = () => vi.advanceTimersByTimeAsync(400)

/** An order created `hours` before today’s midnight. */
const before = (hours: number, id: string, more: Partial<Order> = {}): Order => {
  const createdAt = minus(MIDNIGHT, hours * HOUR)
  return anOrder({ id: `pekarna-u-mostu-${id}`, createdAt, updatedAt: createdAt, status: 'DELIVERED', ...more })
}
const many = (count: number) => Array.from({ length: count }, (_, index) => before((index + 1) / 10, `n${index}`))

/** The history of a bakery, opened at an address. */
const opened = async (orders: ReadonlyArray<Order>, address = '', given: Parameters<typeof historyWorld>[1] = {}) => {
  const world = historyWorld(orders, { outlets: new Map([['pekarna-u-mostu', ['pekarna-2']]]), ...given })
  const notices = new NoticesViewModel(deviceNow)
  const outlet = aVendor({ id: 'pekarna-2', name: 'Pekárna Anděl' })
  const bakery = aVendor({ isParent: true, outlets: [outlet] })
  const vendors = makeAutoObservable({
    selected: bakery,
    outletsIncluded: false,
    includeOutlets() {
      this.outletsIncluded = true
    },
    select(vendor: Vendor) {
      this.selected = vendor
    },
  })
  const deps = { run: world.run, notices, vendors, country: COUNTRIES.CZ, now: deviceNow }
  const view = new HistoryViewModel(deps, readHistoryAddress(new URLSearchParams(address)))
  const screen = new AbortController()
  view.start(screen.signal)
  await settled()
  const ids = () => view.rows.map(({ id }) => id.slice('pekarna-u-mostu-'.length))
  const told = () => notices.shown.map(({ messageId }) => messageId)
  return { ...world, view, vendors, notices, told, ids, leave: () => screen.abort() }
}

describe('HistoryViewModel: filters', () => {
  it('default to the vendor, yesterday, any status, no search and no further page (ENT-16)', async () => {
    const { view, vendors, asked } = await opened([])
    expect(view.filters).toEqual({ range: { preset: 'yesterday' }, status: 'ANY' })
    expect([view.search, view.lists.next]).toEqual(['', { step: 'none' }])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      vendorId: vendors.selected.id,
      from: MIDNIGHT - DAY,
      to: MIDNIGHT - 1,
      includeOutlets: false,
    })
    expect(asked[0]?.paginationKey).toBeUndefined()
    expect(asked[0]?.status).toBeUndefined()
  })
})

describe('HistoryViewModel', () => {
  it('starts with yesterday and any status, in a page of 30 (HIST-02, HIST-07, HIST-08, CONST-43)', async () => {
    const { view, asked, ids } = await opened([
      before(-1, 'today'),
      before(1, 'late'),
      before(23, 'early'),
      before(25, 'old'),
    ])
    expect(ids()).toEqual(['late', 'early'])
    expect(asked).toEqual([
      {
        vendorId: 'pekarna-u-mostu',
        includeOutlets: false,
        from: MIDNIGHT - DAY,
        to: MIDNIGHT - 1,
        count: 30,
        scheduled: false,
      },
    ])
    expect(view.query).toMatchObject({ status: 'ANY', from: MIDNIGHT - DAY })
  })

  it('starts with the stored filters unless the address names others (HIST-17, PERSIST-01)', async () => {
    const kept = { range: { preset: 'past-week' }, status: 'CANCELLED' } as const
    expect((await opened([], '', { kept })).view.filters).toEqual(kept)
    const linked = await opened([], 'range=past-month', { kept })
    expect(linked.view.filters).toEqual({ range: { preset: 'past-month' }, status: 'ANY' })
    expect(linked.keptFilters()).toEqual(kept)
  })

  it('stores valid filters only (HIST-17, PERSIST-01)', async () => {
    const { view, keptFilters } = await opened([])
    view.show({ range: { preset: 'past-week' } })
    view.show({ status: 'DELIVERED' })
    await settled()
    const week = { range: { preset: 'past-week' }, status: 'DELIVERED' }
    expect(keptFilters()).toEqual(week)
    view.show({ range: { preset: 'custom', from: '2026-03-12', to: '2026-03-11' } })
    await settled()
    expect(keptFilters()).toEqual(week)
  })

  it.each([
    ['reversed', '2026-03-12', '2026-03-11'],
    ['too-long', '2026-02-01', '2026-03-12'],
    ['after-today', '2026-03-12', '2026-03-14'],
  ])('reports a date error of kind %s and requests nothing (HIST-05, HIST-06, OP-06)', async (code, from, to) => {
    const { view, asked } = await opened([before(1, 'late')])
    view.show({ range: { preset: 'custom', from, to } })
    await settled()
    expect(view.dateRefusal).toEqual({ field: 'to', code })
    expect([view.query, view.lists.state.step, asked.length]).toEqual([undefined, 'resting', 1])
  })

  it('reports the date error of an opened address (HIST-05)', async () => {
    const { view, asked } = await opened([], 'range=custom&from=2026-03-12&to=2026-03-11')
    expect([view.dateRefusal?.code, view.lists.state.step, asked.length]).toEqual(['reversed', 'resting', 0])
  })

  it('ignores unreadable parts of an address and reports them', async () => {
    const { view, told } = await opened([], 'range=last-year&status=DELIVERED')
    expect(view.filters).toEqual({ range: { preset: 'yesterday' }, status: 'DELIVERED' })
    expect(told()).toEqual(['history-address-unreadable'])
  })

  it('requests the new day after midnight (HIST-02)', async () => {
    const { view, asked } = await opened([])
    await vi.advanceTimersByTimeAsync(12 * HOUR)
    expect([view.today, asked.length, asked.at(-1)?.from]).toEqual(['2026-03-14', 2, MIDNIGHT])
  })

  it('shows a day or a status selected in the overview (HIST-01, HIST-07)', async () => {
    const { view, ids } = await opened([before(25, 'old'), before(26, 'gone', { status: 'CANCELLED' })])
    view.show({ range: { preset: 'custom', from: '2026-03-11', to: '2026-03-11' } })
    await settled()
    expect(ids()).toEqual(['old', 'gone'])
    view.show({ status: 'CANCELLED' })
    await settled()
    expect(ids()).toEqual(['gone'])
  })

  it('narrows to the orders that ended in one way until a status is chosen (HIST-19)', async () => {
    const { view, asked, ids, keptFilters } = await opened([
      before(1, 'stalled', { status: 'STALLED' }),
      before(2, 'rain', { status: 'CANCELLED', cancelReason: 'Rain' }),
    ])
    view.show({ status: 'CANCELLED', ending: 'stalled' })
    await settled()
    expect(ids()).toEqual(['stalled'])
    expect(asked.at(-1)).toMatchObject({ status: 'CANCELLED', ending: 'stalled' })
    expect(keptFilters()).toEqual({ range: { preset: 'yesterday' }, status: 'CANCELLED' })
    view.show({ range: { preset: 'past-week' } })
    expect(view.filters?.ending).toBe('stalled')
    view.show({ status: 'CANCELLED' })
    await settled()
    expect(ids()).toEqual(['stalled', 'rain'])
  })

  it('finds an order by its number whatever its ending and collection point (HIST-11, HIST-19)', async () => {
    const { view, ids } = await opened([before(1, '7f3k2m')], 'ending=stalled&outlet=pekarna-2')
    expect([view.filters?.status, ids()]).toEqual(['CANCELLED', []])
    view.searchFor('pekarna-u-mostu-7f3k2m')
    await rested()
    expect(ids()).toEqual(['7f3k2m'])
  })

  it('narrows to one collection point of the vendor, and forgets it with the vendor (HIST-20)', async () => {
    const other = { id: 'pekarna-2-own', vendorId: 'pekarna-2' }
    const { view, asked, vendors, push } = await opened([before(1, 'own'), before(2, '', other)])
    const shown = () => view.rows.map(({ id }) => id)
    vendors.includeOutlets()
    await settled()
    expect(shown()).toEqual(['pekarna-u-mostu-own', 'pekarna-2-own'])
    view.show({ vendorId: 'pekarna-2' })
    await settled()
    expect([shown(), asked.at(-1)?.vendorId, asked.at(-1)?.includeOutlets]).toEqual([
      ['pekarna-2-own'],
      'pekarna-2',
      false,
    ])
    push(before(3, 'live'))
    push(before(3, '', { ...other, id: 'pekarna-2-live' }), 'pekarna-u-mostu')
    await settled()
    expect(shown()).toEqual(['pekarna-2-own', 'pekarna-2-live'])
    view.show({ vendorId: 'kvetiny' })
    await settled()
    expect([view.outletId, asked.at(-1)?.vendorId]).toEqual([undefined, 'pekarna-u-mostu'])
    view.show({ vendorId: 'pekarna-u-mostu' })
    expect(view.outletId).toBe('pekarna-u-mostu')
    vendors.select(aVendor({ id: 'kvetiny' }))
    expect(view.filters?.vendorId).toBeUndefined()
  })

  it('requests again for another vendor or with its outlets (PERM-01, CONST-13)', async () => {
    const { asked, vendors } = await opened([])
    vendors.includeOutlets()
    await settled()
    expect(asked.at(-1)).toMatchObject({ includeOutlets: true, count: 50 })
  })
})

describe('HistoryViewModel: next page', () => {
  it('loads on request and is not offered after the last one (HIST-09)', async () => {
    const { view, asked, ids } = await opened(many(31))
    expect([ids().length, view.lists.next.step]).toEqual([30, 'offered'])
    await view.lists.showMore()
    expect([ids().length, view.lists.next.step]).toEqual([31, 'none'])
    expect(asked.map(({ paginationKey }) => paginationKey)).toEqual([undefined, '30'])
    expect(view.totals).toMatchObject({ orders: 31, fees: { minor: 31 * 8_900 } })
  })

  it('leaves the totals of unloaded orders to the service, for the same filters (HIST-07, HIST-09)', async () => {
    const cancelled = many(40).map((order): Order => ({ ...order, status: 'CANCELLED' }))
    const { view } = await opened([before(0.05, 'delivered'), ...cancelled], '?status=CANCELLED')
    await settled()
    expect([view.rows.length, view.totals.orders, view.allTotals?.orders]).toEqual([30, 30, 40])
    expect(view.allTotals).toMatchObject({ amounts: { minor: 40 * 45_900 }, fees: { minor: 0 } })
    view.searchFor('nov')
    expect(view.allTotals).toBeUndefined()
    view.searchFor('')
    await view.lists.showMore()
    expect([view.totals.orders, view.allTotals]).toEqual([40, undefined])
  })

  it('leaves the totals of a customer to the service as well (HIST-09, HIST-12)', async () => {
    const customer = { ...anOrder().customer, phoneNumber: '+420602000000' }
    const { view } = await opened([...many(40).map((order) => ({ ...order, customer })), before(0.05, 'others')])
    expect(view.allTotals?.orders).toBe(41)
    view.searchFor('602 000 000')
    expect(view.allTotals).toBeUndefined()
    await rested()
    await vi.waitUntil(() => view.allTotals !== undefined)
    expect([view.rows.length, view.allTotals?.orders]).toEqual([30, 40])
  })

  it('is discarded if the filters changed before it arrived (HIST-09)', async () => {
    const { view, ids, closeGate } = await opened([...many(31), before(30, 'gone', { status: 'CANCELLED' })])
    const open = closeGate()
    const late = view.lists.showMore()
    view.show({ range: { preset: 'past-week' }, status: 'CANCELLED' })
    open()
    await late
    await settled()
    expect([ids(), view.lists.next.step]).toEqual([['gone'], 'none'])
  })

  it('fails if its key repeats, instead of counting as the last (HIST-09, HIST-13)', async () => {
    const { view, ids, trouble, told } = await opened(many(31))
    trouble.instead = { paginationKey: '30' }
    await view.lists.showMore()
    expect(ids()).toHaveLength(31)
    expect(view.lists.next).toMatchObject({ step: 'failed', key: '30', failure: { reason: 'unreadable-answer' } })
    expect(told()).toEqual(['error-cant-retrieve-past-orders'])
    trouble.instead = { paginationKey: '' }
    await view.lists.showMore()
    expect([ids().length, view.lists.next.step]).toEqual([31, 'none'])
  })

  it('tells how many orders of all pages are not shown (API-16)', async () => {
    const { view, trouble, notices } = await opened(many(31))
    trouble.instead = { unreadable: ['{}'] }
    view.lists.retry()
    await settled()
    await view.lists.showMore()
    expect(notices.shown).toMatchObject([{ kind: 'warning', messageId: 'notice-orders-left-out', args: { count: 2 } }])
    trouble.instead = {}
    view.lists.retry()
    await settled()
    expect(notices.shown).toEqual([])
  })

  it('keeps the loaded orders on failure and retries (HIST-13, ERR-01)', async () => {
    const { view, ids, trouble, told } = await opened(many(31))
    trouble.failure = shut
    await view.lists.showMore()
    expect([ids().length, view.lists.next]).toEqual([30, { step: 'failed', key: '30', failure: shut }])
    expect(told()).toEqual(['error-cant-retrieve-past-orders'])
    trouble.failure = undefined
    await view.lists.showMore()
    expect([ids().length, view.lists.next.step]).toEqual([31, 'none'])
  })
})

describe('HistoryViewModel: failures', () => {
  it('shows the service’s message and retries on request (HIST-13, ERR-01)', async () => {
    const world = await opened([before(1, 'late')])
    world.trouble.failure = shut
    world.view.show({ status: 'DELIVERED' })
    await settled()
    expect(world.view.lists.state).toEqual({ step: 'failed', failure: shut })
    expect(world.notices.shown[0]).toMatchObject({
      messageId: 'error-cant-retrieve-past-orders',
      args: { because: 'The shop is shut' },
    })
    world.trouble.failure = undefined
    world.view.lists.retry()
    await settled()
    expect(world.ids()).toEqual(['late'])
  })
})

describe('HistoryViewModel: search', () => {
  const petr = before(2, 'petr', {
    customer: { ...anOrder().customer, name: 'Petr Malý', phoneNumber: '+420602000000' },
  })
  const old = before(70, '7f3k2m')

  it('searches the loaded orders for any text, at every keystroke (TRACK-21)', async () => {
    const { view, asked, ids } = await opened([before(1, 'jana'), petr])
    view.searchFor('malý')
    expect(ids()).toEqual(['petr'])
    await rested()
    expect([ids(), view.meaning.kind, asked.length]).toEqual([['petr'], 'text', 1])
    view.searchFor('')
    expect(ids()).toEqual(['jana', 'petr'])
  })

  it('asks the service for a phone number (HIST-12, TRACK-22)', async () => {
    const { view, asked, ids } = await opened([before(1, 'jana'), petr])
    view.searchFor('602 000 000')
    await vi.advanceTimersByTimeAsync(399)
    expect(asked).toHaveLength(1)
    await rested()
    await vi.waitUntil(() => asked.length > 1)
    await settled()
    expect([asked.at(-1)?.customerPhoneNumber, ids()]).toEqual(['+420602000000', ['petr']])
  })

  it('reads an order of this vendor by its number, from any day and status (HIST-11)', async () => {
    const { view, readIds, ids } = await opened([petr, old])
    view.show({ status: 'CANCELLED' })
    view.searchFor(old.id)
    await rested()
    expect([readIds, ids()]).toEqual([[old.id], ['7f3k2m']])
  })

  it('finds nothing for an unknown order number of this vendor (HIST-11)', async () => {
    const { view, ids } = await opened([petr])
    view.searchFor('pekarna-u-mostu-nothing7')
    await rested()
    expect([ids(), view.lists.state.step]).toEqual([[], 'ready'])
  })

  it('sends no request for an order number of another vendor (HIST-11, OP-44)', async () => {
    const { view, asked, readIds, ids } = await opened([petr])
    view.searchFor('kvetinarstvi-7f3k2m')
    await rested()
    expect([view.meaning.kind, ids(), asked.length, readIds]).toEqual(['foreign-order', [], 1, []])
  })

  it('recognizes the order numbers of outlets while they are included (HIST-11, OP-44)', async () => {
    const { view, readIds, vendors } = await opened([])
    view.searchFor('pekarna-2-7f3k2m')
    await rested()
    expect(readIds).toEqual([])
    vendors.includeOutlets()
    await settled()
    expect(readIds).toEqual(['pekarna-2-7f3k2m'])
  })

  it('starts with the text in the address', async () => {
    const { view, readIds } = await opened([old], `q=${old.id}`)
    expect([view.search, view.meaning.kind, readIds]).toEqual([old.id, 'order', [old.id]])
  })
})

describe('HistoryViewModel: live updates', () => {
  it('show orders as they change, never replacing a newer version by an older one (HIST-14, LIVE-10)', async () => {
    const order = before(1, 'late', { status: 'PICKED_UP' })
    const { view, push } = await opened([order])
    push({ ...order, status: 'DELIVERED', updatedAt: plus(order.updatedAt, MINUTE) })
    await settled()
    push(order)
    await settled()
    expect(view.rows.map(({ status }) => status)).toEqual(['DELIVERED'])
  })

  it('ignore orders of today (HIST-14, LIVE-09)', async () => {
    const { ids, push } = await opened([], 'range=custom&from=2026-03-12&to=2026-03-13')
    push(before(-1, 'today'))
    push(before(1, 'late'))
    await settled()
    expect(ids()).toEqual(['late'])
  })

  it('add orders among the loaded ones and remove those that no longer match (HIST-07, HIST-14)', async () => {
    const order = before(1, 'late', { status: 'PICKED_UP' })
    const { ids, push } = await opened([...many(31), order], 'range=past-week&status=COLLECTED')
    expect(ids()).toEqual(['late'])
    push({ ...order, status: 'DELIVERED', updatedAt: plus(order.updatedAt, MINUTE) })
    push(before(2, 'other', { status: 'PICKED_UP' }))
    push(before(300, 'ages', { status: 'PICKED_UP' }))
    await settled()
    expect(ids()).toEqual(['other'])
  })

  it('leave older orders to their page (HIST-09, HIST-14)', async () => {
    const { view, ids, push } = await opened(many(40))
    push(before(3.95, 'further', { updatedAt: NOW }))
    await settled()
    expect(ids()).not.toContain('further')
    expect(view.lists.next.step).toBe('offered')
  })

  it('stop when the screen closes', async () => {
    const { asked, leave, view } = await opened([])
    leave()
    view.show({ status: 'NEW' })
    await settled()
    expect(asked).toHaveLength(1)
  })
})
