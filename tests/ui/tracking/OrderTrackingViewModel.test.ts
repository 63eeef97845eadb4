import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { Effect } from 'effect'
import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { HOUR, instantAt, minus, plus, SECOND } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { scheduledRange } from '../../../src/domain/request/deliveryTime.ts'
import { DEFAULT_MODE, type Mode } from '../../../src/domain/session/mode.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { OrderTrackingViewModel } from '../../../src/ui/tracking/OrderTrackingViewModel.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { UNHEARD } from '../../support/linkFacts.ts'
import { aVendor } from '../../support/aVendor.ts'
import { inNextFrame } from '../../support/inNextFrame.ts'
import { aTrackedBakery, flagsOn, heldRun, idsOf } from './heldRun.ts'
import { runOver } from './runOver.ts'

const NOW = minutesLater(30)
const MIDNIGHT_IN_PRAGUE = instantAt(Date.UTC(2026, 2, 12, 23))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const ovenOnFire = refusal('X', 'x', { message: 'The oven is on fire.' })
const offline = new ServiceUnavailable({ reason: 'offline' })

describe('OrderTrackingViewModel', () => {
  it('shows placeholders until the orders are loaded (ROUTE-07)', () => {
    const { view, load } = aTrackedBakery()
    expect(view.picture.step).toBe('loading')
    load(anOrder())
    expect([view.picture.step, idsOf(view.lists.rows)]).toEqual(['ready', ['pekarna-u-mostu-7f3k2']])
  })

  it('continues from the prerendered orders until the service has answered (TRACK-15)', () => {
    const begun = { vendorId: aVendor().id, orders: [anOrder()], chosen: 'cancelled', search: '' } as const
    const { view, load } = aTrackedBakery(flagsOn(), begun)
    expect([view.picture.step, view.lists.chosen, view.lists.counts.new]).toEqual(['ready', 'cancelled', 1])
    expect(view.livenessAt(NOW)).toEqual({ state: 'connecting' })
    load(anOrder({ id: 'other' }))
    view.lists.choose('new')
    expect(idsOf(view.lists.rows)).toEqual(['other'])
  })

  it('ignores prerendered orders of another vendor or without the wanted outlets (TRACK-27)', () => {
    const begun = { vendorId: 'another-vendor', orders: [anOrder()], chosen: 'new', search: '' } as const
    const { view } = aTrackedBakery(flagsOn(), begun)
    expect([view.picture.step, idsOf(view.lists.rows)]).toEqual(['loading', []])
    const { vendors } = aTrackedBakery()
    const ours = { ...begun, vendorId: vendors.selected.id }
    const withOutlets = aTrackedBakery(flagsOn(), ours, true)
    expect([withOutlets.view.picture.step, idsOf(withOutlets.view.lists.rows)]).toEqual(['loading', []])
  })

  it('shows pushed orders (LIVE-09)', () => {
    const { view, load, push } = aTrackedBakery()
    load(anOrder())
    push(anOrder({ id: 'pushed', createdAt: NOW, updatedAt: NOW }))
    expect(idsOf(view.lists.rows)).toEqual(['pushed', 'pekarna-u-mostu-7f3k2'])
  })

  it('stops everything when the screen closes (TRACK-15)', () => {
    const { streams, leave } = aTrackedBakery()
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([false])
    leave()
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([true])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows how live the data is, and never an error of the socket (LIVE-11)', () => {
    const { view, hear, notices } = aTrackedBakery()
    expect(view.livenessAt(NOW)).toEqual({ state: 'connecting' })
    const lost = { ...UNHEARD, socket: 'down', lostAt: NOW, trueAt: NOW } as const
    hear({ kind: 'link', facts: lost })
    expect(view.livenessAt(NOW)).toEqual({ state: 'reconnecting' })
    expect(view.livenessAt(plus(NOW, 10 * SECOND))).toEqual({ state: 'polling', trueAt: NOW })
    expect(notices.recent).toEqual([])
  })
})

