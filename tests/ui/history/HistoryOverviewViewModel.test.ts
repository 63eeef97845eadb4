import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { momentsOf, type Days } from '../../../src/domain/history/dateRange.ts'
import type { HistoryQuery } from '../../../src/domain/history/historyQuery.ts'
import type { HistoryOverview } from '../../../src/domain/history/overview.ts'
import { HistoryOverviewViewModel } from '../../../src/ui/history/HistoryOverviewViewModel.ts'
import type { HistoryViewModel } from '../../../src/ui/history/HistoryViewModel.ts'
import { heldRun } from '../tracking/heldRun.ts'

const PRAGUE = 'Europe/Prague'
const WEEK = { from: '2026-11-14', to: '2026-11-20' }
const OVERVIEW: HistoryOverview = {
  totals: { orders: 3, delivered: 2, cancelled: 1, spend: { minor: 17_800, currency: 'CZK' } },
  days: [],
  reasons: [{ reason: 'other', orders: 1 }],
}

const queryOf = (days: Days, vendorId = 'bistro'): HistoryQuery => ({
  vendorId,
  includeOutlets: false,
  ...momentsOf(days, PRAGUE),
  status: 'ANY',
})

type Wanted = Parameters<HistoryViewModel['show']>[0]

/** An overview above a history whose filters the test changes. */
const anOverview = (isOpen = true, first: Days = WEEK) => {
  const held = heldRun()
  const asked: Array<Wanted> = []
  const chosen = observable.box({ days: first, query: queryOf(first) }, { deep: false })
  const move = ({ from, to }: Days, vendorId?: string) =>
    runInAction(() => chosen.set({ days: { from, to }, query: queryOf({ from, to }, vendorId) }))
  const history = {
    get days() {
      return chosen.get().days
    },
    get query() {
      return chosen.get().query
    },
    show: (wanted: Wanted) => {
      asked.push(wanted)
      if (wanted.range?.preset === 'custom') move(wanted.range)
    },
  }
  const view = new HistoryOverviewViewModel({ run: held.run, history, timeZone: PRAGUE }, isOpen)
  const screen = new AbortController()
  view.start(screen.signal)
  return { ...held, view, move, asked, leave: () => screen.abort() }
}

const answered = async (held: ReturnType<typeof anOverview>, place = 0) => {
  held.calls[place]?.answer({ kind: 'done', value: OVERVIEW })
  await Promise.resolve()
  await Promise.resolve()
}

describe('HistoryOverviewViewModel', () => {
  it('requests the overview of its days once and shows the answer (ui.md "History")', async () => {
    const held = anOverview()
    expect([held.view.picture.step, held.calls.length, held.view.days]).toEqual(['loading', 1, WEEK])
    await answered(held)
    expect(held.view.picture).toEqual({ step: 'ready', overview: OVERVIEW })
  })

  it('shows the orders of a day, keeps its own days, and returns to all days on the second press (HIST-01)', async () => {
    const held = anOverview()
    await answered(held)
    held.view.showDay('2026-11-16')
    expect(held.asked).toEqual([
      { range: { preset: 'custom', from: '2026-11-16', to: '2026-11-16' }, status: 'ANY', search: '' },
    ])
    expect([held.calls.length, held.view.days]).toEqual([1, WEEK])
    expect(['2026-11-15', '2026-11-16'].map(held.view.isChosen)).toEqual([false, true])
    held.view.showDay('2026-11-16')
    expect(held.asked[1]).toEqual({ range: { preset: 'custom', ...WEEK }, status: 'ANY', search: '' })
    expect([held.view.isAllChosen, held.view.isChosen('2026-11-16')]).toEqual([true, false])
  })

  it('shows the cancelled orders of all its days, also while one day is selected (HIST-07)', () => {
    const { view, asked } = anOverview()
    view.showCancelled()
    expect(asked.at(-1)).toEqual({ status: 'CANCELLED', search: '' })
    view.showDay('2026-11-16')
    view.showCancelled()
    expect(asked.at(-1)).toEqual({ range: { preset: 'custom', ...WEEK }, status: 'CANCELLED', search: '' })
  })

  it('requests again for other days or another vendor and discards the earlier answer (HIST-01)', async () => {
    const held = anOverview()
    const month = { from: '2026-10-22', to: '2026-11-20' }
    held.move(month)
    expect([held.calls.length, held.calls[0]?.signal?.aborted, held.view.days]).toEqual([2, true, month])
    held.move({ from: '2026-11-20', to: '2026-11-20' }, 'pekarna')
    expect([held.calls.length, held.view.days]).toEqual([3, WEEK])
    await answered(held, 2)
    expect(held.view.picture.step).toBe('ready')
  })

  it('requests nothing while closed, and aborts when the screen closes (ui.md "History")', () => {
    const closed = anOverview(false)
    expect(closed.calls).toEqual([])
    closed.view.toggle()
    expect(closed.calls).toHaveLength(1)
    closed.leave()
    expect(closed.calls[0]?.signal?.aborted).toBe(true)
  })

  it('shows why there are no charts, and retries on request (ERR-02)', async () => {
    const held = anOverview()
    const failure = new ServiceUnavailable({ reason: 'offline' })
    held.calls[0]?.answer({ kind: 'failed', failure })
    await Promise.resolve()
    await Promise.resolve()
    expect(held.view.picture).toEqual({ step: 'failed', failure })
    held.view.retry()
    await answered(held, 1)
    expect(held.view.picture.step).toBe('ready')
  })
})
