import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkJobsPort } from '../../src/application/ports/BulkJobs.ts'
import type { FileContent } from '../../src/application/ports/FileSaver.ts'
import { HEADERS, sheetOf } from '../support/bulkSheets.ts'
import type { BulkSheet } from '../support/workbookOf.ts'

/** The account is Anna's, who acts only for `bistro` in Prague. */
export interface HeldBulkJobs {
  readonly jobs: BulkJobsPort
  /** A spreadsheet with these rows. */
  readonly fileOf: (rows: BulkSheet) => Promise<FileContent>
  readonly close: () => Promise<void>
}

const NO_SHEET: FileContent = {
  size: 3,
  type: 'text/csv',
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode('a;b').buffer),
}

/** The contract of every `BulkJobs` adapter (API-30 to API-34, ENT-20 to ENT-23). */
export const bulkJobsContract = (adapter: string, open: () => Promise<HeldBulkJobs>) =>
  describe(`BulkJobs (${adapter})`, () => {
    let held: HeldBulkJobs
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const create = async (key: string, rows: BulkSheet) =>
      Effect.runPromise(held.jobs.create('bistro', await held.fileOf(rows), key))

    it('creates a job from a file and checks each row (BULK-07, BULK-28, ENT-20, ENT-21, ENT-23)', async () => {
      const { job, rows } = await create(
        'made',
        sheetOf({}, { customerName: '', deliverAt: 'soon' }, { unit: '4', building: 'Lucerna' }),
      )
      expect(job).toMatchObject({
        vendorId: 'bistro',
        createdBy: 'anna@small.test',
        status: 'PREPROCESS_SUCCESS_WITH_ERROR',
        successRowCount: 2,
      })
      expect(rows.map(({ number, status }) => [number, status])).toEqual([
        [2, 'VALID'],
        [3, 'INVALID'],
        [4, 'VALID'],
      ])
      expect(rows[0]).toMatchObject({
        cells: { customerName: 'Karel Novák', phoneNumber: '602 000 001' },
        errors: [],
        deliveryFee: { currency: 'CZK' },
        collectionPoint: 'Bistro',
        customerName: 'Karel Novák',
        paymentMethod: 'PAID',
        delivery: { kind: 'ASAP' },
        orderId: undefined,
      })
      expect(rows[1]?.errors.map(({ code, column }) => [code, column])).toEqual([
        ['name-missing', 'customerName'],
        ['time-unreadable', 'deliverAt'],
      ])
      expect(rows[2]?.dropOffAddress).toMatch(/^\S.*, Lucerna, 4/)
    })

    it('creates one job per key, and refuses the key for another file (CON-16)', async () => {
      // Uses one file: generating the spreadsheet again would change its timestamp.
      const file = await held.fileOf(sheetOf({}))
      const send = () => Effect.runPromise(held.jobs.create('bistro', file, 'once'))
      const [first, again] = [await send(), await send()]
      expect(again.job.id).toBe(first.job.id)
      const other = await held.fileOf(sheetOf({ customerName: 'Ema' }))
      expect(await Effect.runPromise(Effect.flip(held.jobs.create('bistro', other, 'once')))).toMatchObject({
        _tag: 'KeyReused',
      })
    })

    it('refuses a file that is no spreadsheet or has no orders (BULK-03)', async () => {
      const refusalOf = async (file: FileContent) =>
        Effect.runPromise(Effect.flip(held.jobs.create('bistro', file, `refused-${file.size}`)))
      expect(await refusalOf(NO_SHEET)).toMatchObject({ text: { id: 'bulk-format-invalid' } })
      expect(await refusalOf(await held.fileOf([HEADERS]))).toMatchObject({ text: { id: 'bulk-no-rows' } })
      expect(await refusalOf(await held.fileOf([['Customer name'], ['Karel']]))).toMatchObject({
        text: { id: 'bulk-columns-missing', args: { columns: 'Phone number, Address' } },
      })
    })

    it('lists jobs newest first and reads their rows (BULK-15, BULK-20, API-32, API-33)', async () => {
      const { job, rows } = await create('found', sheetOf({ items: 'Bread' }))
      const all = await Effect.runPromise(held.jobs.all('bistro'))
      expect(all).toContainEqual(job)
      expect(all.map(({ createdAt }) => createdAt)).toEqual(
        all
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .reverse(),
      )
      expect(await Effect.runPromise(held.jobs.detail('bistro', job.id))).toEqual({ job, rows })
    })

    it('places each row of a job once, despite repeats (BULK-09, API-34, CON-16)', async () => {
      const { job } = await create('placed', sheetOf({}, { address: 'nowhere at all' }, {}))
      const placed = await Effect.runPromise(held.jobs.place(job, 'place-1'))
      expect(placed.job).toMatchObject({ status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR', successRowCount: 2 })
      expect(placed.rows.map(({ status }) => status)).toEqual(['PLACED', 'INVALID', 'PLACED'])
      const orders = placed.rows.map(({ orderId }) => orderId)
      expect(new Set(orders.filter((id) => id !== undefined)).size).toBe(2)
      for (const key of ['place-1', 'place-2'])
        expect((await Effect.runPromise(held.jobs.place(job, key))).rows.map(({ orderId }) => orderId)).toEqual(orders)
    })

    it('refuses unknown jobs and those of other vendors (API-33)', async () => {
      const { job } = await create('theirs', sheetOf({}))
      const refused = [
        held.jobs.detail('bistro', 'bulk-nothing'),
        held.jobs.detail('pekarna', job.id),
        held.jobs.place({ id: 'bulk-nothing', vendorId: 'bistro' }, 'place-nothing'),
        held.jobs.all('pekarna'),
      ]
      for (const asking of refused)
        expect(await Effect.runPromise(Effect.flip(asking as Effect.Effect<unknown, unknown>))).toMatchObject({
          _tag: 'NotFound',
        })
    })

    it('downloads the template (API-31, BULK-18)', async () => {
      const file = await Effect.runPromise(held.jobs.template())
      expect(file.size).toBeGreaterThan(100)
      expect((await file.arrayBuffer()).byteLength).toBe(file.size)
    })
  })
