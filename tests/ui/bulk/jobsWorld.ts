import { Context, Effect } from 'effect'
import { makeMemoryBulkJobs, memorySheet } from '../../support/memory/MemoryBulkJobs.ts'
import { makeMemoryFeeCalculator } from '../../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryFileSaver } from '../../support/memory/MemoryFileSaver.ts'
import { makeMemoryGeolocator } from '../../support/memory/MemoryGeolocator.ts'
import { makeMemoryIntents } from '../../support/memory/MemoryIntents.ts'
import { makeMemoryOrderRepository } from '../../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryVendorRepository } from '../../../src/adapters/memory/MemoryVendorRepository.ts'
import { BulkJobs, type BulkJobsPort } from '../../../src/application/ports/BulkJobs.ts'
import { FileSaver } from '../../../src/application/ports/FileSaver.ts'
import { Intents } from '../../../src/application/ports/Intents.ts'
import { ServiceUnavailable, type ServiceFailure } from '../../../src/application/ports/ServiceFailure.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import { BULK_COLUMNS, BULK_HEADERS, type BulkCells } from '../../../src/domain/bulk/bulkColumns.ts'
import { NO_CELLS } from '../../../src/domain/bulk/bulkFile.ts'
import { theDeployment } from '../market/showPage.tsx'
import { aPlace } from '../../support/aPlace.ts'
import { aVendor } from '../../support/aVendor.ts'

export const BAKERY = aVendor({ id: 'cz1', name: 'Pekárna' })
export const FLOWERS = aVendor({ id: 'cz2', name: 'Květiny' })

export const OFFLINE = new ServiceUnavailable({ reason: 'offline' })

/** A valid row; pass only what the test depends on. */
export const someCells = (cells: Partial<BulkCells> = {}): BulkCells => ({
  ...NO_CELLS,
  customerName: 'Karel Novák',
  phoneNumber: '+420602000001',
  address: 'Štěpánská 61',
  items: 'Two loaves',
  itemValue: '250.50',
  paymentType: 'CASH_ON_DELIVERY',
  ...cells,
})

/** A spreadsheet in memory with these orders. */
export const aSheet = (...rows: ReadonlyArray<BulkCells>) =>
  memorySheet([
    BULK_COLUMNS.map((column) => BULK_HEADERS[column]),
    ...rows.map((cells) => BULK_COLUMNS.map((column) => cells[column])),
  ])

/** Bulk orders with memory adapters; `fails` maps a call to the failure of its next invocations. */
export const bulkWorld = (jobs?: BulkJobsPort) => {
  const orders = makeMemoryOrderRepository([])
  const files = makeMemoryFileSaver()
  const kept =
    jobs ??
    makeMemoryBulkJobs({
      country: theDeployment('dobrego-cz').country,
      createdBy: 'anna@small.test',
      vendors: makeMemoryVendorRepository([BAKERY, FLOWERS]),
      geolocator: makeMemoryGeolocator([aPlace()]),
      fees: makeMemoryFeeCalculator({ fee: { minor: 8_900, currency: 'CZK' }, reach: 10_000, pickUp: 12 }),
      orders,
    })
  const fails = new Map<keyof BulkJobsPort, ServiceFailure>()
  const asked: Array<readonly [name: keyof BulkJobsPort, key?: string]> = []
  const hold = { until: Promise.resolve() }
  const through = <A, F>(name: keyof BulkJobsPort, work: Effect.Effect<A, F>, key?: string) =>
    Effect.gen(function* () {
      asked.push(key === undefined ? [name] : [name, key])
      yield* Effect.promise(() => hold.until)
      const failure = fails.get(name)
      return failure === undefined ? yield* work : yield* Effect.fail(failure)
    })
  const bulkJobs: BulkJobsPort = {
    create: (vendorId, content, key) => through('create', kept.create(vendorId, content, key), key),
    all: (vendorId) => through('all', kept.all(vendorId)),
    detail: (vendorId, jobId) => through('detail', kept.detail(vendorId, jobId)),
    place: (job, key) => through('place', kept.place(job, key), key),
    template: () => through('template', kept.template()),
  }
  const ports = Context.empty().pipe(
    Context.add(BulkJobs, bulkJobs),
    Context.add(FileSaver, files),
    Context.add(Intents, makeMemoryIntents()),
  )
  const run = makeRunUseCase(Context.makeUnsafe<Ports>(ports.mapUnsafe), (defect) => {
    throw defect
  })
  return { asked, fails, files, hold, kept, orders, run }
}
