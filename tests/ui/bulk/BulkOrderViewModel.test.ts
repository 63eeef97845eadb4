import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { Effect } from 'effect'
import { makeAutoObservable, observableRef } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { BulkJobsPort } from '../../../src/application/ports/BulkJobs.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { BulkOrderViewModel } from '../../../src/ui/bulk/BulkOrderViewModel.ts'
import { BAKERY, FLOWERS, OFFLINE, aSheet, bulkWorld, someCells } from './jobsWorld.ts'

class Chosen {
  selected: Vendor | undefined
  constructor(selected: Vendor | undefined) {
    this.selected = selected
    makeAutoObservable(this, { selected: observableRef })
  }
  choose(vendor: Vendor) {
    this.selected = vendor
  }
}

interface Given {
  readonly selected: Vendor | undefined
  readonly jobToCorrect?: string
}

/** The bulk order screen, and the calls it made. */
const screenOf = (given: Given = { selected: BAKERY }, jobs?: BulkJobsPort) => {
  const world = bulkWorld(jobs)
  const vendors = new Chosen(given.selected)
  const told: Array<ReadonlyArray<string>> = []
  const ended: Array<string> = []
  const gone: Array<string> = []
  const corrected: Array<readonly [name: string, rows: ReadonlyArray<number>]> = []
  const file = { started: 0, ended: 0, uploaded: 0, failed: 0 }
  const leaving = new AbortController()
  const work = new OngoingWork()
  const view = new BulkOrderViewModel({
    run: world.run,
    work,
    vendors,
    notify: (kind, { id }, origin) => told.push([kind, id, origin]),
    end: (...ids) => ended.push(...ids),
    newFile: (_, chosen) => ({
      chosen,
      start: (signal) => {
        file.started += 1
        signal.addEventListener('abort', () => (file.ended += 1))
      },
      uploaded: () => (file.uploaded += 1),
      correct: async (name, rows) => void corrected.push([name, rows.map(({ number }) => number)]),
      uploadFailed: () => (file.failed += 1),
    }),
    jobToCorrect: given.jobToCorrect,
    goToTracking: (vendorId) => gone.push(vendorId),
  })
  view.start(leaving.signal)
  return { ...world, corrected, ended, file, gone, leave: () => leaving.abort(), told, vendors, view, work }
}

const placedOrders = async ({ orders }: ReturnType<typeof bulkWorld>) => {
  const page = await Effect.runPromise(
    orders.list({
      vendorId: BAKERY.id,
      from: instantAt(0),
      to: instantAt(Date.now() * 2),
      count: 200,
      includeOutlets: false,
      scheduled: false,
    }),
  )
  return page.orders.length
}