describe('OrderTrackingViewModel: failed loads', () => {
  it('report the service’s message as an error for five seconds (TRACK-24, ERR-02, NOTIF-01, NOTIF-02)', () => {
    const { view, hear, notices } = aTrackedBakery()
    hear({ kind: 'failed', failure: ovenOnFire })
    expect(view.picture).toEqual({ step: 'failed', failure: ovenOnFire })
    expect(notices.shown).toMatchObject([
      {
        kind: 'error',
        messageId: 'error-cant-retrieve-current-orders',
        args: { because: 'The oven is on fire.' },
        duration: 5 * SECOND,
      },
    ])
  })

  it('report a failed connection in the portal’s own words (TRACK-24, ERR-02)', () => {
    const { hear, notices } = aTrackedBakery()
    hear({ kind: 'failed', failure: offline })
    expect(notices.shown[0]?.args).toEqual({ because: { id: 'failure-offline' } })
  })

  it('keep the lists and report the failure once until they load again (TRACK-24)', () => {
    const { view, load, hear, notices } = aTrackedBakery()
    load(anOrder())
    hear({ kind: 'failed', failure: offline })
    hear({ kind: 'failed', failure: offline })
    expect(view.picture).toEqual({ step: 'ready', refreshFailure: offline })
    expect([idsOf(view.lists.rows), notices.recent.length]).toEqual([['pekarna-u-mostu-7f3k2'], 1])
    load(anOrder())
    expect(notices.shown).toEqual([])
    hear({ kind: 'failed', failure: offline })
    expect([notices.shown.length, notices.recent.length]).toEqual([1, 2])
  })

  it('say once that lists without an end are incomplete, and show what was read (TRACK-18, ERR-02)', () => {
    const { view, hear, notices } = aTrackedBakery()
    const cutShort = new ServiceUnavailable({ reason: 'unreadable-answer' })
    hear({ kind: 'loaded', orders: [anOrder()], cutShort })
    hear({ kind: 'loaded', orders: [anOrder()], cutShort })
    expect(view.picture).toEqual({ step: 'ready', refreshFailure: cutShort })
    expect([idsOf(view.lists.rows), notices.recent.length]).toEqual([['pekarna-u-mostu-7f3k2'], 1])
  })

  it('tell once how many orders are not shown, and no longer once all are (API-16)', () => {
    const { hear, notices } = aTrackedBakery()
    hear({ kind: 'loaded', orders: [anOrder()], unreadable: 2 })
    hear({ kind: 'loaded', orders: [anOrder()], unreadable: 2 })
    expect(notices.shown).toMatchObject([{ kind: 'warning', messageId: 'notice-orders-left-out', args: { count: 2 } }])
    expect(notices.recent).toHaveLength(1)
    hear({ kind: 'loaded', orders: [anOrder()], unreadable: 0 })
    expect(notices.shown).toEqual([])
  })

  it('close their notice after its duration (NOTIF-03)', () => {
    const { hear, notices } = aTrackedBakery()
    hear({ kind: 'failed', failure: offline })
    vi.advanceTimersByTime(5 * SECOND - 1)
    expect(notices.shown).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(notices.shown).toHaveLength(0)
  })

  it('are retried at once on request, keeping the lists (TRACK-24)', () => {
    const { view, load, hear, streams } = aTrackedBakery()
    load(anOrder())
    hear({ kind: 'failed', failure: offline })
    view.retry()
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(view.lists.rows).toHaveLength(1)
  })
})

