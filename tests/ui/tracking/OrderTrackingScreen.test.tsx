import { updateWith } from '../../../src/domain/order/liveUpdate.ts'
import { LocalizationProvider } from '@fluent/react'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import type { MapScene } from '../../../src/application/ports/DeliveryMap.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { minus, MINUTE, SECOND } from '../../../src/domain/instant.ts'
import type { LinkFacts } from '../../../src/domain/order/liveness.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import type { Vehicle } from '../../../src/domain/order/vehicle.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { CommandsViewModel } from '../../../src/ui/frame/CommandsViewModel.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { UnderWayViewModel } from '../../../src/ui/frame/UnderWayViewModel.ts'
import { OrderTrackingScreen } from '../../../src/ui/tracking/OrderTrackingScreen.tsx'
import { LightPagesContext } from '../../../src/ui/frame/LightPages.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { RecentSearchesViewModel } from '../../../src/ui/frame/RecentSearchesViewModel.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { UNHEARD } from '../../support/linkFacts.ts'
import { aVendor } from '../../support/aVendor.ts'
import { lightPages } from '../../support/lightPages.ts'
import { inNextFrame } from '../../support/inNextFrame.ts'
import { noSigns } from '../../support/noSigns.ts'
import { screenIs } from '../../support/screenIs.ts'
import { plain, theDeployment, TRANSLATED } from '../market/showPage.tsx'
import { flagsOn, heldRun } from './heldRun.ts'
import { trackingTexts } from './trackingTexts.ts'

const NOW = minutesLater(8)
const ID = 'pekarna-u-mostu-7f3k2'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(720)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

interface Wanted {
  readonly path?: string
  readonly locale?: Locale
  readonly flags?: ReadonlyArray<FlagName>
  readonly isHelpOpen?: boolean
}

/** The screen at an address; tests answer its streams and calls. */
const show = (wanted: Wanted = {}) => {
  const { path = '/order-tracking/pekarna-u-mostu', locale = 'en', flags = [], isHelpOpen = false } = wanted
  const held = heldRun()
  const scenes: MapScene[] = []
  const opened = vi.fn()
  const notices = new NoticesViewModel(deviceNow)
  const bakery = aVendor()
  const underWay = new UnderWayViewModel()
  const portal = {
    deployment: theDeployment('dobrego-cz'),
    locale,
    locales: [locale],
    run: held.run,
    now: () => Date.now(),
    nextFrame: inNextFrame,
    nearRiderSigns: () => noSigns,
    map: {
      open: (_: HTMLElement, scene: MapScene) => {
        opened()
        scenes.push(scene)
        return Promise.resolve({
          show: (next: MapScene) => scenes.push(next),
          fit: () => undefined,
          close: () => undefined,
        })
      },
    },
    appearance: { shown: 'light' },
    commands: new CommandsViewModel(),
    flags: flagsOn(...flags),
    help: { isOpen: isHelpOpen },
    notices,
    recentSearches: new RecentSearchesViewModel({ selected: bakery }),
    session: { mode: 'classic' },
    underWay,
    vendors: { selected: bakery, all: [bakery], outletsIncluded: false },
    lacks: () => false,
  } as unknown as Portal
  const router = createMemoryRouter([{ path: '/order-tracking/:vendorId?', element: <OrderTrackingScreen /> }], {
    initialEntries: ['/order-tracking', path],
  })
  render(
    <LocalizationProvider l10n={trackingTexts(locale)}>
      <LightPagesContext value={lightPages()}>
        <PortalContext value={portal}>
          <RouterProvider router={router} />
        </PortalContext>
      </LightPagesContext>
    </LocalizationProvider>,
  )
  const emit = (stream: number, value: unknown) => act(() => held.streams[stream]?.emit(value))
  return {
    ...held,
    scenes,
    opened,
    notices,
    underWay,
    router,
    emit,
    load: (...orders: ReadonlyArray<Order>) => emit(0, { kind: 'loaded', orders }),
    push: (...orders: ReadonlyArray<Order>) =>
      emit(0, { kind: 'updates', updates: orders.map((order) => updateWith(order, NOW)) }),
  }
}
const jana = anOrder()
const petr = anOrder({
  id: 'petr-1',
  createdAt: minutesLater(4),
  status: 'COURIER_ACCEPTED_DELIVERY',
  statusHistory: aHistory(['NEW', 4], ['WAITING_FOR_TRANSPORT', 5], ['COURIER_ACCEPTED_DELIVERY', 7]),
  customer: { ...jana.customer, name: 'Petr Malý' },
  rider: { name: 'Filip Marek', phoneNumber: '+420 777 000 001' },
})
const rowsShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(row.textContent))
const detailsOf = async (customer: string) => {
  const heading = await screen.findByRole('heading', { name: customer })
  const pane = heading.closest<HTMLElement>('.order-details')
  if (!pane) throw new Error('the heading stands outside the details')
  return within(pane)
}

