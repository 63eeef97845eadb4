import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { instantAt, MINUTE, minus, plus } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts'
import { anOrder } from '../../support/anOrder.ts'
import { screenIs } from '../../support/screenIs.ts'
import { plain } from '../market/showPage.tsx'
import { aSignedInPerson, OUTLET, PARENT, showFrame } from './theFrame.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

/** Noon: a minute ago is the same day. */
const NOW = instantAt(Date.UTC(2026, 2, 10, 11))
const aMinuteAgo = minus(NOW, MINUTE)
const inStatus = (id: string, status: OrderStatus, more: Partial<Order> = {}): Order =>
  anOrder({
    id,
    status,
    vendorId: PARENT.id,
    createdAt: aMinuteAgo,
    updatedAt: aMinuteAgo,
    statusHistory: [{ status, createdAt: aMinuteAgo }],
    ...more,
  })
const onTheWay = inStatus('on-the-way', 'PICKED_UP')

const opened = async (address: string, circumstances: Parameters<typeof aSignedInPerson>[0] = {}, width = 390) => {
  screenIs(width)
  const person = aSignedInPerson(circumstances)
  await person.portal.session.open()
  await person.portal.vendors.load(undefined)
  return { ...person, ...showFrame(person.portal, address), user: userEvent.setup() }
}
const bar = () => screen.getByRole('navigation', { name: 'Quick navigation' })
const places = () =>
  within(bar())
    .getAllByRole('link')
    .map((link) => [plain(link.textContent), link.getAttribute('href'), link.getAttribute('aria-current')])
const trackingIs = (text: string) => waitFor(() => expect(places()[1]?.[0]).toBe(text))

describe('BottomBar', () => {
  it.each([320, 390, 820])('leads to the three places of the vendor at a width of %i px (NAV-23)', async (width) => {
    await opened('/history/cz3000', {}, width)
    expect(places()).toEqual([
      ['Request', '/request-a-rider/cz3000', null],
      ['Tracking', '/order-tracking/cz3000', null],
      ['History', '/history/cz3000', 'page'],
    ])
  })

  it.each([900, 1440])('is absent at a width of %i px, where the top bar has tabs (NAV-23)', async (width) => {
    await opened('/history/cz3000', {}, width)
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  it.each(['guest', 'godroid'] as const)(
    'has the same places for a session in mode %s (NAV-23, OP-48)',
    async (mode) => {
      await opened('/request-a-rider', { visit: { mode, vendorId: 'cz3000' } })
      expect(places().map(([name]) => name)).toEqual(['Request', 'Tracking', 'History'])
    },
  )

  it('opens the drawer and says that it is open (NAV-23, NAV-06)', async () => {
    const { user } = await opened('/request-a-rider')
    const more = screen.getByRole('button', { name: 'More' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await user.click(more)
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
    expect(more.getAttribute('aria-expanded')).toBe('true')
  })

  it('counts orders under way on every screen as they change (NAV-25)', async () => {
    const { push } = await opened('/request-a-rider', { orders: [onTheWay, inStatus('done', 'DELIVERED')] })
    await trackingIs('Tracking1 1 in progress')
    await act(() => push(inStatus('new', 'WAITING_FOR_TRANSPORT')))
    await trackingIs('Tracking2 2 in progress')
    await act(() => push({ ...onTheWay, status: 'DELIVERED', updatedAt: plus(aMinuteAgo, 1) }))
    await trackingIs('Tracking1 1 in progress')
  })

  it('says that orders need attention, also those that are not under way (NAV-25)', async () => {
    await opened('/request-a-rider', {
      orders: [onTheWay, inStatus('unpaid', 'PAYMENT_FAILED'), inStatus('late', 'DELAYED')],
    })
    await trackingIs('Tracking3 2 in progress, 2 need attention')
    expect(bar().querySelector('.bar-count')?.getAttribute('data-tone')).toBe('attention')
  })

  it('shows no number when nothing is under way', async () => {
    const { push } = await opened('/request-a-rider', { orders: [onTheWay] })
    await trackingIs('Tracking1 1 in progress')
    await act(() => push({ ...onTheWay, status: 'DELIVERED', updatedAt: plus(aMinuteAgo, 1) }))
    await trackingIs('Tracking')
  })

  it('has room for two digits', async () => {
    await opened('/request-a-rider', {
      orders: Array.from({ length: 120 }, (_, place) => inStatus(`o-${place}`, 'PICKED_UP')),
    })
    await trackingIs('Tracking99+ 120 in progress')
  })

  it('counts the orders of another vendor when it is selected (NAV-25)', async () => {
    const { portal } = await opened('/request-a-rider', { orders: [onTheWay] })
    await trackingIs('Tracking1 1 in progress')
    act(() => portal.vendors.select(OUTLET.id))
    await trackingIs('Tracking')
  })

  it('keeps the number on the way between screens, and takes over that of order tracking (NAV-25)', async () => {
    const { portal, router } = await opened('/request-a-rider', { orders: [onTheWay] })
    await trackingIs('Tracking1 1 in progress')
    await act(() => router.navigate('/order-tracking/cz3000'))
    expect(places()[1]?.[0]).toBe('Tracking1 1 in progress')
    const stop = portal.underWay.follow({ summary: { underWay: 4, needsYou: 0, either: 4 } })
    await trackingIs('Tracking4 4 in progress')
    act(stop)
    expect(places()[1]?.[0]).toBe('Tracking4 4 in progress')
    await act(() => router.navigate('/history/cz3000'))
    await trackingIs('Tracking1 1 in progress')
  })

  it('gives way to an on-screen keyboard and stays for a page that is zoomed (NAV-24)', async () => {
    const visible = Object.assign(new EventTarget(), { height: 800, scale: 1 })
    vi.stubGlobal('visualViewport', visible)
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
    const become = (change: Partial<typeof visible>) =>
      act(() => {
        Object.assign(visible, change)
        visible.dispatchEvent(new Event('resize'))
      })
    await opened('/request-a-rider')
    const isShown = () => screen.queryByRole('button', { name: 'More' }) !== null
    become({ height: 480 })
    expect(isShown()).toBe(false)
    become({ height: 800 })
    expect(isShown()).toBe(true)
    become({ height: 400, scale: 2 })
    expect(isShown()).toBe(true)
    become({ height: 740, scale: 1 })
    expect(isShown()).toBe(true)
  })
})