describe('OrderTrackingViewModel: another vendor or its outlets', () => {
  const bakery = aVendor()
  const show = () => {
    const held = heldRun()
    const vendors = observable({ selected: bakery, all: [bakery], outletsIncluded: false }, {}, { deep: false })
    const view = new OrderTrackingViewModel({
      run: held.run,
      vendors,
      flags: flagsOn(),
      notices: new NoticesViewModel(deviceNow),
      session: { mode: DEFAULT_MODE },
      now: deviceNow,
      nextFrame: inNextFrame,
    })
    view.start(new AbortController().signal)
    held.streams[0]?.emit({ kind: 'loaded', orders: [anOrder()] })
    return { ...held, vendors, view }
  }

  it('clears the screen when the vendor changes (LIVE-09)', () => {
    const { vendors, view, streams } = show()
    runInAction(() => (vendors.selected = aVendor({ id: 'cukrarna' })))
    expect([view.picture.step, view.lists.rows.length, view.lists.order('pekarna-u-mostu-7f3k2')]).toEqual([
      'loading',
      0,
      undefined,
    ])
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('requests again when the outlets are included (TRACK-27)', () => {
    const { vendors, streams } = show()
    runInAction(() => (vendors.outletsIncluded = true))
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })
})

describe('OrderTrackingViewModel with real use cases', () => {
  const today = (id: string, more: Partial<Order> = {}) =>
    anOrder({ id, createdAt: minus(NOW, HOUR), updatedAt: minus(NOW, HOUR), ...more })
  const show = async (
    orders: ReadonlyArray<Order>,
    flags = flagsOn(),
    outletsIncluded = false,
    mode: Mode = DEFAULT_MODE,
  ) => {
    const world = runOver(orders)
    const vendors = { selected: aVendor(), all: [aVendor()], outletsIncluded }
    const notices = new NoticesViewModel(deviceNow)
    const now = deviceNow
    const view = new OrderTrackingViewModel({
      run: world.run,
      vendors,
      flags,
      notices,
      session: { mode },
      now,
      nextFrame: inNextFrame,
    })
    const screen = new AbortController()
    view.start(screen.signal)
    await vi.advanceTimersByTimeAsync(0)
    const rounds = () => world.asked.filter(({ scheduled }) => !scheduled).length
    return { ...world, view, rounds, leave: () => screen.abort() }
  }

  it('requests pages of 200 orders from the country’s midnight, and pre-orders of two days (TRACK-18, COUNTRY-07)', async () => {
    const { view, asked, leave } = await show([
      today('one'),
      anOrder({ id: 'yesterday', createdAt: minus(MIDNIGHT_IN_PRAGUE, 1) }),
    ])
    expect(idsOf(view.lists.rows)).toEqual(['one'])
    expect(asked).toMatchObject([
      { count: 200, from: MIDNIGHT_IN_PRAGUE, scheduled: false, includeOutlets: false },
      { count: 200, ...scheduledRange(NOW), scheduled: true },
    ])
    leave()
  })

  it('requests the orders of all outlets while they are included (TRACK-27)', async () => {
    const { asked, leave } = await show([], flagsOn(), true)
    expect(asked.map(({ includeOutlets }) => includeOutlets)).toEqual([true, true])
    leave()
  })

  it.each([
    [
      '60 s with flag DynamicTimeEstimation (TRACK-16, FLAG-07 DynamicTimeEstimation)',
      flagsOn('DynamicTimeEstimation'),
      60,
    ],
    ['300 s without it (TRACK-17)', flagsOn(), 300],
  ] as const)('requests again when the data is older than %s', async (_, flags, seconds) => {
    const { rounds, leave } = await show([], flags)
    await vi.advanceTimersByTimeAsync(seconds * SECOND)
    expect(rounds()).toBe(1)
    await vi.advanceTimersByTimeAsync(5 * SECOND)
    expect(rounds()).toBe(2)
    leave()
  })

  it('lists a guest’s orders of this device, polls them every minute, and ignores pushes (TRACK-26, OP-77)', async () => {
    const world = await show(
      [today('pekarna-u-mostu-own'), today('pekarna-u-mostu-foreign')],
      flagsOn(),
      false,
      'guest',
    )
    const { view, guestOrders, connect, leave } = world
    await Effect.runPromise(guestOrders.add('pekarna-u-mostu-own'))
    expect([view.picture.step, idsOf(view.lists.rows)]).toEqual(['ready', []])
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(idsOf(view.lists.rows)).toEqual([])
    await vi.advanceTimersByTimeAsync(5 * SECOND)
    expect(idsOf(view.lists.rows)).toEqual(['pekarna-u-mostu-own'])
    connect('pekarna-u-mostu')
    await vi.advanceTimersByTimeAsync(0)
    expect(view.livenessAt(deviceNow())).toEqual({ state: 'polling', trueAt: NOW + 65 * SECOND })
    leave()
  })

  it('stops polling when the screen closes (TRACK-15)', async () => {
    const { asked, leave } = await show([])
    leave()
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['applies an update of today', NOW, ['pushed']],
    ['ignores an update of an earlier day', minus(MIDNIGHT_IN_PRAGUE, 1), []],
  ] as const)('%s (LIVE-09, COUNTRY-07)', async (_, createdAt, shown) => {
    const { view, push, leave } = await show([])
    push(today('pushed'), createdAt)
    await vi.advanceTimersByTimeAsync(0)
    expect(idsOf(view.lists.rows)).toEqual(shown)
    leave()
  })
})
