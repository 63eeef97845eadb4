import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { momentsOf, type Days } from '../../../src/domain/history/dateRange.ts'
import type { HistoryFilters } from '../../../src/domain/history/historyFilters.ts'
import type { HistoryOverview } from '../../../src/domain/history/overview.ts'
import type { VendorId } from '../../../src/domain/ids.ts'
import { HistoryOverviewViewModel, type OverviewPart } from '../../../src/ui/history/HistoryOverviewViewModel.ts'
import type { HistoryViewModel } from '../../../src/ui/history/HistoryViewModel.ts'
import { aVendor } from '../../support/aVendor.ts'
import { heldRun } from '../tracking/heldRun.ts'

const PRAGUE = 'Europe/Prague'
const TODAY = '2026-11-21'
const WEEK = { from: '2026-11-14', to: '2026-11-20' }
const OVERVIEW: HistoryOverview = {
  totals: { orders: 3, delivered: 2, cancelled: 1, fees: { minor: 17_800, currency: 'CZK' } },
  days: [],
  reasons: [{ reason: 'other', orders: 1 }],
}
const OUTLETS = [{ id: 'pekarna-2', name: 'Pekárna Anděl' }]

type Wanted = Parameters<HistoryViewModel['show']>[0]

/** An overview above a history whose filters the test changes. */
const anOverview = ({ part = 'charts' as OverviewPart, first = WEEK as Days, outletsIncluded = false } = {}) => {
  const held = heldRun()
  const asked: Array<Wanted> = []
  const vendors = observable({ selected: aVendor({ outlets: OUTLETS }), outletsIncluded }, {}, { deep: false })
  const chosen = observable(
    {
      days: first,
      filters: { range: { preset: 'custom', ...first }, status: 'ANY' } as HistoryFilters,
      search: '',
    },
    {},
    { deep: false },
  )
  const history = {
    get days() {
      return chosen.days
    },
    get filters() {
      return chosen.filters
    },
    get search() {
      return chosen.search
    },
    today: TODAY,
    get outletId() {
      return chosen.filters.vendorId
    },
    get query() {
      const { status, ending, vendorId } = chosen.filters
      return {
        vendorId: vendorId ?? vendors.selected.id,
        includeOutlets: vendorId === undefined && vendors.outletsIncluded,
        ...momentsOf(chosen.days, PRAGUE),
        status,
        ending,
      }
    },
    show: ({ search, ...wanted }: Wanted) => {
      asked.push({ ...wanted, ...(search !== undefined && { search }) })
      runInAction(() => {
        chosen.filters = { ...chosen.filters, ...(wanted.status && { ending: undefined }), ...wanted }
        if (wanted.range?.preset === 'custom') chosen.days = { from: wanted.range.from, to: wanted.range.to }
        if (search !== undefined) chosen.search = search
      })
    },
  }
  const view = new HistoryOverviewViewModel({ run: held.run, history, vendors, timeZone: PRAGUE }, part)
  const screen = new AbortController()
  view.start(screen.signal)
  const answer = async (place: number, overview = OVERVIEW) => {
    held.calls[place]?.answer({ kind: 'done', value: overview })
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    ...held,
    view,
    asked,
    answer,
    move: ({ from, to }: Days) => runInAction(() => (chosen.days = { from, to })),
    search: (text: string) => runInAction(() => (chosen.search = text)),
    select: (id: VendorId) => runInAction(() => (vendors.selected = aVendor({ id }))),
    leave: () => screen.abort(),
  }
}