const moreActions = async (details: Awaited<ReturnType<typeof detailsOf>>) => {
  fireEvent.click(details.getByRole('button', { name: 'More actions' }))
  return within(await screen.findByRole('dialog', { name: 'More actions' }))
}

describe('OrderTrackingScreen', () => {
  it('starts the search that another screen asks for once: closing the details keeps what was typed since (TRACK-21)', async () => {
    const { load, router } = show()
    load(jana, petr)
    await act(() => router.navigate('/order-tracking/pekarna-u-mostu', { state: { search: 'Jana' } }))
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    await waitFor(() => expect(box.value).toBe('Jana'))
    fireEvent.change(box, { target: { value: 'Petr' } })
    await act(() => router.navigate('/order-tracking/pekarna-u-mostu?order_id=petr-1'))
    await act(() => router.navigate(-1))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Petr')
  })

  it.each(['/order-tracking', '/order-tracking/pekarna-u-mostu'])('shows today’s orders at %s (ROUTE-07)', (path) => {
    const { load } = show({ path })
    load(jana, petr)
    expect(rowsShown()).toHaveLength(2)
  })

  it('shows five lists with their counts, and the matches during a search (TRACK-01)', async () => {
    const { load } = show()
    load(jana, petr, anOrder({ id: 'done', status: 'DELIVERED' }))
    const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
    expect(tabs()).toEqual(['New2', 'Scheduled0', 'Collected0', 'Delivered1', 'Cancelled0'])
    await userEvent.type(screen.getByRole('searchbox'), 'petr')
    expect(tabs().at(-1)).toBe('Found1')
    expect(rowsShown()).toHaveLength(1)
  })

  it('moves between the lists with the arrow keys (TRACK-01)', async () => {
    const { load } = show()
    load(jana, anOrder({ id: 'done', status: 'CANCELLED' }))
    act(() => screen.getByRole('tab', { name: /New/ }).focus())
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Cancelled1')
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  })

  it('shows status, customer, time, rider and amount in each row (TRACK-08, TRACK-09, COUNTRY-08)', () => {
    const { load } = show()
    load(jana, petr)
    expect(rowsShown()).toEqual([
      'Rider comingK7R2Petr MalýVinohradská 12, Dům U Zlaté studny, 4, Praha12:044 min. agoDrop-off by 13:04 · 56 minFilip MarekKč 459',
      'Finding a riderK7R2Jana NovákováVinohradská 12, Dům U Zlaté studny, 4, Praha12:008 min. agoDrop-off by 13:00 · 52 minKč 459',
    ])
  })

  it('writes all amounts with decimals if one of them has any (COUNTRY-08)', () => {
    const { load } = show()
    load(jana, { ...petr, order: { ...petr.order, amount: { minor: 12_050, currency: 'CZK' } } })
    expect(rowsShown().map((row) => /Kč .*$/.exec(row)?.[0])).toEqual(['Kč 120,50', 'Kč 459,00'])
  })

  it('draws the vehicle of each rider, and a person when it is unknown (VIEW-03)', () => {
    const { load } = show()
    const rider = { name: 'Filip', phoneNumber: '' }
    const by = (id: string, vehicle?: Vehicle) => ({ ...petr, id, rider: { ...rider, ...(vehicle && { vehicle }) } })
    load(by('a', 'BICYCLE'), by('b', 'MOTORBIKE'), by('c', 'CAR'), by('d'))
    const drawings = [...document.querySelectorAll('.rider-name path')].map((path) => path.getAttribute('d'))
    expect(new Set(drawings).size).toBe(4)
  })

  it('hides a rider who is no longer assigned (TRACK-09)', () => {
    const { load } = show()
    load({ ...petr, statusHistory: aHistory(['COURIER_ACCEPTED_DELIVERY', 5], ['WAITING_FOR_TRANSPORT', 6]) })
    expect(rowsShown()[0]).not.toContain('Filip')
  })

  it('shows the time zone once (COUNTRY-07)', () => {
    show()
    expect(screen.getAllByText(/Central European/)).toHaveLength(1)
  })

  it('offers the next action in an empty list (TRACK-01)', () => {
    const { load } = show()
    load()
    expect(screen.getByRole('link', { name: 'Request a rider' }).getAttribute('href')).toBe(
      '/request-a-rider/pekarna-u-mostu',
    )
  })

  it('shows why no orders could be loaded, with the service’s message, and retries (TRACK-24, ERR-02)', async () => {
    const { emit, streams } = show()
    emit(0, { kind: 'failed', failure: { _tag: 'ServiceRefusal', text: { id: 'x' }, message: 'The oven is on fire.' } })
    expect(screen.getByText(/The oven is on fire/)).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(streams).toHaveLength(2)
  })

  it('shows a pushed change in its row and announces it politely (LIVE-09)', () => {
    const { load, push } = show()
    load(jana)
    push({ ...jana, status: 'ASSIGNED_TO_TRANSPORT', updatedAt: NOW })
    expect(rowsShown()[0]).toContain('Rider assigned')
    expect(screen.getAllByRole('status').map((told) => plain(told.textContent))).toContain(
      'Order for Jana Nováková: Rider assigned',
    )
  })

  it('shows how live the data is (LIVE-11)', () => {
    const { emit } = show()
    const told = (facts: Partial<LinkFacts>) => {
      emit(0, { kind: 'link', facts: { ...UNHEARD, trueAt: NOW - 40_000, ...facts } })
      return plain(document.querySelector('.live-state')?.textContent ?? null)
    }
    const lost = { socket: 'down', lostAt: minus(NOW, 30_000) } as const
    expect(told({ socket: 'up', lastMessageAt: minus(NOW, 3_000) })).toBe('Live3 sec. ago')
    expect(told({ ...lost, lostAt: NOW })).toBe('Reconnecting')
    expect(told(lost)).toBe('Updated 40 sec. ago')
    expect(told({ ...lost, isRefused: true })).toMatch(/^No connection, shown as of \d\d:\d\d$/)
    expect(told({ ...lost, hasNetwork: false })).toMatch(/^OfflineShown as of \d\d:\d\d$/)
  })
})

