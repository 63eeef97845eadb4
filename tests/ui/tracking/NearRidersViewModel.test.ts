import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minus, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { NearRidersViewModel } from '../../../src/ui/tracking/NearRidersViewModel.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { aTrackedBakery } from './heldRun.ts'

const NOW = minutesLater(30)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const coming = (id: string, more: Partial<Order> = {}) =>
  anOrder({
    id,
    status: 'COURIER_ACCEPTED_DELIVERY',
    statusHistory: aHistory(['COURIER_ACCEPTED_DELIVERY', 20]),
    createdAt: minutesLater(10),
    updatedAt: minutesLater(20),
    ...more,
  })
/** The order when its rider is near, at that minute. */
const near = (order: Order, minute: number): Order => ({
  ...order,
  status: 'NEAR_VENDOR',
  statusHistory: [...order.statusHistory, ...aHistory(['NEAR_VENDOR', minute])],
  updatedAt: minutesLater(minute),
})

/** `minimumEta` is the country's shortest estimate; `isSoundOn` is the stored setting. */
const aCounter = async ({ minimumEta = 15, isSoundOn = true } = {}, ...orders: ReadonlyArray<Order>) => {
  const bakery = aTrackedBakery()
  bakery.load(...orders)
  const signs = { isSoundOn: () => isSoundOn, keepSound: vi.fn(), show: vi.fn(), chime: vi.fn() }
  const { lists, clock } = bakery.view
  const view = new NearRidersViewModel({ lists, clock, minimumEta, signs: () => Promise.resolve(signs) })
  const screen = new AbortController()
  view.start(screen.signal)
  await vi.advanceTimersByTimeAsync(0)
  return { ...bakery, lists, view, signs, leaveScreen: () => screen.abort() }
}
const aFrame = () => vi.advanceTimersToNextFrame()

describe('NearRidersViewModel', () => {
  it('counts near riders until their orders are collected (TRACK-14)', async () => {
    const { push, signs } = await aCounter({}, coming('a'), coming('b'))
    push(near(coming('a'), 30), near(coming('b'), 30))
    vi.advanceTimersByTime(2 * SECOND)
    expect(signs.show.mock.lastCall).toEqual([2])
    push({ ...near(coming('a'), 30), status: 'PICKED_UP', updatedAt: minutesLater(31) })
    vi.advanceTimersByTime(2 * SECOND)
    expect(signs.show.mock.lastCall).toEqual([1])
  })

  it('plays the sound once per rider, not for later updates', async () => {
    const { push, signs } = await aCounter({}, coming('a'))
    push(near(coming('a'), 30))
    aFrame()
    expect(signs.chime).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(MINUTE)
    push({ ...near(coming('a'), 30), updatedAt: minutesLater(31) })
    aFrame()
    expect(signs.chime).toHaveBeenCalledTimes(1)
  })

  it('counts without a sound if it is off', async () => {
    const { push, view, signs } = await aCounter({ isSoundOn: false }, coming('a'))
    push(near(coming('a'), 30))
    aFrame()
    expect(signs.chime).not.toHaveBeenCalled()
    expect(view.count).toBe(1)
  })

  it('recognizes a near rider by time, when a fresh estimate falls below five minutes (TRACK-14, CONST-42)', async () => {
    const estimates = { pickUpAt: plus(plus(NOW, 5 * MINUTE), 8 * SECOND), estimatedAt: NOW }
    const { signs, view } = await aCounter({ minimumEta: 15 }, coming('a', { estimates }))
    expect(view.count).toBe(0)
    vi.advanceTimersByTime(10 * SECOND)
    expect(view.count).toBe(1)
    expect(signs.chime).toHaveBeenCalledTimes(1)
  })

  it('ignores estimates that are old, have passed, or belong to no accepted delivery (TRACK-14, OP-66)', async () => {
    const soon = { pickUpAt: plus(NOW, 2 * MINUTE), estimatedAt: NOW }
    const assigned = coming('a', { status: 'ASSIGNED_TO_TRANSPORT', estimates: soon })
    expect((await aCounter({}, assigned)).view.count).toBe(0)
    const old = { ...soon, estimatedAt: minus(NOW, 3 * MINUTE) }
    expect((await aCounter({}, coming('a', { estimates: old }))).view.count).toBe(0)
    const passed = { pickUpAt: minus(NOW, SECOND), estimatedAt: NOW }
    expect((await aCounter({}, coming('a', { estimates: passed }))).view.count).toBe(0)
  })

  it('counts a rider who is already near when the screen opens, without a sound', async () => {
    const { signs, view } = await aCounter({}, near(coming('a'), 25))
    expect(view.count).toBe(1)
    expect(signs.chime).not.toHaveBeenCalled()
  })

  it('plays one sound if several riders arrive at once', async () => {
    const { push, signs } = await aCounter({}, coming('a'), coming('b'), coming('c'))
    push(near(coming('a'), 30), near(coming('b'), 30), near(coming('c'), 30))
    aFrame()
    expect(signs.chime).toHaveBeenCalledTimes(1)
  })

  it('clears the count when the screen closes', async () => {
    const { signs, leaveScreen } = await aCounter({}, near(coming('a'), 25))
    expect(signs.show.mock.lastCall).toEqual([1])
    leaveScreen()
    expect(signs.show.mock.lastCall).toEqual([0])
  })

  it('clears the count when the vendor changes', async () => {
    const bakery = await aCounter({}, near(coming('a'), 25), coming('b'))
    expect(bakery.view.count).toBe(1)
    bakery.lists.reset()
    expect(bakery.view.count).toBe(0)
    bakery.load(coming('c'))
    expect(bakery.view.count).toBe(0)
    expect(bakery.signs.chime).not.toHaveBeenCalled()
  })
})

describe('NearRidersViewModel: sound', () => {
  it('plays when it is switched on, and stores the setting', async () => {
    const { view, signs } = await aCounter({ isSoundOn: false })
    view.switchSound()
    expect(view.hasSound).toBe(true)
    expect(signs.keepSound.mock.lastCall).toEqual([true])
    expect(signs.chime).toHaveBeenCalledTimes(1)
    view.switchSound()
    expect(signs.keepSound.mock.lastCall).toEqual([false])
    expect(signs.chime).toHaveBeenCalledTimes(1)
  })
})