describe('HistoryOverviewViewModel: figures and charts', () => {
  it('request the same days once and show the answer (HIST-18)', async () => {
    const { view, calls, answer } = anOverview()
    expect([view.figures?.step, view.charts?.step, calls.length, view.days]).toEqual(['loading', 'loading', 1, WEEK])
    await answer(0)
    expect([view.figures, view.charts]).toEqual([
      { step: 'ready', overview: OVERVIEW },
      { step: 'ready', overview: OVERVIEW },
    ])
  })

  it('compare whole days only (HIST-18)', () => {
    const { view, move } = anOverview()
    expect(view.isComparable).toBe(true)
    move({ from: WEEK.from, to: TODAY })
    expect(view.isComparable).toBe(false)
  })

  it('show a pressed day above its list, with the charts of the days around it (HIST-01, HIST-18)', async () => {
    const { view, asked, calls, answer } = anOverview()
    await answer(0)
    view.showDay('2026-11-16')
    expect(asked).toEqual([
      { range: { preset: 'custom', from: '2026-11-16', to: '2026-11-16' }, status: 'ANY', search: '' },
    ])
    expect([view.figures?.step, view.charts?.step, calls.length, view.days]).toEqual(['loading', 'ready', 2, WEEK])
    expect(['2026-11-15', '2026-11-16'].map(view.isChosen)).toEqual([false, true])
    view.showDay('2026-11-16')
    expect(asked[1]).toEqual({ range: { preset: 'custom', ...WEEK }, status: 'ANY', search: '' })
    expect([view.isAllChosen, view.isChosen('2026-11-16'), view.figures?.step]).toEqual([true, false, 'ready'])
    expect([calls.length, calls[1]?.signal?.aborted]).toEqual([2, true])
  })

  it('request again for other days or another vendor and discard the earlier answer (HIST-01)', async () => {
    const { view, calls, move, select, answer } = anOverview()
    const month = { from: '2026-10-22', to: '2026-11-20' }
    move(month)
    expect([calls.length, calls[0]?.signal?.aborted, view.days]).toEqual([2, true, month])
    select('pekarna')
    await answer(1)
    expect([calls.length, view.figures?.step]).toEqual([3, 'loading'])
    await answer(2)
    expect(view.figures?.step).toBe('ready')
  })

  it('request no charts before they are shown, and nothing after the screen has closed (HIST-18)', () => {
    const { view, calls, leave, move } = anOverview({ part: 'figures', first: { from: WEEK.to, to: WEEK.to } })
    expect([view.charts, calls.length]).toEqual([undefined, 1])
    view.choose('charts')
    expect([view.charts?.step, calls.length]).toEqual(['loading', 2])
    leave()
    move({ from: '2026-11-01', to: '2026-11-01' })
    expect([calls[0]?.signal?.aborted, calls[1]?.signal?.aborted, calls.length]).toEqual([true, true, 2])
  })

  it('show why they could not be loaded, and retry on request (ERR-02)', async () => {
    const { view, calls, answer } = anOverview()
    const failure = new ServiceUnavailable({ reason: 'offline' })
    calls[0]?.answer({ kind: 'failed', failure })
    await Promise.resolve()
    await Promise.resolve()
    expect(view.figures).toEqual({ step: 'failed', failure })
    view.retry('figures')
    expect(view.figures?.step).toBe('loading')
    await answer(1)
    expect(view.figures?.step).toBe('ready')
  })
})

describe('HistoryOverviewViewModel: counts', () => {
  it('show exactly their orders, whatever was searched, and all on the second press (HIST-19)', () => {
    const { view, asked, search } = anOverview()
    const late = { status: 'DELIVERED', ending: 'delivered-late' } as const
    search('Jana')
    expect(view.isNarrowedTo({ status: 'ANY' })).toBe(false)
    view.narrowTo(late)
    expect(asked).toEqual([{ ...late, search: '' }])
    expect([view.isNarrowedTo(late), view.isNarrowedTo({ status: 'DELIVERED' })]).toEqual([true, false])
    view.narrowTo({ status: 'DELIVERED' })
    expect(asked[1]).toEqual({ status: 'DELIVERED', ending: undefined, search: '' })
    view.narrowTo({ status: 'DELIVERED' })
    expect(asked[2]).toEqual({ status: 'ANY', search: '' })
  })
})

describe('HistoryOverviewViewModel: collection points', () => {
  it('have no figures of their own unless several are shown (HIST-20, PERM-01)', () => {
    const alone = anOverview({ part: 'outlets' }).view
    expect([alone.parts, alone.part, alone.outlets]).toEqual([['figures', 'charts', 'days'], 'charts', undefined])
    const { view, calls } = anOverview({ part: 'outlets', outletsIncluded: true })
    expect([view.part, view.outlets?.step, view.charts, calls.length]).toEqual(['outlets', 'loading', undefined, 1])
  })

  it('stay in the table when one is chosen, and the second press shows all (HIST-20)', async () => {
    const { view, asked, calls, answer } = anOverview({ part: 'outlets', outletsIncluded: true })
    await answer(0)
    view.showOutlet('pekarna-2')
    expect([asked, view.outletId]).toEqual([[{ vendorId: 'pekarna-2' }], 'pekarna-2'])
    expect([view.outlets?.step, view.figures?.step, calls.length]).toEqual(['ready', 'loading', 2])
    view.showOutlet('pekarna-2')
    expect([view.outletId, view.figures?.step, calls.length]).toEqual([undefined, 'ready', 2])
  })
})
