import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { HOUR, minus } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { CommandsViewModel } from '../../../src/ui/frame/CommandsViewModel.ts'
// Loads the details’ chunk in advance.
import '../../../src/ui/tracking/OrderDetails.tsx'
import { PAGES } from '../../../src/ui/app/pages.ts'
import { HistoryScreen } from '../../../src/ui/history/HistoryScreen.tsx'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { RecentSearchesViewModel } from '../../../src/ui/frame/RecentSearchesViewModel.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { aHistory, anOrder, ORDERED_AT } from '../../support/anOrder.ts'
import { aVendor } from '../../support/aVendor.ts'
import { plain, theDeployment } from '../market/showPage.tsx'
import { flagsOn } from '../tracking/heldRun.ts'
import { historyWorld, shut } from './historyWorld.ts'

/** Friday 13 March 2026, 12:00 in Prague. */
const NOW = ORDERED_AT
const MIDNIGHT = minus(NOW, 12 * HOUR)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const texts = () =>
  new ReactLocalization(
    [
      bundleOf(
        'en',
        theDeployment('dobrego-cz').brand,
        messagesOf('en', [...PAGES.history.texts, 'failure', 'map', 'shell']),
      ),
    ],
    undefined,
    (problem) => {
      throw problem
    },
  )

const outlet = aVendor({ id: 'pekarna-2', name: 'Pekárna Anděl' })

/** The screen at an address, with real use cases. */
const show = async (
  orders: ReadonlyArray<Order>,
  address = '',
  { isParent = false, outletsAllowed = true, mode = 'classic', lacks = '' } = {},
) => {
  const world = historyWorld(orders)
  const bakery = aVendor({ isParent, outlets: isParent ? [outlet] : [] })
  const notices = new NoticesViewModel(deviceNow)
  const portal = {
    deployment: theDeployment('dobrego-cz'),
    locale: 'en',
    locales: ['en'],
    run: world.run,
    now: deviceNow,
    map: {
      open: () => Promise.resolve({ show: () => undefined, fit: () => undefined, close: () => undefined }),
    },
    appearance: { shown: 'light' },
    commands: new CommandsViewModel(),
    flags: flagsOn(),
    help: { isOpen: false },
    notices,
    recentSearches: new RecentSearchesViewModel({ selected: bakery }),
    session: { mode },
    vendors: { selected: bakery, all: [bakery], outletsIncluded: isParent, outletsAllowed, toggleOutlets: vi.fn() },
    lacks: (call: string) => call === lacks,
  } as unknown as Portal
  const router = createMemoryRouter([{ path: '/history/:vendorId?', element: <HistoryScreen /> }], {
    initialEntries: [`/history/pekarna-u-mostu${address}`],
  })
  render(
    <LocalizationProvider l10n={texts()}>
      <PortalContext value={portal}>
        <RouterProvider router={router} />
      </PortalContext>
    </LocalizationProvider>,
  )
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  return { ...world, router, notices, search: () => router.state.location.search }
}

const before = (hours: number, id: string, more: Partial<Order> = {}): Order => {
  const createdAt = minus(MIDNIGHT, hours * HOUR)
  return anOrder({ id: `pekarna-u-mostu-${id}`, createdAt, updatedAt: createdAt, status: 'CANCELLED', ...more })
}
const jana = before(1, 'jana', {
  status: 'DELIVERED',
  createdAt: minus(ORDERED_AT, 24 * HOUR),
  statusHistory: aHistory(['NEW', -24 * 60], ['DELIVERED', -24 * 60 + 27]),
})
const petr = before(2, 'petr', { customer: { ...anOrder().customer, name: 'Petr Malý' } })

const rowsShown = () =>
  screen
    .getAllByRole('row')
    .slice(1, -1)
    .map((row) => plain(row.textContent))

const summary = () => plain(document.querySelector('.history-summary')?.textContent ?? '')

