import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import type { HistoryOverview, OverviewFigures } from '../../../src/domain/history/overview.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { OverviewColumns } from '../../../src/ui/history/OverviewColumns.tsx'
import { OverviewCounts } from '../../../src/ui/history/OverviewCounts.tsx'
import { DaysTable, OutletsTable } from '../../../src/ui/history/OverviewTables.tsx'
import { ReasonBars } from '../../../src/ui/history/ReasonBars.tsx'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { aVendor } from '../../support/aVendor.ts'
import { plain, theDeployment, TRANSLATED } from '../market/showPage.tsx'

afterEach(cleanup)

const MINUTE = 60_000
const figures = (orders: number, more: Partial<OverviewFigures> = {}): OverviewFigures => ({
  orders,
  delivered: orders,
  cancelled: 0,
  late: 0,
  toDeliver: { median: 25 * MINUTE, ninetieth: 40 * MINUTE },
  fees: { minor: orders * 10_000, currency: 'CZK' },
  ...more,
})
const overview = (days: number, more: Partial<HistoryOverview> = {}): HistoryOverview => ({
  totals: figures(32, { cancelled: 3 }),
  before: figures(28, { cancelled: 5 }),
  days: Array.from({ length: days }, (_, day) => ({ day: `2026-03-0${day + 1}`, ...figures(4) })),
  reasons: [],
  ...more,
})

const show = (content: ReactNode, locale: Locale = 'en', vendors = {}) => {
  const deployment = theDeployment('dobrego-cz')
  const texts = new ReactLocalization(
    [
      bundleOf(
        locale,
        deployment.brand,
        messagesOf(locale, ['history', 'overview', 'order', 'fields', 'status', 'failure', 'shell']),
      ),
    ],
    undefined,
    (problem) => {
      throw problem
    },
  )
  return render(
    <LocalizationProvider l10n={texts}>
      <PortalContext value={{ deployment, locale, vendors } as unknown as Portal}>{content}</PortalContext>
    </LocalizationProvider>,
  )
}

const view = {
  isComparable: true,
  isChosen: () => false,
  isNarrowedTo: () => false,
  narrowTo: vi.fn(),
  showDay: vi.fn(),
}

const changes = () =>
  [...document.querySelectorAll<HTMLElement>('.change')].map((line) => [
    plain(line.textContent),
    line.querySelector('svg')?.dataset['icon'],
    line.dataset['sense'],
  ])

/** The figures without charts. */
const showFigures = (told: HistoryOverview, isComparable = true, locale: Locale = 'en') =>
  show(<OverviewColumns overview={told} charted={[]} view={{ ...view, isComparable }} />, locale)

describe('OverviewColumns', () => {
  it('say in words and as a shape how the figures differ from the week before, and what is better (HIST-18)', () => {
    const toDeliver = { median: 22 * MINUTE, ninetieth: 40 * MINUTE }
    const before = figures(28, { cancelled: 5, toDeliver, fees: { minor: 326_570, currency: 'CZK' } })
    showFigures(overview(7, { before }))
    expect(changes()).toEqual([
      ['4 more than the week before', 'caret-up', undefined],
      ['3 min slower than the week before', 'caret-up', 'worse'],
      ['Kč 65,70 less than the week before', 'caret-down', undefined],
      ['2 fewer than the week before', 'caret-down', 'better'],
    ])
    const shown = screen
      .getAllByRole('region')
      .map((column) => plain(column.querySelector('.figure')?.textContent ?? ''))
    expect(shown).toEqual(['32', '25 min', 'Kč 3 200,00', '3'])
  })

  it.each([
    [1, 'The same as the day before'],
    [3, 'The same as the 3 days before'],
  ])('compare %d days with as many (HIST-18)', (days, words) => {
    showFigures(overview(days, { before: figures(32, { cancelled: 3 }) }))
    expect(changes()).toEqual(Array.from({ length: 4 }, () => [words, 'equals', undefined]))
  })

  it('compare nothing with days that have not ended, or that had no orders (HIST-18)', () => {
    const { toDeliver: _, ...nothing } = figures(0)
    for (const [told, isComparable] of [
      [overview(7), false],
      [overview(7, { before: undefined }), true],
      [overview(7, { before: nothing }), true],
    ] as const) {
      cleanup()
      showFigures(told, isComparable)
      expect(changes()).toEqual([])
    }
    expect(plain(screen.getByRole('region', { name: 'Orders' }).textContent)).toContain('No orders the week before')
  })

  it.each(TRANSLATED)('have their words in %s (I18N-01)', (locale) => {
    for (const days of [1, 2, 3, 7])
      for (const before of [figures(31, { cancelled: 2 }), figures(33, { cancelled: 9 }), figures(0)])
        showFigures(overview(days, { before }), true, locale)
    expect(document.body.textContent).not.toContain('overview-')
  })
})