describe('OrderTrackingScreen: details', () => {
  it('open from a row, with a history entry, and close again (TRACK-25)', async () => {
    const { load, router } = show()
    load(jana, petr)
    await userEvent.click(screen.getByRole('link', { name: 'Petr Malý' }))
    expect(router.state.location.search).toBe('?order_id=petr-1')
    await detailsOf('Petr Malý')
    await userEvent.click(screen.getByRole('link', { name: 'Jana Nováková' }))
    expect(router.state.location.search).toBe(`?order_id=${ID}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Close the details' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(router.state.location.pathname).toBe('/order-tracking/pekarna-u-mostu')
  })

  it('open by keyboard, take the focus, and return it on Escape (TRACK-25)', async () => {
    const { load } = show()
    load(jana, petr)
    act(() => screen.getByRole('link', { name: 'Petr Malý' }).focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Jana Nováková')
    await userEvent.keyboard('{Enter}')
    await detailsOf('Jana Nováková')
    await waitFor(() => expect(document.activeElement?.className).toBe('order-details'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Jana Nováková'))
  })

  it('open from the address (TRACK-25, OP-69)', async () => {
    const { load } = show({ path: `/order-tracking?order_id=${ID}` })
    load(jana)
    expect((await detailsOf('Jana Nováková')).getByText(ID)).not.toBeNull()
  })

  it.each([
    [['ModifyOrder'], 'WAITING_FOR_TRANSPORT', ['Edit', 'Order again']],
    [['ModifyOrder'], 'PICKED_UP', ['Order again']],
    [[], 'WAITING_FOR_TRANSPORT', ['Order again']],
  ] as const)('offer with %s in %s: %s (EDIT-01, EDIT-02, FLAG-07 ModifyOrder)', async (flags, status, offered) => {
    const { load } = show({ path: '/order-tracking?order_id=petr-1', flags })
    load({ ...petr, status, statusHistory: [{ status, createdAt: petr.createdAt }] })
    const details = await detailsOf('Petr Malý')
    const links = [...details.getAllByRole('link'), ...(await moreActions(details)).getAllByRole('link')]
    const requests = links.filter((link) => link.getAttribute('href')?.startsWith('/request'))
    expect(requests.map((link) => link.textContent)).toEqual(offered)
  })

  it('show customer, rider, items, payment and every step with its minutes (TRACK-19)', async () => {
    const { load, emit } = show({ path: '/order-tracking?order_id=petr-1' })
    load(petr)
    const details = await detailsOf('Petr Malý')
    emit(1, {
      id: 'r',
      name: 'Filip Marek',
      phoneNumber: '+420 777 000 001',
      vehicle: 'BICYCLE',
      position: { latitude: 50.08, longitude: 14.43 },
      locatedAt: NOW - 20_000,
      route: [],
    })
    expect(details.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+420777000001',
      'sms:+420777000001',
      'tel:+420777123456',
    ])
    const words = plain(document.querySelector('.details-body')?.textContent ?? '')
    for (const part of [
      'Filip Marek',
      'Bicycle',
      'Last seen 20 sec. ago',
      'Ring twice',
      'Two loaves and a cake',
      'Cash on delivery',
      'Kč 459',
      'Kč 89',
    ])
      expect(words).toContain(part)
    expect(details.getAllByRole('listitem').map((step) => plain(step.textContent))).toEqual([
      'New1 min12:04',
      'Finding a rider2 min12:05',
      'Rider comingfor 1 min12:07',
    ])
  })

  it('show the usual times of each step once they are known, and mark slower steps (ADR 25)', async () => {
    const { load, calls } = show({ path: '/order-tracking?order_id=petr-1' })
    load(petr)
    const details = await detailsOf('Petr Malý')
    const steps = () => details.getAllByRole('listitem').map((step) => plain(step.textContent))
    const before = steps()
    await act(async () =>
      calls[0]?.answer({
        kind: 'done',
        value: [
          { status: 'NEW', next: 'WAITING_FOR_TRANSPORT', median: 20 * SECOND, slow: 70 * SECOND },
          { status: 'WAITING_FOR_TRANSPORT', next: 'COURIER_ACCEPTED_DELIVERY', median: MINUTE, slow: 1.5 * MINUTE },
        ],
      }),
    )
    expect(before.join()).not.toContain('usually')
    expect(steps()).toEqual([
      'New1 minusually under 1 min12:04',
      'Finding a rider2 minusually 1 minSlower than usual12:05',
      'Rider comingfor 1 min12:07',
    ])
    expect(details.getByText(/^“Usually” is/)).not.toBeNull()
  })

  it('report a returned assignment, a pre-order’s wait, and the expected return (TRACK-09, STATUS-08)', async () => {
    const { load, push } = show({ path: `/order-tracking?order_id=${ID}` })
    load({
      ...jana,
      preorderedFor: minutesLater(100),
      statusHistory: aHistory(
        ['WAITING_FOR_TRANSPORT', 0],
        ['COURIER_ACCEPTED_DELIVERY', 2],
        ['WAITING_FOR_TRANSPORT', 5],
      ),
    })
    const details = await detailsOf('Jana Nováková')
    const last = () => plain(details.getAllByRole('listitem').at(-1)?.textContent ?? '')
    expect(last()).toBe(
      'Finding a riderThe rider gave it back, another one is being looked forfor 3 minWaits for 13:4012:05',
    )
    push({
      ...jana,
      status: 'RETURN_INITIATED',
      updatedAt: NOW,
      statusHistory: aHistory(['PICKED_UP', -15], ['NEAR_CUSTOMER', -5], ['RETURN_INITIATED', 8]),
    })
    await waitFor(() => expect(last()).toContain('Expected back around 12:18'))
  })

  it.each([
    ['DELIVERED', false],
    ['CANCELLED', false],
    ['NEAR_CUSTOMER', true],
    ['RETURN_INITIATED', true],
  ] as const)('offer to call, message and copy the rider in %s: %s (TRACK-10, TRACK-19)', async (status, isReached) => {
    const { load } = show({ path: '/order-tracking?order_id=petr-1' })
    load({ ...petr, status })
    const details = await detailsOf('Petr Malý')
    expect(details.getByText('Filip Marek')).not.toBeNull()
    const ways = [
      details.queryByRole('link', { name: /^Call .*Filip/ }),
      details.queryByRole('link', { name: /^Send a message to .*Filip/ }),
      details.queryByRole('button', { name: /^Copy the number of .*Filip/ }),
    ]
    expect(ways.map((way) => way !== null)).toEqual([isReached, isReached, isReached])
  })

  const told = (place: string) =>
    [...document.querySelectorAll(`${place} :is(.time-promise, .promise-trouble)`)].map((line) =>
      plain(line.textContent),
    )

  it('show what is promised by the clock of the country, with what is left (COUNTRY-07, TRACK-12, TIME-01)', async () => {
    const { load, push } = show({ path: '/order-tracking?order_id=petr-1' })
    const estimates = { pickUpAt: minutesLater(15), dropOffAt: minutesLater(30), estimatedAt: NOW }
    load({ ...petr, estimates })
    await detailsOf('Petr Malý')
    await waitFor(() => expect(told('.order-details')).toEqual(['Pick-up 12:15 · 7 min', 'Drop-off by 13:04 · 56 min']))
    expect(told('.order-row')).toEqual(['Pick-up 12:15 · 7 min'])
    push({ ...petr, status: 'PICKED_UP', updatedAt: minutesLater(9), estimates })
    await waitFor(() => expect(told('.order-details')).toEqual(['Drop-off 12:30 · 22 min']))
    push({
      ...petr,
      status: 'NEAR_CUSTOMER',
      updatedAt: minutesLater(10),
      estimates: { ...estimates, dropOffAt: minutesLater(12) },
    })
    await waitFor(() => expect(told('.order-details')).toEqual(['Drop-off 12:12 · any moment']))
  })

  it('show how old an estimate is only when it is old, and how late the order is (TIME-03, ADR 36)', async () => {
    const { load, push } = show({ path: '/order-tracking?order_id=petr-1' })
    const estimated = (minutesAgo: number, dropOff: number, updated: number): Order => ({
      ...petr,
      status: 'PICKED_UP',
      updatedAt: minutesLater(updated),
      estimates: { dropOffAt: minutesLater(dropOff), estimatedAt: minus(NOW, minutesAgo * MINUTE) },
    })
    load(estimated(4, 30, 8))
    await detailsOf('Petr Malý')
    await waitFor(() => expect(told('.order-details')).toEqual(['Drop-off 12:30 · 22 min', 'estimate 4 min old']))
    push(estimated(6, 30, 9))
    await waitFor(() =>
      expect(told('.order-details')).toEqual([
        'Drop-off 12:30 · 22 min',
        'estimate 6 min old',
        'Drop-off by 13:04 · 56 min',
      ]),
    )
    push(estimated(0, 5, 10))
    await waitFor(() => expect(told('.order-details')).toEqual(['Drop-off 12:05', 'Late by 3 min']))
  })

  it.each(ORDER_STATUSES)('show a map in %s unless that status hides it (TRACK-13)', async (status) => {
    const { load, opened } = show({ path: `/order-tracking?order_id=${ID}` })
    load({ ...jana, status })
    await detailsOf('Jana Nováková')
    expect(opened).toHaveBeenCalledTimes(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'].includes(status) ? 0 : 1)
  })

  it('show collection point, customer and rider on the map and in words (TRACK-13, TRACK-19)', async () => {
    const { load, emit, push, scenes } = show({ path: '/order-tracking?order_id=petr-1' })
    load(petr)
    const details = await detailsOf('Petr Malý')
    emit(1, {
      ...petr.rider,
      id: 'r',
      vehicle: 'CAR',
      position: { latitude: 50.08, longitude: 14.43 },
      locatedAt: NOW,
      route: [],
    })
    await waitFor(() =>
      expect(scenes.at(-1)?.pins.map(({ kind }) => kind)).toEqual(['collection', 'destination', 'rider']),
    )
    expect(details.getByText('Pekárna u mostu')).not.toBeNull()
    const words = () => plain(document.querySelector('.map-in-words')?.textContent ?? '')
    expect(words()).toMatch(/^Filip Marek is 1 km from the collection point, updated now$/)
    push({ ...petr, status: 'PICKED_UP', updatedAt: NOW })
    await waitFor(() => expect(words()).toMatch(/^Filip Marek is .* from the drop-off, updated now$/))
  })

  it('draw the vehicle of the rider on the map, and a person when it is unknown (VIEW-03)', async () => {
    const { load, emit, scenes } = show({ path: '/order-tracking?order_id=petr-1' })
    load(petr)
    await detailsOf('Petr Malý')
    const drawn = () => {
      const sign = scenes.at(-1)?.pins.find(({ kind }) => kind === 'rider')?.sign ?? ''
      return document.getElementById(sign)?.innerHTML
    }
    const rider = { ...petr.rider, id: 'r', position: { latitude: 50.08, longitude: 14.43 }, locatedAt: NOW, route: [] }
    const drawings: Array<string | undefined> = []
    for (const vehicle of ['CAR', 'BICYCLE', undefined]) {
      emit(1, { ...rider, ...(vehicle && { vehicle }) })
      await waitFor(() => expect(drawings).not.toContain(drawn()))
      drawings.push(drawn())
    }
    expect(drawings).not.toContain(undefined)
  })

  it('show a rider of whom neither name, vehicle nor place is known as a rider (VIEW-03)', async () => {
    const { load, emit, scenes } = show({ path: '/order-tracking?order_id=petr-1' })
    load({ ...petr, rider: { name: '', phoneNumber: '' } })
    const details = await detailsOf('Petr Malý')
    emit(1, { id: 'r', name: '', phoneNumber: '', route: [] })
    const card = details.getByRole('heading', { name: 'Rider' }).parentElement
    expect(plain(card?.textContent ?? '')).toBe('RiderRider')
    expect(card?.querySelector('svg path')).not.toBeNull()
    expect(scenes.at(-1)?.pins.map(({ kind }) => kind)).toEqual(['collection', 'destination'])
    expect(plain(document.querySelector('.map-in-words')?.textContent ?? '')).toMatch(/km|m/)
    expect(document.querySelector('.order-row .rider-name')?.textContent).toBe('Rider')
  })
})

describe('OrderTrackingScreen: cancelling', () => {
  it('asks for the reason, marks a missing one, and sends it (CANC-01, CANC-04, TRACK-20)', async () => {
    const { load, calls, notices } = show({ path: `/order-tracking?order_id=${ID}` })
    load(jana)
    const details = await detailsOf('Jana Nováková')
    await userEvent.click(details.getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(dialog.getByRole('alert').textContent).toBe('Please choose a reason.')
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'The customer cancelled' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'In your words' }), 'It burnt')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(notices.shown[0]?.messageId).toBe('action-attempt-cancel')
    await act(async () =>
      calls.at(-1)?.answer({ kind: 'done', value: { ...jana, status: 'CANCELLED', updatedAt: NOW } }),
    )
    const done = within(await screen.findByRole('dialog', { name: 'Cancelled' }))
    const again = done.getByRole('link', { name: 'Order again' })
    expect(again.getAttribute('href')).toBe(`/request-a-rider/pekarna-u-mostu?again=${ID}`)
    expect(document.activeElement).toBe(again)
    await userEvent.click(done.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(details.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('counts the characters of a long reason (OP-24)', async () => {
    const { load } = show({ path: `/order-tracking?order_id=${ID}` })
    load(jana)
    const details = await detailsOf('Jana Nováková')
    await userEvent.click(details.getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }))
    const words = dialog.getByRole('textbox', { name: 'In your words' })
    const counterAt = (length: number) => {
      fireEvent.change(words, { target: { value: 'x'.repeat(length) } })
      return plain(dialog.getByText(/^\S*\d+\S* of/).textContent)
    }
    expect([199, 200, 201].map(counterAt)).toEqual(['199 of 200', '200 of 200', '201 of 200: too long'])
  })

  it('is not offered if the rules refuse it; shows why and the time left (CANC-01, CANC-02)', async () => {
    const { load } = show({ path: `/order-tracking?order_id=${ID}` })
    load({
      ...jana,
      status: 'PAYMENT_COMMITTED',
      statusHistory: aHistory(['PAYMENT_COMMITTED', 0]),
      updatedAt: minus(NOW, 8 * MINUTE),
    })
    const details = await detailsOf('Jana Nováková')
    expect(details.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    const menu = await moreActions(details)
    expect(menu.getByRole('button', { name: 'Cancel order' }).getAttribute('aria-disabled')).toBe('true')
    expect(plain(menu.getByText(/It can be cancelled in/).textContent)).toContain('in 2:00.')
    fireEvent.click(menu.getByRole('button', { name: 'Cancel order' }))
    expect(screen.queryByRole('dialog', { name: /^Cancel the order/ })).toBeNull()
  })
})

describe('OrderTrackingScreen: an order that goes wrong', () => {
  const delayed: Order = {
    ...petr,
    status: 'DELAYED',
    statusHistory: [...petr.statusHistory, { status: 'DELAYED', createdAt: minutesLater(6) }],
  }
  const ways = (area: Awaited<ReturnType<typeof detailsOf>>) =>
    within(area.getByText('Call the rider').closest('.order-trouble') as HTMLElement)

  it('says what is wrong in the list, and offers in the details what a person would do (AID-01)', async () => {
    const { load } = show({ path: '/order-tracking?order_id=petr-1' })
    load(delayed)
    const details = await detailsOf('Petr Malý')
    expect(plain(document.querySelector('.order-row')?.textContent ?? '')).toContain('Delayed for 2 min')
    const card = ways(details)
    expect(card.getByRole('link', { name: 'Call the rider' }).getAttribute('href')).toBe('tel:+420777000001')
    expect(card.getByRole('link', { name: 'Request another rider' }).getAttribute('href')).toBe(
      '/request-a-rider/pekarna-u-mostu?again=petr-1',
    )
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Tell the customer',
      'Write to support',
    ])
  })

  it('prepares a message to the customer, which can be changed before the device sends it (AID-02)', async () => {
    const copied = vi.fn(() => Promise.resolve())
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: copied } as unknown as Clipboard)
    const { load } = show({ path: '/order-tracking?order_id=petr-1' })
    load(delayed)
    fireEvent.click(ways(await detailsOf('Petr Malý')).getByRole('button', { name: 'Tell the customer' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Message to .*Petr Malý/ }))
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    expect(field.value).toBe(
      `Hello Petr Malý, your order ${petr.code} from ${aVendor().name} is taking longer than planned. We are sorry for the wait.\n` +
        `Follow your order here: ${location.origin}/tracking/petr-1?vendorId=pekarna-u-mostu`,
    )
    fireEvent.change(field, { target: { value: 'Soon & safe' } })
    expect(dialog.getByRole('link', { name: 'Send as SMS' }).getAttribute('href')).toBe(
      'sms:+420777123456?&body=Soon%20%26%20safe',
    )
    expect(dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/420777123456?text=Soon%20%26%20safe',
    )
    fireEvent.click(dialog.getByRole('button', { name: 'Copy text' }))
    expect(copied).toHaveBeenCalledWith('Soon & safe')
  })

  it('says that copying failed on a page without a clipboard, such as one without TLS (ERR-15)', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    const { load, notices } = show({ path: '/order-tracking?order_id=petr-1' })
    load(delayed)
    fireEvent.click(ways(await detailsOf('Petr Malý')).getByRole('button', { name: 'Tell the customer' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Message to .*Petr Malý/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Copy text' }))
    await waitFor(() => expect(notices.shown.map(({ messageId }) => messageId)).toEqual(['order-copy-failed']))
  })

  it('tells the customer the expected time while it is known and fresh (AID-02, TIME-03)', async () => {
    const { load } = show({ path: '/order-tracking?order_id=petr-1' })
    const late = { dropOffAt: minutesLater(5), estimatedAt: NOW }
    load({
      ...petr,
      status: 'PICKED_UP',
      preorderedFor: minutesLater(7),
      estimates: { ...late, dropOffAt: minutesLater(20) },
    })
    const details = await detailsOf('Petr Malý')
    fireEvent.click(details.getByRole('button', { name: 'Tell the customer' }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    expect(plain(field.value)).toContain('We expect it at about 12:20.')
  })

  it('sends the link with the business and the arrival to the customer directly (SHARE-01 to SHARE-03)', async () => {
    const { load } = show({ path: '/order-tracking?order_id=petr-1' })
    load({ ...petr, status: 'PICKED_UP', estimates: { dropOffAt: minutesLater(20), estimatedAt: NOW } })
    const details = await detailsOf('Petr Malý')
    fireEvent.click(details.getByRole('button', { name: 'Share tracking link' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Share tracking link' }))
    const text =
      `The order from ${aVendor().name} arrives about 12:20. Follow it here: ` +
      `${location.origin}/tracking/petr-1?vendorId=pekarna-u-mostu`
    expect(menu.getByRole('link', { name: 'WhatsApp to Petr Malý' }).getAttribute('href')).toBe(
      `https://wa.me/420777123456?text=${encodeURIComponent(text)}`,
    )
    expect(menu.getByRole('link', { name: 'SMS to Petr Malý' }).getAttribute('href')).toBe(
      `sms:+420777123456?&body=${encodeURIComponent(text)}`,
    )
    expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Copy tracking link',
      'Copy text',
    ])
  })

  it('writes to support with the order in the mail, from any order (AID-03)', async () => {
    const { load } = show({ path: '/order-tracking?order_id=petr-1' })
    load(delayed)
    const menu = await moreActions(await detailsOf('Petr Malý'))
    fireEvent.click(menu.getByRole('button', { name: 'Write to support' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Write to support' }))
    const mail = new URL(dialog.getByRole('link', { name: 'Open email' }).getAttribute('href') ?? '')
    expect(mail.pathname).toBe('support@dobrego.example')
    expect(mail.searchParams.get('subject')).toBe(`Order ${petr.code}: Delayed`)
    const body = plain(mail.searchParams.get('body') ?? '')
    for (const part of ['petr-1', petr.code, 'Delayed for 2 min', '/order-tracking/pekarna-u-mostu?order_id=petr-1'])
      expect(body).toContain(part)
    expect(body).not.toContain('Petr Malý')
  })
})

describe('OrderTrackingScreen beside the help panel', () => {
  it.each([
    [1440, false, 'beside'],
    [1440, true, 'over'],
    [1840, true, 'beside'],
  ])('has, in a window of %i px with help %s, the details %s the list', async (width, isHelpOpen, where) => {
    screenIs(width)
    const { load } = show({ isHelpOpen, path: '/order-tracking?order_id=petr-1' })
    load(petr, jana)
    const details = await detailsOf('Petr Malý')
    expect(details.queryAllByRole('button', { name: 'Back to the list' })).toHaveLength(where === 'over' ? 1 : 0)
  })
})

describe.each(TRANSLATED)('OrderTrackingScreen in %s', (locale) => {
  it('has all its texts, including the details (TRACK-01, TRACK-19)', async () => {
    const { load } = show({ locale, path: '/order-tracking?order_id=petr-1' })
    load(petr, { ...jana, order: { ...jana.order, coldBagNeeded: true }, ageValidationRequired: true })
    const details = await detailsOf('Petr Malý')
    expect(details.getAllByRole('heading').map((heading) => heading.textContent)).not.toContain('')
  })
})