describe('BulkOrderViewModel', () => {
  it('starts by asking for a file while the earlier jobs load (BULK-06, BULK-17, ENT-24)', () => {
    const { view } = screenOf()
    expect(view.step).toBe('AskExcelFile')
    expect(view.history.state).toEqual({ step: 'loading' })
    expect(view.placing.state).toBe('resting')
    expect(view.result).toBeUndefined()
  })

  it('uploads a file, shows the service’s result and lists the job (BULK-06, BULK-07, BULK-25)', async () => {
    const { view, work } = screenOf()
    const uploading = view.upload(aSheet(someCells(), someCells({ phoneNumber: '12' })))
    expect(view.step).toBe('UploadingExcelFile')
    await vi.waitFor(() => expect(work.isUnderWay()).toBe(true))
    await uploading
    expect(view.step).toBe('ShowPreprocessResults')
    expect(view.result?.job).toMatchObject({ status: 'PREPROCESS_SUCCESS_WITH_ERROR', successRowCount: 1 })
    await vi.waitFor(() => expect(view.history.state).toMatchObject({ step: 'ready', jobs: [{ id: 'job-1' }] }))
    expect(work.isUnderWay()).toBe(false)
  })

  it('places nothing before a confirmation, and keeps the result when it is declined (BULK-08)', async () => {
    const world = screenOf()
    const { view } = world
    await view.upload(aSheet(someCells()))
    view.placing.ask()
    expect(view.placing.state).toBe('asking')
    view.placing.decline()
    expect(view.placing.state).toBe('resting')
    expect(view.step).toBe('ShowPreprocessResults')
    expect(await placedOrders(world)).toBe(0)
  })

  it('places the orders after a confirmation, reports it and opens tracking (BULK-09, BULK-24, ROUTE-27)', async () => {
    const world = screenOf()
    const { view, told, gone, work } = world
    await view.upload(aSheet(someCells(), someCells({ customerName: 'Jana Malá' })))
    view.placing.ask()
    const placing = view.placing.confirm(view.result!)
    void view.placing.confirm(view.result!)
    expect(view.placing.state).toBe('placing')
    expect(work.isUnderWay()).toBe(true)
    await placing
    expect(told).toEqual([['success', 'place-order-success', 'bulk']])
    expect(gone).toEqual(['cz1'])
    expect(view.step).toBe('ShowOrderPlacementResults')
    expect(await placedOrders(world)).toBe(2)
    expect(world.asked.filter(([name]) => name === 'place')).toHaveLength(1)
  })

  it('stays if rows are left that could have been placed, and reports how many (BULK-13, ROUTE-27)', async () => {
    const { view, told, gone, kept, fails } = screenOf()
    await view.upload(aSheet(someCells()))
    const [row] = view.result!.rows
    const detail = { ...view.result!, rows: [row!, { ...row!, id: 'row-9', status: 'NOT_PLACED' as const }] }
    vi.spyOn(kept, 'place').mockReturnValue(
      Effect.succeed({ ...detail, rows: [{ ...row!, status: 'PLACED' as const }, detail.rows[1]!] }),
    )
    expect(fails.size).toBe(0)
    await view.placing.confirm(detail)
    expect(told).toEqual([['warning', 'bulk-placed-partly', 'bulk']])
    expect(gone).toEqual([])
    expect(view.step).toBe('ShowOrderPlacementResults')
  })

  it('returns to the file when the upload fails, and leaves the file unchanged (BULK-10, BULK-22, ERR-25)', async () => {
    const { view, told, ended, fails, file, asked } = screenOf()
    fails.set('create', OFFLINE)
    const sheet = aSheet(someCells())
    await view.upload(sheet)
    expect(view.step).toBe('AskExcelFile')
    expect(told).toEqual([['error', 'file-upload-error', 'bulk']])
    expect(view.because).toEqual({ id: 'failure-offline' })
    expect(file).toEqual({ started: 1, ended: 0, uploaded: 0, failed: 1 })
    fails.clear()
    expect(ended).not.toContain('file-upload-error')
    await view.upload(sheet)
    expect(ended).toContain('file-upload-error')
    expect(view.step).toBe('ShowPreprocessResults')
    const keys = asked.flatMap(([name, key]) => (name === 'create' ? [key] : []))
    expect(keys[0]).toBe(keys[1])
    view.anotherFile()
    await view.upload(aSheet(someCells()))
    expect(asked.findLast(([name]) => name === 'create')?.[1]).not.toBe(keys[0])
  })

  it('shows why the service refused a file (BULK-22, OP-05)', async () => {
    const { view, fails } = screenOf()
    fails.set(
      'create',
      refusal('TOO_MANY_ROWS', 'bulk.too-many-rows', {
        message: 'Too many rows',
        values: { rows: 10_001, most: 10_000 },
      }),
    )
    await view.upload(aSheet(someCells()))
    expect(view.because).toMatchObject({ id: 'bulk-too-many-rows', args: { rows: 10_001, most: 10_000 } })
  })

  it('returns to the file when the history fails while results are shown, and names the job (BULK-10)', async () => {
    const { view, told, ended, fails } = screenOf()
    await view.upload(aSheet(someCells()))
    await vi.waitFor(() => expect(view.history.state.step).toBe('ready'))
    expect(view.step).toBe('ShowPreprocessResults')
    const { result } = view
    view.placing.ask()
    fails.set('all', OFFLINE)
    view.readHistoryAgain()
    await vi.waitFor(() => expect(view.step).toBe('AskExcelFile'))
    expect(told).toEqual([['error', 'job-history-error', 'bulk']])
    expect(view.unplaced).toEqual(result?.job)
    expect(view.placing.state).toBe('resting')
    fails.clear()
    ended.length = 0
    view.readHistoryAgain()
    await vi.waitFor(() => expect(ended).toEqual(['job-history-error']))
  })

  it('completes upload and placement if only the history fails meanwhile (BULK-10)', async () => {
    const { view, fails, hold } = screenOf()
    await vi.waitFor(() => expect(view.history.state.step).toBe('ready'))
    const release = Promise.withResolvers<void>()
    hold.until = release.promise
    const uploading = view.upload(aSheet(someCells()))
    fails.set('all', OFFLINE)
    view.readHistoryAgain()
    release.resolve()
    await uploading
    expect(view.result?.rows).toHaveLength(1)
    await vi.waitFor(() => expect(view.step).toBe('AskExcelFile'))
    expect(view.unplaced).toBeDefined()
  })

  it('uploads nothing without a selected vendor (BULK-05, BULK-22)', async () => {
    const { view, told, asked } = screenOf({ selected: undefined })
    await view.upload(aSheet(someCells()))
    expect(view.step).toBe('AskExcelFile')
    expect(told).toEqual([['error', 'file-upload-error', 'bulk']])
    expect(asked).toEqual([])
  })

  it('returns to the file when placing fails; a retry uses the same key (BULK-10, BULK-23, CON-16)', async () => {
    const { view, told, ended, fails, asked } = screenOf()
    await view.upload(aSheet(someCells()))
    const detail = view.result!
    fails.set('place', OFFLINE)
    await view.placing.confirm(detail)
    expect(view.step).toBe('AskExcelFile')
    expect(view.unplaced).toBe(detail.job)
    expect(told).toEqual([['error', 'place-order-error', 'bulk']])
    fails.clear()
    expect(ended).not.toContain('place-order-error')
    await view.placing.confirm(detail)
    expect(ended).toContain('place-order-error')
    const keys = asked.flatMap(([name, key]) => (name === 'place' ? [key] : []))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('starts over when another vendor is selected, even during an upload (BULK-11)', async () => {
    const { view, vendors, hold, file } = screenOf()
    let goOn = () => undefined as void
    hold.until = new Promise((resolve) => (goOn = resolve))
    const uploading = view.upload(aSheet(someCells()))
    vendors.choose(FLOWERS)
    expect(view.step).toBe('AskExcelFile')
    expect(file).toEqual({ started: 2, ended: 1, uploaded: 0, failed: 0 })
    goOn()
    await uploading
    expect(view.step).toBe('AskExcelFile')
    expect(view.result).toBeUndefined()
    await vi.waitFor(() => expect(view.history.state).toEqual({ step: 'ready', jobs: [] }))
  })

  it('opens refused rows for correction as a new file, while the others can still be placed (BULK-10, OP-56)', async () => {
    const { view, corrected } = screenOf()
    await view.upload(aSheet(someCells(), someCells({ address: 'Nowhere at all' })))
    const { job } = view.result!
    view.correct(view.result!)
    expect(view.step).toBe('AskExcelFile')
    expect(view.unplaced).toBe(job)
    expect(corrected).toEqual([['job-1', [3]]])
  })

  it('opens the job in the address for correction once the vendor is known (BULK-20)', async () => {
    const { view, corrected, told, kept, vendors, fails } = screenOf({ selected: undefined, jobToCorrect: 'job-1' })
    await Effect.runPromise(kept.create(BAKERY.id, aSheet(someCells({ phoneNumber: '12' })), 'key-1'))
    fails.set('detail', OFFLINE)
    expect(corrected).toEqual([])
    vendors.choose(BAKERY)
    await vi.waitFor(() => expect(told).toEqual([['error', 'view-details-error', 'bulk']]))
    const again = screenOf({ selected: BAKERY, jobToCorrect: 'job-1' }, kept)
    await vi.waitFor(() => expect(again.corrected).toEqual([['job-1', [2]]]))
    expect(again.view.unplaced).toBeUndefined()
    expect(again.told).toEqual([])
    expect(view.step).toBe('AskExcelFile')
  })

  it.each<[string, (world: ReturnType<typeof screenOf>) => void]>([
    ['another file is chosen', ({ view }) => view.file.chosen()],
    ['another file is asked for', ({ view }) => view.anotherFile()],
    ['the page is left', ({ leave }) => leave()],
  ])('closes the notice about an unreadable job when %s (BULK-21)', async (_, over) => {
    const world = screenOf({ selected: BAKERY, jobToCorrect: 'job-of-nobody' })
    await vi.waitFor(() => expect(world.told).toEqual([['error', 'view-details-error', 'bulk']]))
    expect(world.ended).not.toContain('view-details-error')
    over(world)
    expect(world.ended).toContain('view-details-error')
  })

  it('creates the file’s model again when the vendor becomes known (BULK-05)', () => {
    const { vendors, file } = screenOf({ selected: undefined })
    vendors.choose(BAKERY)
    expect(file).toMatchObject({ started: 2, ended: 1 })
  })

  it('places confirmed orders after the screen closed, and reports it without navigating (BULK-09)', async () => {
    const world = screenOf()
    await world.view.upload(aSheet(someCells()))
    const placing = world.view.placing.confirm(world.view.result!)
    world.leave()
    await placing
    expect(await placedOrders(world)).toBe(1)
    expect(world.told).toEqual([['success', 'place-order-success', 'bulk']])
    expect(world.gone).toEqual([])
  })
})

describe('BulkOrderViewModel: history', () => {
  it('reports that the jobs cannot be loaded, and retries (BULK-15, BULK-16, ERR-25, CON-04)', async () => {
    const { view, told, fails, vendors } = screenOf({ selected: undefined })
    fails.set('all', OFFLINE)
    vendors.choose(BAKERY)
    await vi.waitFor(() => expect(view.history.state).toEqual({ step: 'failed', failure: OFFLINE }))
    expect(told).toEqual([['error', 'job-history-error', 'bulk']])
    fails.clear()
    view.readHistoryAgain()
    await vi.waitFor(() => expect(view.history.state).toEqual({ step: 'ready', jobs: [] }))
  })
})

describe('BulkOrderViewModel: template', () => {
  it('saves the template under its name (BULK-18)', async () => {
    const { view, files, told } = screenOf()
    const saving = view.saveTemplate()
    expect(view.isTemplateComing).toBe(true)
    await saving
    expect(files.saved.map(({ name }) => name)).toEqual(['Template.xlsx'])
    expect(told).toEqual([])
    expect(view.isTemplateComing).toBe(false)
  })

  it('reports that the template cannot be loaded (BULK-19, ERR-25)', async () => {
    const { view, told, ended, fails } = screenOf()
    fails.set('template', OFFLINE)
    await view.saveTemplate()
    expect(told).toEqual([['error', 'template-file-error', 'bulk']])
    expect(ended).not.toContain('template-file-error')
    fails.clear()
    await view.saveTemplate()
    expect(ended).toContain('template-file-error')
  })
})