describe('OverviewColumns with charts', () => {
  it('show the words of the bar with the focus instead of those of the figure, and open its day (HIST-01)', async () => {
    const showDay = vi.fn()
    const { days } = overview(3)
    show(<OverviewColumns overview={overview(3)} charted={days} view={{ ...view, showDay }} />)
    const orders = within(screen.getByRole('region', { name: 'Orders' }))
    const bars = within(orders.getByRole('group', { name: 'Orders a day' })).getAllByRole('button')
    act(() => bars[1]?.focus())
    expect(orders.queryByText(/more than/)).toBeNull()
    const words = plain(bars[1]?.getAttribute('aria-label') ?? '')
    expect(words).toBe('Mon, Mar 2. Orders: 4, delivered: 4, cancelled: 0')
    expect(plain(orders.getByText(/Mar 2/).textContent)).toBe(words)
    await userEvent.keyboard('{Enter}')
    expect(showDay).toHaveBeenCalledExactlyOnceWith('2026-03-02')
  })
})

describe('OverviewCounts', () => {
  it('are buttons that show exactly their orders; what no order ended as is left out (HIST-19)', async () => {
    const narrowTo = vi.fn()
    const late = figures(32, { delivered: 29, late: 2 })
    show(<OverviewCounts figures={late} view={{ narrowTo, isNarrowedTo: ({ status }) => status === 'ANY' }} />)
    const names = () => screen.getAllByRole('button').map((button) => plain(button.textContent))
    expect(names()).toEqual(['All: 32', 'Delivered or returned: 29', 'Delivered late: 2'])
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => plain(textContent))).toEqual([
      'All: 32',
    ])
    await userEvent.click(screen.getByRole('button', { name: /Delivered late/ }))
    expect(narrowTo).toHaveBeenCalledExactlyOnceWith({ status: 'DELIVERED', ending: 'delivered-late' })
  })
})

describe('ReasonBars', () => {
  it('are named by their visible words and show exactly their orders (HIST-19)', async () => {
    const narrowTo = vi.fn()
    show(<ReasonBars reasons={[{ reason: 'stalled', orders: 5 }]} view={{ narrowTo, isNarrowedTo: () => false }} />)
    await userEvent.click(screen.getByRole('button', { name: 'No rider was found 5' }))
    expect(narrowTo).toHaveBeenCalledExactlyOnceWith({ status: 'CANCELLED', ending: 'stalled' })
  })
})

describe('Large counts', () => {
  it('have their digits grouped as in the language of the page (I18N-10)', () => {
    const many = figures(12_345, {
      cancelled: 1_234,
      toDeliver: { median: 25 * MINUTE, ninetieth: 1_441 * MINUTE },
    })
    const told = overview(1, { totals: many, reasons: [{ reason: 'stalled', orders: 1_233 }] })
    const days = [{ day: '2026-03-01', ...many }]
    show(<OverviewColumns overview={told} charted={days} view={view} />, 'de')
    show(<DaysTable days={days} view={view} />, 'de')
    const leaves = [...document.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0)
    const shown = leaves.map(({ textContent }) => plain(textContent))
    expect(shown).toEqual(expect.arrayContaining(['12.345', '1.234', '1.233', '1.441']))
    expect(shown.filter((text) => /\d{4}/.test(text))).toEqual([])
  })
})

describe('OutletsTable', () => {
  it('has a row for each collection point, also without orders, and one for all (HIST-20)', async () => {
    const showOutlet = vi.fn()
    const selected = aVendor({ id: 'retez', name: 'Řetěz', outlets: [{ id: 'retez-1', name: 'Řetěz Anděl' }] })
    const told = overview(7, { vendors: [{ vendorId: 'retez-1', ...figures(32, { cancelled: 3, delivered: 29 }) }] })
    show(<OutletsTable overview={told} view={{ outletId: 'retez-1', showOutlet }} />, 'en', { selected })
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => plain(cell.textContent)))
    expect(
      rows.map(([name, orders, delivered, late, cancelled]) => [name, orders, delivered, late, cancelled]),
    ).toEqual([
      ['Collection point', 'Orders', 'Delivered', 'Late', 'Cancelled'],
      ['Řetěz Anděl', '32', '29', '0', '3'],
      ['Řetěz', '0', '0', '0', '0'],
      ['All collection points', '32', '32', '0', '3'],
    ])
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Řetěz Anděl')
    await userEvent.click(screen.getByRole('button', { name: 'Řetěz' }))
    await userEvent.click(screen.getByRole('button', { name: 'All collection points' }))
    expect(showOutlet.mock.calls).toEqual([['retez'], [undefined]])
  })
})
