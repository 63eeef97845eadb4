import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import type { ExportEvent, HistoryExport } from '../../../src/application/history/exportHistory.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { SpreadsheetFailed } from '../../../src/application/ports/SpreadsheetWriter.ts'
import type { Outcome, RunUseCase } from '../../../src/application/RunUseCase.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { ExportViewModel } from '../../../src/ui/history/ExportViewModel.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { aVendor } from '../../support/aVendor.ts'
import { historyWords } from '../../support/historyWords.ts'
import { NOON } from '../../support/memoryPortal.ts'

interface Running {
  readonly signal: AbortSignal
  readonly hear: (event: ExportEvent) => void
  readonly end: (outcome: Outcome<void, unknown>) => void
}

const exporting = (isKnown = true) => {
  const running: Array<Running> = []
  const run: Pick<RunUseCase, 'each'> = {
    each: (_, take, signal) =>
      new Promise((end) => running.push({ signal, hear: (event) => take(event as never), end: end as Running['end'] })),
  }
  const notices = new NoticesViewModel(deviceNow)
  const vendors = observable({ selected: aVendor() as Vendor | undefined }, {}, { deep: false })
  const wanted: HistoryExport = {
    query: { vendorId: 'v', includeOutlets: false, from: instantAt(0), to: NOON, status: 'ANY' },
    format: 'csv',
    vendorName: 'V',
    sheetName: 'Orders',
    words: historyWords(),
  }
  const view = new ExportViewModel({
    run: run as RunUseCase,
    notices,
    vendors,
    makeExport: (format) => (isKnown ? { ...wanted, format } : undefined),
  })
  const screen = new AbortController()
  view.start(screen.signal)
  return { view, running, notices, vendors, leave: () => screen.abort() }
}
const writing = (orders: number): ExportEvent => ({ kind: 'writing', orders, reached: NOON, total: undefined })

describe('ExportViewModel', () => {
  it('shows the progress and reports how many orders were saved (HIST-10, OP-25)', () => {
    const { view, running, notices } = exporting()
    view.begin('csv')
    expect(view.state).toEqual({ step: 'writing', orders: 0, reached: undefined, total: undefined })
    running[0]?.hear(writing(200))
    expect(view.state).toEqual({ step: 'writing', orders: 200, reached: NOON, total: undefined })
    running[0]?.hear({ kind: 'saved', orders: 230, unreadable: 0, fileName: 'V.csv' })
    expect(view.state).toEqual({ step: 'idle' })
    expect(notices.recent).toMatchObject([
      { kind: 'success', messageId: 'export-saved', args: { count: 230, file: 'V.csv' } },
    ])
  })

  it('says how many orders the saved file lacks (API-16)', () => {
    const { view, running, notices } = exporting()
    view.begin('csv')
    running[0]?.hear({ kind: 'saved', orders: 230, unreadable: 2, fileName: 'V.csv' })
    expect(notices.recent).toMatchObject([
      { kind: 'warning', messageId: 'notice-orders-left-out', args: { count: 2 } },
      { messageId: 'export-saved' },
    ])
  })

  it('runs one export at a time (OP-25)', () => {
    const { view, running } = exporting()
    view.begin('csv')
    view.begin('xlsx')
    expect([view.isBusy, running.length]).toEqual([true, 1])
  })

  it('does nothing without a query', () => {
    const { view, running } = exporting(false)
    view.begin('csv')
    expect([view.state.step, running.length]).toEqual(['idle', 0])
  })

  it('reports that there are no orders (OP-25)', () => {
    const { view, running, notices } = exporting()
    view.begin('csv')
    running[0]?.hear({ kind: 'nothing' })
    expect([view.state.step, notices.recent[0]?.messageId]).toEqual(['idle', 'export-nothing'])
  })

  it('halts with the reason and the progress, and continues or restarts (OP-25)', () => {
    const { view, running } = exporting()
    view.begin('csv')
    let told = 0
    const halted: ExportEvent = {
      kind: 'halted',
      orders: 400,
      failure: new ServiceUnavailable({ reason: 'offline' }),
      goOn: () => (told += 1),
    }
    running[0]?.hear(halted)
    expect(view.state).toMatchObject({ step: 'halted', orders: 400, problem: { id: 'failure-offline' } })
    view.goOn()
    expect([told, view.state.step, running.length]).toEqual([1, 'writing', 1])
    running[0]?.hear(halted)
    view.startOver()
    expect([running[0]?.signal.aborted, running.length, view.state]).toMatchObject([true, 2, { orders: 0 }])
  })

  it('reports that the file cannot be written, and restarts (OP-25)', async () => {
    const { view, running } = exporting()
    view.begin('csv')
    running[0]?.end({ kind: 'failed', failure: new SpreadsheetFailed({ cause: 'no worker' }) })
    await Promise.resolve()
    expect(view.state).toEqual({ step: 'failed', problem: { id: 'export-failed' } })
    view.startOver()
    expect([view.state.step, running.length]).toEqual(['writing', 2])
  })

  it('reports why the code of the writer could not be loaded (LOAD-02)', async () => {
    const { view, running } = exporting()
    view.begin('csv')
    running[0]?.end({ kind: 'failed', failure: new ServiceUnavailable({ reason: 'offline' }) })
    await Promise.resolve()
    expect(view.state).toEqual({ step: 'failed', problem: { id: 'failure-offline' } })
  })
})

describe('ExportViewModel stops', () => {
  it.each([
    ['when it is cancelled', ({ view }: ReturnType<typeof exporting>) => view.cancel()],
    ['with its screen', ({ leave }: ReturnType<typeof exporting>) => leave()],
    [
      'with its vendor',
      ({ vendors }: ReturnType<typeof exporting>) => runInAction(() => (vendors.selected = aVendor({ id: 'other' }))),
    ],
  ] as const)('%s (OP-25)', (_, end) => {
    const world = exporting()
    world.view.begin('xlsx')
    end(world)
    expect([world.running[0]?.signal.aborted, world.view.state]).toEqual([true, { step: 'idle' }])
  })
})
