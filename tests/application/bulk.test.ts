import { Effect, Result } from 'effect'
import { describe, expect, it } from 'vitest'
import { ask } from '../../src/application/ask.ts'
import { makeMemoryBulkJobs, memorySheet } from '../support/memory/MemoryBulkJobs.ts'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryGeolocator } from '../support/memory/MemoryGeolocator.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { isMemorySheetFile } from '../support/memory/MemorySpreadsheetWriter.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { placeBulkOrders, readBulkJob, saveBulkTemplate, TEMPLATE_NAME } from '../../src/application/bulk/bulkJobs.ts'
import { IntentKeys } from '../../src/application/IntentKeys.ts'
import { openBulkFile } from '../../src/application/bulk/openBulkFile.ts'
import { readBulkRules } from '../../src/application/bulk/readBulkRules.ts'
import { uploadBulkFile, writeBulkFile } from '../../src/application/bulk/uploadBulkFile.ts'
import { BulkJobs, type BulkJobsPort } from '../../src/application/ports/BulkJobs.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { BULK_COLUMNS, BULK_HEADERS, type BulkCells } from '../../src/domain/bulk/bulkColumns.ts'
import { NO_CELLS, type BulkFileRow } from '../../src/domain/bulk/bulkFile.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { anOrder } from '../support/anOrder.ts'
import { aPlace } from '../support/aPlace.ts'
import { aVendor } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'
import { workbookOf } from '../support/workbookOf.ts'

const BAKERY = aVendor()
const ROW: BulkFileRow = {
  number: 2,
  cells: {
    ...NO_CELLS,
    customerName: 'Karel Novák',
    phoneNumber: '+420602000001',
    address: 'Štěpánská 61',
    itemValue: '250',
    paymentType: 'PAID',
  },
}
const HEADERS = BULK_COLUMNS.map((column) => BULK_HEADERS[column])
const cellsOf = (cells: BulkCells) => BULK_COLUMNS.map((column) => cells[column])

/** Jobs of a bakery that delivers to Štěpánská 61; `asked` records the calls. */
const bulkPortal = (spoil: (jobs: BulkJobsPort) => Partial<BulkJobsPort> = () => ({})) => {
  const orders = makeMemoryOrderRepository([])
  const jobs = makeMemoryBulkJobs({
    country: COUNTRIES.CZ,
    createdBy: 'anna@small.test',
    vendors: makeMemoryVendorRepository([BAKERY]),
    geolocator: makeMemoryGeolocator([aPlace()]),
    fees: makeMemoryFeeCalculator({ fee: { minor: 8_900, currency: 'CZK' }, reach: 10_000, pickUp: 12 }),
    orders,
    read: async (content) =>
      isMemorySheetFile(content)
        ? [
            content.sheet.columns.map(({ header }) => header),
            ...content.rows.map((row) => row.map((cell) => ('text' in cell ? cell.text : ''))),
          ]
        : (JSON.parse(new TextDecoder().decode(await content.arrayBuffer())) as ReadonlyArray<ReadonlyArray<string>>),
  })
  const asked: Array<ReadonlyArray<unknown>> = []
  const bulkJobs: BulkJobsPort = {
    ...jobs,
    create: (vendorId, content, key) => {
      asked.push(['create', vendorId, key])
      return jobs.create(vendorId, content, key)
    },
    place: (job, key) => {
      asked.push(['place', job.id, key])
      return jobs.place(job, key)
    },
    ...spoil(jobs),
  }
  return { ...memoryPortal({ bulkJobs, orders }), asked, orders }
}

describe('uploadBulkFile', () => {
  it('requires a vendor and sends nothing without one (BULK-05)', async () => {
    const { run, asked } = bulkPortal()
    expect(await run(Effect.flip(uploadBulkFile(undefined, [ROW], new IntentKeys())))).toMatchObject({
      _tag: 'NoVendorSelected',
    })
    expect(asked).toEqual([])
  })

  it('sends the chosen file once per key (BULK-05, API-30)', async () => {
    const { run, asked } = bulkPortal()
    const file = memorySheet([HEADERS, cellsOf(ROW.cells)])
    const keys = new IntentKeys()
    const { job, rows } = await run(uploadBulkFile(BAKERY.id, file, keys))
    expect(job).toMatchObject({
      vendorId: BAKERY.id,
      status: 'PREPROCESS_SUCCESS',
      createdAt: NOON,
      successRowCount: 1,
    })
    expect(rows).toMatchObject([{ number: 2, status: 'VALID', customerName: 'Karel Novák' }])
    expect((await run(uploadBulkFile(BAKERY.id, file, keys))).job.id).toBe(job.id)
    expect(asked).toEqual([
      ['create', BAKERY.id, 'intent-1'],
      ['create', BAKERY.id, 'intent-1'],
    ])
  })

  it('sends corrected rows as a filled-in template (BULK-28)', async () => {
    const { run } = bulkPortal()
    const { rows } = await run(uploadBulkFile(BAKERY.id, [ROW], new IntentKeys()))
    expect(rows).toMatchObject([{ cells: ROW.cells, status: 'VALID' }])
  })

  it('writes every column under its header, and phone numbers as phones (BULK-28)', async () => {
    const file = await bulkPortal().run(writeBulkFile([ROW]))
    if (!isMemorySheetFile(file)) throw new Error('no sheet in memory')
    expect(file.sheet).toMatchObject({ format: 'xlsx', name: 'Orders' })
    expect(file.sheet.columns.map(({ header }) => header)).toEqual(HEADERS)
    expect(file.sheet.columns.filter(({ kind }) => kind === 'phone').map(({ header }) => header)).toEqual([
      BULK_HEADERS.phoneNumber,
    ])
    expect(file.rows).toEqual([
      BULK_COLUMNS.map((column) => ({ kind: column === 'phoneNumber' ? 'phone' : 'text', text: ROW.cells[column] })),
    ])
  })
})

