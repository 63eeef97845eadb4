import { Effect } from 'effect'
import { makeAutoObservable, observableRef } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { BulkJobViewModel } from '../../../src/ui/bulk/BulkJobViewModel.ts'
import { BAKERY, FLOWERS, OFFLINE, aSheet, bulkWorld, someCells } from './jobsWorld.ts'

class Known {
  state: { readonly step: string; readonly selected?: Vendor }
  constructor(state: Known['state']) {
    this.state = state
    makeAutoObservable(this, { state: observableRef })
  }
  get selected(): Vendor | undefined {
    return this.state.selected
  }
  know(state: Known['state']) {
    this.state = state
  }
}

/** The page of one job, and the calls it made. */
const pageOf = async (state: Known['state'] = { step: 'ready', selected: BAKERY }) => {
  const world = bulkWorld()
  const { job } = await Effect.runPromise(
    world.kept.create(BAKERY.id, aSheet(someCells(), someCells({ address: 'Nowhere at all' })), 'key-1'),
  )
  const vendors = new Known(state)
  const told: Array<ReadonlyArray<string>> = []
  const ended: Array<string> = []
  const gone: Array<string> = []
  const leaving = new AbortController()
  const open = () => {
    const view = new BulkJobViewModel({
      run: world.run,
      work: new OngoingWork(),
      vendors,
      jobId: job.id,
      notify: (kind, { id }, origin) => told.push([kind, id, origin]),
      end: (...ids) => ended.push(...ids),
      goToTracking: (vendorId) => gone.push(`tracking of ${vendorId}`),
      goToJobs: (vendorId) => gone.push(`jobs of ${vendorId}`),
    })
    view.start(leaving.signal)
    return view
  }
  return { ...world, ended, gone, leave: () => leaving.abort(), open, told, vendors }
}

describe('BulkJobViewModel', () => {
  it('shows the job and its rows (BULK-14, BULK-20, ROUTE-10)', async () => {
    const view = (await pageOf()).open()
    expect(view.state).toEqual({ step: 'loading' })
    await vi.waitFor(() => expect(view.state).toMatchObject({ step: 'ready' }))
    expect(view.state).toMatchObject({
      detail: {
        job: { id: 'job-1', createdBy: 'anna@small.test', status: 'PREPROCESS_SUCCESS_WITH_ERROR' },
        rows: [
          { number: 2, status: 'VALID', customerName: 'Karel Novák' },
          { number: 3, status: 'INVALID', errors: [{ column: 'address' }] },
        ],
      },
    })
  })

  it('reports that the details cannot be loaded, and retries (BULK-21, BULK-26, ERR-25)', async () => {
    const { ended, fails, leave, open, told } = await pageOf()
    fails.set('detail', OFFLINE)
    const view = open()
    await vi.waitFor(() => expect(view.state).toEqual({ step: 'failed', because: { id: 'failure-offline' } }))
    expect(told).toEqual([['error', 'view-details-error', 'bulk']])
    fails.clear()
    expect(ended).toEqual([])
    await view.load()
    expect(view.state.step).toBe('ready')
    expect(ended).toEqual(['view-details-error'])
    leave()
    expect(ended).toEqual(['view-details-error', 'view-details-error'])
  })

  it('reports the same without a vendor, once it is known that there is none (BULK-21)', async () => {
    const { open, told, vendors } = await pageOf({ step: 'loading' })
    const view = open()
    expect(told).toEqual([])
    vendors.know({ step: 'none' })
    await vi.waitFor(() => expect(view.state).toEqual({ step: 'failed', because: undefined }))
    expect(told).toEqual([['error', 'view-details-error', 'bulk']])
  })

  it('places the orders after a confirmation (BULK-08, BULK-09)', async () => {
    const { open, told, gone, kept } = await pageOf()
    const view = open()
    await vi.waitFor(() => expect(view.state.step).toBe('ready'))
    if (view.state.step !== 'ready') throw new Error('it is ready')
    view.placing.ask()
    await view.placing.confirm(view.state.detail)
    expect(told).toEqual([['success', 'place-order-success', 'bulk']])
    expect(gone).toEqual(['tracking of cz1'])
    expect((await Effect.runPromise(kept.detail(BAKERY.id, 'job-1'))).rows.map(({ status }) => status)).toEqual([
      'PLACED',
      'INVALID',
    ])
  })

  it('keeps the job on screen when placing fails, and reads its status again (BULK-23)', async () => {
    const { open, told, fails, asked } = await pageOf()
    const view = open()
    await vi.waitFor(() => expect(view.state.step).toBe('ready'))
    if (view.state.step !== 'ready') throw new Error('it is ready')
    fails.set('place', OFFLINE)
    await view.placing.confirm(view.state.detail)
    expect(told).toEqual([['error', 'place-order-error', 'bulk']])
    // Once to find out whether the call arrived, and once more on screen.
    await vi.waitFor(() => expect(asked.filter(([name]) => name === 'detail')).toHaveLength(3))
    expect(view.state.step).toBe('ready')
  })

  it('opens the jobs of another vendor when one is selected (BULK-11)', async () => {
    const { open, gone, vendors } = await pageOf()
    const view = open()
    await vi.waitFor(() => expect(view.state.step).toBe('ready'))
    vendors.know({ step: 'ready', selected: FLOWERS })
    expect(gone).toEqual(['jobs of cz2'])
  })
})