describe('HistoryScreen', () => {
  it('shows time, id, status, customer, address, amounts and duration of each order (HIST-01, COUNTRY-08)', async () => {
    await show([jana])
    expect(rowsShown()).toEqual([
      'Thu, Mar 1212:00K7R2pekarna-u-mostu-janaDeliveredJana Nováková+420 777 123 456Vinohradská 12, Dům U Zlaté studny, 4, PrahaKč 459Kč 8927 min',
    ])
  })

  it('shows the totals of its rows, where a cancelled order costs nothing (HIST-01, HIST-23)', async () => {
    await show([jana, petr])
    const totals = screen.getAllByRole('row').at(-1)
    expect(plain(totals?.textContent ?? '')).toBe('2 ordersAmountsKč 918Delivery feesKč 89')
  })

  it('writes all amounts with decimals if one of them has any (COUNTRY-08)', async () => {
    await show([jana, before(2, 'petr', { status: 'DELIVERED', deliveryFee: { minor: 6_570, currency: 'CZK' } })])
    const amounts = [...document.querySelectorAll('.cell:is(.amount, .fee) bdi')].map((cell) => plain(cell.textContent))
    expect(amounts.toSorted()).toEqual(['Kč 154,70', 'Kč 459,00', 'Kč 459,00', 'Kč 65,70', 'Kč 89,00', 'Kč 918,00'])
  })

  it('shows the totals of all orders, however many are loaded (HIST-01, HIST-09, HIST-21)', async () => {
    await show(Array.from({ length: 31 }, (_, index) => before(1 + index / 9, `n${index}`, { status: 'DELIVERED' })))
    const totals = () => [...document.querySelectorAll('.history-totals')].map((row) => plain(row.textContent))
    await waitFor(() => expect(totals()).toEqual(['All 31 ordersAmountsKč 14 229Delivery feesKč 2 759']))
    expect(summary()).toContain('30 of 31 orders')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(totals()).toEqual(['31 ordersAmountsKč 14 229Delivery feesKč 2 759']))
  })

  it('shows its days, and the time zone once (HIST-15, COUNTRY-07)', async () => {
    await show([jana], '?range=past-week')
    expect(plain(screen.getByText(/Mar 6/, { selector: 'strong' }).textContent)).toMatch(/^Fri, Mar 6\s–\sThu, Mar 12$/)
    expect(screen.getAllByText(/Central European/)).toHaveLength(1)
  })

  it('has no overview at a back end without one', async () => {
    await show([])
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeDefined()
    cleanup()
    await show([], '', { lacks: 'overviewOrders' })
    await screen.findByRole('heading', { name: 'History' })
    expect(screen.queryByRole('heading', { name: 'Overview' })).toBeNull()
  })

  it('filters by status and puts it into the address (HIST-07, HIST-17)', async () => {
    const { search } = await show([jana, petr])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled')
    await waitFor(() => expect(rowsShown()).toHaveLength(1))
    expect(rowsShown()[0]).toContain('Petr Malý')
    await waitFor(() => expect(search()).toBe('?range=yesterday&status=CANCELLED'))
  })

  it('offers late orders as a status, and a reason of cancelling while it is chosen (HIST-19)', async () => {
    const { search } = await show([jana, before(3, 'tom', { status: 'STALLED' })], '?range=yesterday&ending=stalled')
    const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' })
    const shown = () => status.selectedOptions[0]?.textContent
    expect([shown(), rowsShown().length]).toEqual(['No rider was found', 1])
    await userEvent.selectOptions(status, 'Delivered late')
    await waitFor(() => expect(search()).toBe('?range=yesterday&status=DELIVERED&ending=delivered-late'))
    expect([...status.options].map(({ textContent }) => textContent)).not.toContain('No rider was found')
    await userEvent.selectOptions(status, 'Delivered')
    await waitFor(() => expect(rowsShown()).toHaveLength(1))
    await waitFor(() => expect(search()).toBe('?range=yesterday&status=DELIVERED'))
  })

  it('leads to the orders of today, unless these are among the days (HIST-22)', async () => {
    const link = () => screen.queryByRole('link', { name: 'Today’s orders are in Order tracking' })
    await show([jana])
    expect(link()?.getAttribute('href')).toBe('/order-tracking/pekarna-u-mostu')
    cleanup()
    await show([jana], '?range=custom&from=2026-03-12&to=2026-03-13')
    expect(link()).toBeNull()
  })

  it('follows a changed address (HIST-17)', async () => {
    const { router } = await show([jana, petr])
    await act(() => router.navigate('/history/pekarna-u-mostu?range=past-week&status=DELIVERED&q=nov'))
    await waitFor(() => expect(rowsShown()).toHaveLength(1))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Past 7 days' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nov')
  })

  it('starts a custom range with the shown days and marks its errors at the field (HIST-01, HIST-05)', async () => {
    const { asked } = await show([jana], '?range=past-week')
    await userEvent.click(screen.getByRole('radio', { name: 'Other days' }))
    const [first, last] = [screen.getByLabelText<HTMLInputElement>('First day'), screen.getByLabelText('Last day')]
    expect([first.value, asked.length]).toEqual(['2026-03-06', 1])
    await userEvent.clear(last)
    await userEvent.type(last, '2026-03-05')
    expect(screen.getByRole('alert').textContent).toBe('The last day must not be before the first.')
    expect(last.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(screen.getByRole('heading', { name: 'Which days?' })).not.toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('hides the button for more orders when all are loaded (HIST-09)', async () => {
    await show(Array.from({ length: 31 }, (_, index) => before(1 + index / 9, `n${index}`, { status: 'DELIVERED' })))
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getByText(/31.* orders/, { selector: 'span' })).not.toBeNull())
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('shows why no orders could be loaded, and retries (HIST-13, ERR-01)', async () => {
    const { trouble } = await show([jana])
    trouble.failure = shut
    await userEvent.click(screen.getByRole('radio', { name: 'Past 30 days' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/Could not load the past orders\. .*The shop is shut/)).not.toBeNull()
    trouble.failure = undefined
    await userEvent.click(again)
    await waitFor(() => expect(rowsShown()).toHaveLength(1))
  })

  it('shows what was searched, and how far back (HIST-11, HIST-12, TRACK-21)', async () => {
    await show([jana, petr])
    await userEvent.type(screen.getByRole('searchbox'), 'malý')
    expect(summary()).toContain('Searched by code, order number, name and phone in all orders')
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'kvetiny-7f3k2m')
    await waitFor(() => expect(summary()).toContain('Order numbers of this collection point begin with'))
    expect(screen.getByRole('heading', { name: 'No order matches' })).not.toBeNull()
  })

  it('tells a screen reader what was found once typing pauses, not at each keystroke (TRACK-29)', async () => {
    await show([jana, petr])
    const heard = document.querySelector('.history-summary + output')
    await waitFor(() => expect(plain(heard?.textContent ?? '')).toBe('Thu, Mar 12 2 orders'))
    const said: Array<string> = []
    new MutationObserver(() => said.push(plain(heard?.textContent ?? ''))).observe(heard!, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    await userEvent.type(screen.getByRole('searchbox'), 'malý')
    await waitFor(() => expect(said).not.toEqual([]))
    expect(said).toEqual(['Searched by code, order number, name and phone in all orders of these days.'])
  })

  it('opens the details of a clicked row and closes them with Escape (TRACK-19, TRACK-25)', async () => {
    const { search } = await show([jana, petr])
    await userEvent.click(screen.getByRole('link', { name: 'Petr Malý' }))
    const heading = await screen.findByRole('heading', { name: 'Petr Malý' })
    expect(search()).toContain('order_id=pekarna-u-mostu-petr')
    const details = within(screen.getByRole('region', { name: 'Order details' }))
    expect(details.getByText('Two loaves and a cake')).not.toBeNull()
    heading.closest<HTMLElement>('.order-details')?.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Petr Malý' })).toBeNull())
    expect(search()).not.toContain('order_id')
  })

  it('moves between rows with the arrow keys', async () => {
    await show([jana, petr])
    act(() =>
      within(screen.getByRole('table', { name: 'Past orders' }))
        .getAllByRole('link')[0]
        ?.focus(),
    )
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Jana')
    await userEvent.keyboard('{Home}')
    expect(document.activeElement?.textContent).toContain('Petr')
  })

  it('offers the outlets to parents only, if the country allows it, and names them in the rows (PERM-01)', async () => {
    await show([jana], '', { isParent: true })
    expect(screen.getByRole('checkbox', { name: 'Include All Outlets Orders' })).not.toBeNull()
    expect(rowsShown()[0]).toContain('pekarna-u-mostu-janaPekárna')
    cleanup()
    await show([jana], '', { isParent: true, outletsAllowed: false })
    expect(screen.queryByRole('checkbox')).toBeNull()
    cleanup()
    await show([jana])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