describe('Bulk jobs', () => {
  it('lists and reads the jobs of a vendor, and places one with a key (BULK-09, BULK-15, BULK-20)', async () => {
    const { run, asked } = bulkPortal()
    const { job } = await run(uploadBulkFile(BAKERY.id, [ROW], new IntentKeys()))
    expect(await run(ask(BulkJobs, (jobs) => jobs.all(BAKERY.id)))).toEqual([job])
    expect((await run(readBulkJob(BAKERY.id, job.id))).job).toEqual(job)
    expect(await run(placeBulkOrders({ job, rows: [] }, new IntentKeys()))).toMatchObject({
      job: { status: 'ORDER_PLACEMENT_SUCCESS' },
      rows: [{ status: 'PLACED' }],
    })
    expect(asked.at(-1)).toEqual(['place', job.id, 'intent-2'])
  })

  it.each([
    ['has arrived', true, 'unknown-outcome', { rows: [{ status: 'PLACED' }] }],
    ['has arrived', true, 'timeout', { rows: [{ status: 'PLACED' }] }],
    ['has arrived', true, 'offline', { rows: [{ status: 'PLACED' }] }],
    ['has not arrived', false, 'unknown-outcome', { _tag: 'ServiceUnavailable', reason: 'unknown-outcome' }],
    ['has not arrived', false, 'timeout', { _tag: 'ServiceUnavailable', reason: 'timeout' }],
  ] as const)(
    'asks the job whether a placing call %s whose answer was lost: %j, %s (CON-16)',
    async (_, arrives, reason, expected) => {
      const lost = new ServiceUnavailable({ reason })
      const { run } = bulkPortal((jobs) => ({
        place: (job, key) => (arrives ? Effect.andThen(jobs.place(job, key), Effect.fail(lost)) : Effect.fail(lost)),
      }))
      const uploaded = await run(uploadBulkFile(BAKERY.id, [ROW], new IntentKeys()))
      const placing = Effect.result(placeBulkOrders(uploaded, new IntentKeys()))
      expect(Result.merge(await run(placing))).toMatchObject(expected)
    },
  )

  it('does not know what became of a placing call without an answer if the job cannot be read (CON-16)', async () => {
    const lost = new ServiceUnavailable({ reason: 'timeout' })
    const { run } = bulkPortal(() => ({ place: () => Effect.fail(lost), detail: () => Effect.fail(lost) }))
    const { job } = await run(uploadBulkFile(BAKERY.id, [ROW], new IntentKeys()))
    expect(await run(Effect.flip(placeBulkOrders({ job, rows: [] }, new IntentKeys())))).toMatchObject({
      reason: 'unknown-outcome',
    })
  })

  it('does not read a job without a vendor (BULK-05)', async () => {
    const { run } = bulkPortal()
    expect(await run(Effect.flip(readBulkJob(undefined, 'job-1')))).toMatchObject({ _tag: 'NoVendorSelected' })
  })

  it('downloads the template (BULK-18)', async () => {
    const { run, files } = bulkPortal()
    await run(saveBulkTemplate())
    expect(files.saved.map(({ name }) => name)).toEqual([TEMPLATE_NAME])
    expect(TEMPLATE_NAME).toBe('Template.xlsx')
  })
})

