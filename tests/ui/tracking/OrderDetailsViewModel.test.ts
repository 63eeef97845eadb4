import { refusalTexts } from '../../../src/adapters/memory/refusals.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { NotFound } from '../../../src/application/ports/ServiceFailure.ts'
import type { Rider } from '../../../src/application/ports/RiderRepository.ts'
import { plus, SECOND } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { ORDER_STATUSES, type ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import { OrderDetailsViewModel } from '../../../src/ui/tracking/OrderDetailsViewModel.ts'
import { OrderTrackingViewModel } from '../../../src/ui/tracking/OrderTrackingViewModel.ts'
import { DEFAULT_MODE } from '../../../src/domain/session/mode.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { aVendor } from '../../support/aVendor.ts'
import { inNextFrame } from '../../support/inNextFrame.ts'
import { aTrackedBakery, flagsOn } from './heldRun.ts'
import { runOver } from './runOver.ts'

const NOW = minutesLater(5)
const ID = 'pekarna-u-mostu-7f3k2'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const filip: Rider = {
  id: 'r-1',
  name: 'Filip Marek',
  phoneNumber: '+420777000001',
  vehicle: 'BICYCLE',
  position: { latitude: 50.08, longitude: 14.43 },
  locatedAt: NOW,
  route: [],
}
const settled = () => vi.advanceTimersByTimeAsync(0)

/** The details of an order in a bakery with these orders; `undefined` while they load. */
const details = (orders: ReadonlyArray<Order> | undefined, id = ID) => {
  const bakery = aTrackedBakery()
  if (orders) bakery.load(...orders)
  const view = new OrderDetailsViewModel(id, { ...bakery, onScreen: bakery.view })
  const pane = new AbortController()
  view.start(pane.signal)
  return { ...bakery, tracking: bakery.view, view, close: () => pane.abort() }
}
const moved = (status: ReadStatus, seconds: number): Order =>
  anOrder({ status, updatedAt: plus(NOW, seconds * SECOND) })

describe('OrderDetailsViewModel', () => {
  it('shows the order in the address once it is loaded (TRACK-25, OP-69)', () => {
    const { view, load, calls } = details(undefined)
    expect(view.state).toEqual({ step: 'loading' })
    load(anOrder())
    expect(view.state).toEqual({ step: 'ready', order: anOrder() })
    expect(calls).toHaveLength(0)
  })

  it('follows the order as it changes (TRACK-19)', () => {
    const { view, push } = details([anOrder()])
    push(moved('PICKED_UP', 1))
    expect(view.order?.status).toBe('PICKED_UP')
  })

  it('reads an order that is in none of the lists (TRACK-25, OP-69)', async () => {
    const { view, calls } = details([])
    expect(calls).toHaveLength(1)
    calls[0]?.answer({ kind: 'done', value: anOrder() })
    await settled()
    expect(view.state).toEqual({ step: 'ready', order: anOrder() })
  })

  it('reports an unknown order, and retries on request (TRACK-25)', async () => {
    const { view, calls } = details([])
    const failure = new NotFound(refusalTexts('x', 'No'))
    calls[0]?.answer({ kind: 'failed', failure })
    await settled()
    expect(view.state).toEqual({ step: 'failed', failure })
    view.retry()
    calls[1]?.answer({ kind: 'done', value: anOrder() })
    await settled()
    expect(view.state.step).toBe('ready')
  })

  it('knows the collection point, also of an outlet (TRACK-19, TRACK-27)', () => {
    const { view, vendors } = details([anOrder({ id: 'outlet-1', vendorId: 'outlet' })], 'outlet-1')
    expect(view.vendor).toBeUndefined()
    vendors.all.push(aVendor({ id: 'outlet', name: 'Outlet' }))
    expect(view.vendor?.name).toBe('Outlet')
  })

  it('stops polling when it closes (TRACK-10)', () => {
    const { streams, close } = details([anOrder({ status: 'NEAR_VENDOR' })])
    close()
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([false, true])
  })
})

describe('OrderDetailsViewModel: rider', () => {
  const WITH_RIDER = [
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'NEAR_VENDOR',
    'DELAYED',
    'MODIFIED',
    'PICKED_UP',
    'COURIER_LEFT_VENDOR',
    'NEAR_CUSTOMER',
  ]

  it.each(ORDER_STATUSES)('is polled in %s only if that status has one (TRACK-10)', (status) => {
    const { streams } = details([anOrder({ status })])
    expect(streams).toHaveLength(WITH_RIDER.includes(status) ? 2 : 1)
  })

  it('is shown, and removed when the status has none (TRACK-09, TRACK-10)', () => {
    const { view, streams, push } = details([anOrder({ status: 'NEAR_VENDOR' })])
    streams[1]?.emit(filip)
    expect(view.rider).toBe(filip)
    push(moved('DELIVERED', 1))
    expect([view.rider, streams[1]?.signal.aborted]).toEqual([undefined, true])
  })

  it('is polled again at once when the status changes (TRACK-10, OP-26)', () => {
    const { streams, push } = details([anOrder({ status: 'NEAR_VENDOR' })])
    push(moved('PICKED_UP', 1))
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  })

  it('is polled by order every 30 s (OP-26)', async () => {
    const world = runOver([anOrder({ status: 'NEAR_VENDOR', createdAt: NOW })], new Map([[ID, filip]]))
    const vendors = { selected: aVendor(), all: [aVendor()], outletsIncluded: false }
    const deps = {
      run: world.run,
      vendors,
      flags: flagsOn(),
      notices: new NoticesViewModel(deviceNow),
      session: { mode: DEFAULT_MODE },
      now: deviceNow,
      nextFrame: inNextFrame,
    }
    const tracking = new OrderTrackingViewModel(deps)
    const screen = new AbortController()
    tracking.start(screen.signal)
    await settled()
    const view = new OrderDetailsViewModel(ID, { ...deps, onScreen: tracking })
    view.start(screen.signal)
    await settled()
    expect([view.rider, world.riderAsked]).toEqual([filip, [ID]])
    await vi.advanceTimersByTimeAsync(30 * SECOND - 1)
    expect(world.riderAsked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(world.riderAsked).toEqual([ID, ID])
    screen.abort()
  })
})
