import { Effect } from 'effect'
import { joinReadably } from '../../../src/domain/address/address.ts'
import { currentInstant } from '../../../src/application/currentInstant.ts'
import type { BulkJobsPort } from '../../../src/application/ports/BulkJobs.ts'
import type { FeeCalculatorPort } from '../../../src/application/ports/FeeCalculator.ts'
import type { FileContent } from '../../../src/application/ports/FileSaver.ts'
import type { GeolocatorPort } from '../../../src/application/ports/Geolocator.ts'
import type { OrderRepositoryPort } from '../../../src/application/ports/OrderRepository.ts'
import type { ServiceFailure } from '../../../src/application/ports/ServiceFailure.ts'
import type { VendorRepositoryPort } from '../../../src/application/ports/VendorRepository.ts'
import type { Coordinates } from '../../../src/domain/coordinates.ts'
import { BULK_COLUMNS, BULK_HEADERS, type BulkColumn } from '../../../src/domain/bulk/bulkColumns.ts'
import {
  MAX_BULK_ROWS,
  readBulkFile,
  type BulkFileRefusal,
  type BulkFileRow,
} from '../../../src/domain/bulk/bulkFile.ts'
import type { BulkJobDetail, BulkJobRow, BulkJobStatus, BulkRowError } from '../../../src/domain/bulk/bulkJob.ts'
import { judgeBulkRow, writtenPlace, type JudgedBulkRow } from '../../../src/domain/bulk/bulkRow.ts'
import type { Country } from '../../../src/domain/market/countries.ts'
import type { JobId, VendorId } from '../../../src/domain/ids.ts'
import { PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'
import { deliveryTimeOf } from '../../../src/domain/request/deliveryTime.ts'
import { orderToPlace } from '../../../src/domain/request/placedOrder.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { keyReused, notFound, refusal } from '../../../src/adapters/memory/refusals.ts'
import { type BulkSheet, workbookOf } from '../workbookOf.ts'

/** `code` is a code of the domain, such as 'format-invalid'. */
const bulkRefusal = (code: string, values?: Readonly<Record<string, string | number>>) =>
  refusal(`BULK_${code.toUpperCase().replaceAll('-', '_')}`, `bulk.${code}`, { values })

/** The dependencies of jobs in memory. */
interface BulkWorld {
  readonly country: Country
  /** The user who uploads. */
  readonly createdBy: string
  readonly vendors: VendorRepositoryPort
  readonly geolocator: GeolocatorPort
  readonly fees: FeeCalculatorPort
  readonly orders: OrderRepositoryPort
  /** Resolves to `undefined` for an invalid spreadsheet. By default, reads what `memorySheet` creates. */
  readonly read?: (content: FileContent) => Promise<BulkSheet | undefined>
  /** Replaces successful answers; may change at any time. */
  failure?: ServiceFailure | undefined
}

const MEMORY_SHEET = 'application/json'

/** A spreadsheet in memory: its rows as JSON. */
export const memorySheet = (rows: BulkSheet): FileContent => {
  const bytes = new TextEncoder().encode(JSON.stringify(rows))
  return { size: bytes.byteLength, type: MEMORY_SHEET, arrayBuffer: () => Promise.resolve(bytes.buffer) }
}

const readMemorySheet = async (content: FileContent): Promise<BulkSheet | undefined> => {
  try {
    const rows: unknown = JSON.parse(new TextDecoder().decode(await content.arrayBuffer()))
    return Array.isArray(rows) ? (rows as BulkSheet) : undefined
  } catch {
    return undefined
  }
}

const bulkFileRefusal = (refusal: BulkFileRefusal) => {
  switch (refusal.code) {
    case 'too-many-rows':
      return bulkRefusal(refusal.code, { rows: refusal.rows, most: MAX_BULK_ROWS })
    case 'columns-missing':
      return bulkRefusal(refusal.code, {
        columns: refusal.columns.map((column) => BULK_HEADERS[column]).join(', '),
        count: refusal.columns.length,
      })
    case 'columns-alike':
      return bulkRefusal(refusal.code, { columns: refusal.headers.join(', ') })
    case 'sheets-hidden':
      return bulkRefusal(refusal.code, { sheets: refusal.sheets.join(', ') })
    case 'rows-hidden':
      return bulkRefusal(refusal.code, { rows: refusal.rows })
    case 'rows-closed':
      return bulkRefusal(refusal.code, { rows: refusal.rows, states: refusal.states.join(', ') })
    case 'format-invalid':
      return bulkRefusal(refusal.code, { format: refusal.format })
    case 'file-too-large':
    case 'no-rows':
    case 'too-many-columns':
      return bulkRefusal(refusal.code)
  }
}

const errorsOf = ({ marks }: JudgedBulkRow): ReadonlyArray<BulkRowError> =>
  [...marks.values()].map(({ code, column }) => ({ code, message: code, column }))

const rowStatusOf = (errors: ReadonlyArray<BulkRowError>) => (errors.length === 0 ? 'VALID' : 'INVALID')

const statusOf = (of: 'PREPROCESS' | 'ORDER_PLACEMENT', good: number, all: number): BulkJobStatus => {
  if (good === all) return `${of}_SUCCESS`
  return good === 0 ? `${of}_FAIL` : `${of}_SUCCESS_WITH_ERROR`
}

/** Jobs in memory. Rows are validated like in the service and become orders of `world.orders`. */
export const makeMemoryBulkJobs = (world: BulkWorld): BulkJobsPort => {
  const { country, vendors, geolocator, fees, orders, read = readMemorySheet } = world
  const held = new Map<string, BulkJobDetail>()
  const made = new Map<string, { readonly content: string; readonly id: string }>()

  const orFailure = <A, F>(answering: Effect.Effect<A, F>): Effect.Effect<A, F | ServiceFailure> =>
    Effect.suspend((): Effect.Effect<A, F | ServiceFailure> =>
      world.failure === undefined ? answering : Effect.fail(world.failure),
    )

  const judge = (cells: BulkFileRow['cells'], vendor: Vendor, place?: Coordinates | 'not-found') =>
    Effect.gen(function* () {
      const circumstances = {
        country,
        vendor,
        vendors: yield* vendors.all,
        availablePaymentMethods: (one: Vendor) => PAYMENT_METHODS.filter((method) => one.paymentMethods[method]),
        now: yield* currentInstant,
      }
      return judgeBulkRow(cells, circumstances, place)
    })

  const placeOf = (cells: BulkFileRow['cells'], vendor: Vendor) => {
    const written = writtenPlace(cells, vendor)
    if (written !== undefined || cells.address === '') return Effect.succeed(written ?? ('not-found' as const))
    return Effect.map(
      geolocator.autocomplete(cells.address, vendor.location.coordinates, ''),
      ([first]) => first?.coordinates ?? ('not-found' as const),
    )
  }

  const judged = (cells: BulkFileRow['cells'], vendor: Vendor) =>
    Effect.gen(function* () {
      const from = (yield* judge(cells, vendor)).vendor
      const place = yield* placeOf(cells, from)
      const row = yield* judge(cells, vendor, place)
      const errors = [...errorsOf(row)]
      const source = from.location.coordinates
      if (place === 'not-found' || source === undefined) return { row, errors, fee: undefined }
      if (!(yield* fees.isDeliverable(from.id, source, place)))
        errors.push({ code: 'undeliverable', message: 'undeliverable', column: 'address' satisfies BulkColumn })
      return {
        row,
        errors,
        fee:
          errors.length === 0
            ? yield* Effect.catchTag(fees.fee(from.id, source, place), 'StoreClosed', Effect.die)
            : undefined,
      }
    })

  const rowOf = ({ number, cells }: BulkFileRow, vendor: Vendor) =>
    Effect.map(judged(cells, vendor), ({ row: { draft, vendor: from }, errors, fee }): BulkJobRow => {
      const { destinationUnitNumber, destinationBuilding, destinationTextAddress } = draft
      return {
        number,
        id: `row-${number}`,
        status: rowStatusOf(errors),
        cells,
        errors,
        deliveryFee: fee?.fee,
        collectionPoint: from.name,
        customerName: cells.customerName,
        dropOffAddress: joinReadably(
          { unit: destinationUnitNumber, building: destinationBuilding, text: destinationTextAddress },
          country.code,
        ),
        paymentMethod: draft.paymentMethod,
        delivery: deliveryTimeOf(draft.preorderedFor),
        orderId: undefined,
      }
    })

  const placed = (jobId: JobId, vendor: Vendor, row: BulkJobRow) =>
    Effect.gen(function* () {
      if (row.status !== 'VALID' && row.status !== 'NOT_PLACED') return row
      const { row: now, errors, fee } = yield* judged(row.cells, vendor)
      if (fee === undefined) return { ...row, status: 'NOT_PLACED' as const, errors }
      const order = orderToPlace({ ...now, country, fee, business: true })
      const orderId = yield* Effect.orDie(orders.place(order, `bulk ${jobId} ${row.id}`))
      return { ...row, status: 'PLACED' as const, errors: [], orderId }
    })

  const find = (isIt: (detail: BulkJobDetail) => boolean) =>
    Effect.suspend(() => {
      const found = [...held.values()].find(isIt)
      return found === undefined ? Effect.fail(notFound()) : Effect.succeed(found)
    })

  const keep = (detail: BulkJobDetail): BulkJobDetail => {
    held.set(detail.job.id, detail)
    return detail
  }

  const create = Effect.fnUntraced(function* (vendorId: VendorId, content: FileContent, key: string) {
    const vendor = yield* vendors.byId(vendorId)
    const sheet = yield* Effect.promise(() => read(content))
    const said = JSON.stringify([vendorId, sheet])
    const before = made.get(key)
    if (before !== undefined)
      return yield* before.content === said ? find(({ job }) => job.id === before.id) : Effect.fail(keyReused())
    const file = sheet === undefined ? undefined : readBulkFile(workbookOf(sheet))
    if (file?.kind !== 'read')
      return yield* bulkFileRefusal(file?.refusal ?? { code: 'format-invalid', format: 'damaged' })
    const rows = yield* Effect.forEach(file.rows, (row) => rowOf(row, vendor))
    const good = rows.filter(({ status }) => status === 'VALID').length
    const id = `job-${held.size + 1}`
    made.set(key, { content: said, id })
    const createdAt = yield* currentInstant
    const status = statusOf('PREPROCESS', good, rows.length)
    return keep({ job: { id, vendorId, createdBy: world.createdBy, createdAt, status, successRowCount: good }, rows })
  })

  const place = Effect.fnUntraced(function* (jobId: JobId) {
    const { job, rows: before } = yield* find((detail) => detail.job.id === jobId)
    const vendor = yield* vendors.byId(job.vendorId)
    const rows = yield* Effect.forEach(before, (row) => placed(jobId, vendor, row))
    const good = rows.filter(({ status }) => status === 'PLACED').length
    return keep({
      job: { ...job, status: statusOf('ORDER_PLACEMENT', good, rows.length), successRowCount: good },
      rows,
    })
  })

  return {
    create: (...said) => orFailure(create(...said)),
    all: (vendorId) =>
      orFailure(
        Effect.map(vendors.byId(vendorId), () =>
          [...held.values()].flatMap(({ job }) => (job.vendorId === vendorId ? [job] : [])).toReversed(),
        ),
      ),
    detail: (vendorId, jobId) => orFailure(find(({ job }) => job.id === jobId && job.vendorId === vendorId)),
    place: ({ id }) => orFailure(place(id)),
    template: () => orFailure(Effect.sync(() => memorySheet([BULK_COLUMNS.map((column) => BULK_HEADERS[column])]))),
  }
}