describe('openBulkFile', () => {
  const file = async (rows: ReadonlyArray<BulkFileRow>, name = 'orders.xlsx', size?: number) => {
    const sheet = await memoryPortal().run(writeBulkFile(rows))
    return { ...sheet, name, ...(size !== undefined && { size }) }
  }

  it('reads the rows (BULK-02)', async () => {
    const opened = await memoryPortal().run(openBulkFile(await file([ROW])))
    expect(opened).toMatchObject({ kind: 'read', rows: [ROW] })
  })

  it.each([
    ['another file extension', 'orders.csv', undefined, 'format-invalid'],
    ['more than 5 MB', 'orders.xlsx', 5 * 1024 * 1024 + 1, 'file-too-large'],
  ])('refuses %s before reading it (BULK-03, BULK-04)', async (_, name, size, code) => {
    let isRead = false
    const sheetReader = {
      read: () =>
        Effect.sync(() => {
          isRead = true
          return workbookOf([])
        }),
    }
    const refused = await memoryPortal({ sheetReader }).run(Effect.flip(openBulkFile(await file([ROW], name, size))))
    expect(refused).toMatchObject({ _tag: 'BulkFileRefused', refusal: { code } })
    expect(isRead).toBe(false)
  })

  it('refuses a file that is no spreadsheet and one without rows (BULK-03)', async () => {
    const text = { ...memorySheet([]), name: 'orders.xlsx' }
    expect(await memoryPortal().run(Effect.flip(openBulkFile(text)))).toMatchObject({
      refusal: { code: 'format-invalid' },
    })
    expect(await memoryPortal().run(Effect.flip(openBulkFile(await file([]))))).toMatchObject({
      refusal: { code: 'no-rows' },
    })
  })

  it('fails without a refusal when the reader itself cannot be loaded (BULK-03)', async () => {
    const failure = new ServiceUnavailable({ reason: 'offline' })
    const sheetReader = { read: () => Effect.fail(failure) }
    expect(await memoryPortal({ sheetReader }).run(Effect.flip(openBulkFile(await file([ROW]))))).toBe(failure)
  })
})

describe('readBulkRules', () => {
  const parameters = makeMemoryCountryParameters({
    serviceHours: '0900:2100',
    orderItemValueExceedLimit: '5000',
    paymentMethods: 'NONE,PAID,CASH_ON_DELIVERY',
  })
  const placed = anOrder({ id: 'cz-1', createdAt: NOON, updatedAt: NOON })

  it("returns vendor, country, service hours, value limit and today's orders (VAL-18, SVC-01)", async () => {
    const orders = makeMemoryOrderRepository([placed, anOrder({ id: 'cz-2', createdAt: NOON, status: 'CANCELLED' })])
    const rules = await memoryPortal({ parameters, orders }).run(readBulkRules(BAKERY, [BAKERY]))
    expect(rules.circumstances).toMatchObject({
      country: { code: 'CZ' },
      vendor: BAKERY,
      vendors: [BAKERY],
      serviceHours: { from: '09:00', to: '21:00' },
    })
    expect(rules.valueLimit).toBe(5_000)
    expect([...rules.placed.values()].flat().map(({ id }) => id)).toEqual(['cz-1'])
  })

  it('includes the orders of outlets for a parent only', async () => {
    const theirs = anOrder({ id: 'outlet-1', vendorId: 'outlet', createdAt: NOON, updatedAt: NOON })
    const orders = makeMemoryOrderRepository([theirs], new Map([[BAKERY.id, ['outlet']]]))
    const placedOf = async (isParent: boolean) => {
      const vendor = aVendor({ isParent })
      const rules = await memoryPortal({ parameters, orders }).run(readBulkRules(vendor, [vendor]))
      return [...rules.placed.values()].flat().map(({ id }) => id)
    }
    expect([await placedOf(true), await placedOf(false)]).toEqual([['outlet-1'], []])
  })

  it.each([
    [true, ['NONE', 'PAID']],
    [false, ['PAID']],
  ])('offers NONE as a payment method only with its flag (%s) (PAY-05)', async (isOn, methods) => {
    const flags = new Set(isOn ? (['NonePaymentMethod'] as const) : [])
    const vendor = aVendor({ paymentMethods: { NONE: true, PAID: true, CASH_ON_DELIVERY: false } })
    const rules = await memoryPortal({ parameters, flags }).run(readBulkRules(vendor, [vendor]))
    expect(new Set(rules.circumstances.availablePaymentMethods(vendor))).toEqual(new Set(methods))
  })

  it('skips rules whose data cannot be read (SVC-05, VAL-19)', async () => {
    const offline = Effect.fail(new ServiceUnavailable({ reason: 'offline' }))
    const orders = { ...makeMemoryOrderRepository([placed]), list: () => offline }
    const rules = await memoryPortal({ parameters: { read: () => offline }, orders }).run(
      readBulkRules(BAKERY, [BAKERY]),
    )
    expect(rules.circumstances.serviceHours).toMatchObject({ from: '00:00', to: '23:59', status: 'open' })
    expect([rules.valueLimit, rules.placed.size]).toEqual([-1, 0])
  })
})
