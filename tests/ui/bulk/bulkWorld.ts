import { Context, Effect } from 'effect'
import { makeMemoryCountryParameters } from '../../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryCurrentFlags } from '../../support/memory/MemoryCurrentFlags.ts'
import { makeMemorySpreadsheetReader } from '../../support/memory/MemorySpreadsheetReader.ts'
import type { MemorySheetFile } from '../../support/memory/MemorySpreadsheetWriter.ts'
import type { ChosenFile } from '../../../src/application/bulk/openBulkFile.ts'
import { CountryParameters } from '../../../src/application/ports/CountryParameters.ts'
import { CurrentDeployment } from '../../../src/application/ports/CurrentDeployment.ts'
import { CurrentFlags } from '../../../src/application/ports/CurrentFlags.ts'
import { OrderRepository, type OrderRepositoryPort } from '../../../src/application/ports/OrderRepository.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import type { FileContent } from '../../../src/application/ports/FileSaver.ts'
import { SpreadsheetReader, type SpreadsheetReaderPort } from '../../../src/application/ports/SpreadsheetReader.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import { BULK_COLUMNS, BULK_HEADERS, type BulkCells } from '../../../src/domain/bulk/bulkColumns.ts'
import { NO_CELLS, type BulkFileRow, type UnderstoodFile } from '../../../src/domain/bulk/bulkFile.ts'
import { type Workbook, type WorkbookRow } from '../../../src/domain/workbook/workbook.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { BulkFileViewModel } from '../../../src/ui/bulk/BulkFileViewModel.ts'
import { aVendor } from '../../support/aVendor.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { theDeployment } from '../market/showPage.tsx'
import { workbookOf } from '../../support/workbookOf.ts'

const HEAD = aVendor({ id: 'cz3000', name: 'Květiny Pivoňka', isParent: true })
const ANDEL = aVendor({ id: 'cz3001', name: 'Pivoňka Anděl', parentVendorId: 'cz3000', clientVendorId: 'AND-1' })

/** A valid row, to another house each time. */
export const aRow = (overrides: Partial<BulkCells> = {}): BulkCells => ({
  ...NO_CELLS,
  customerName: 'Karel Novák',
  phoneNumber: '602 000 001',
  address: 'Štěpánská 61, Praha',
  unit: '4',
  itemValue: '250',
  paymentType: 'PAID',
  ...overrides,
})

/** Valid rows to different houses. */
export const goodRows = (count: number): ReadonlyArray<BulkCells> =>
  Array.from({ length: count }, (_, index) => aRow({ address: `Vinohradská ${index + 1}, Praha` }))

/** A spreadsheet in the template’s format. */
export const aSheet = (
  rows: ReadonlyArray<BulkCells>,
  { name = 'orders.xlsx', headers = Object.values(BULK_HEADERS) as ReadonlyArray<string>, size = 4096 } = {},
): ChosenFile & MemorySheetFile => ({
  name,
  size,
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  sheet: { format: 'xlsx', name: 'Orders', columns: headers.map((header) => ({ header, kind: 'text', width: 24 })) },
  rows: rows.map((cells) => BULK_COLUMNS.map((column) => ({ kind: 'text', text: cells[column] }))),
})

/** A chosen file with these texts; the numbers of `hidden` rows count from 1. */
export const aWorkbook = (
  texts: ReadonlyArray<ReadonlyArray<string>>,
  { hidden = [] as ReadonlyArray<number> } = {},
): ChosenFile & { readonly workbook: Workbook } => {
  const { sheets, read } = workbookOf(texts)
  const hide = (row: WorkbookRow): WorkbookRow => (hidden.includes(row.number) ? { ...row, isHidden: true } : row)
  return {
    name: 'orders.xlsx',
    size: 4096,
    type: 'xlsx',
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
    workbook: { sheets, read: read.map((sheet) => ({ ...sheet, rows: sheet.rows.map(hide) })) },
  }
}

interface Given {
  readonly vendor?: Vendor | undefined
  readonly vendors?: ReadonlyArray<Vendor>
  readonly words?: Partial<BulkCells>
  readonly parameters?: Readonly<Record<string, string>>
  /** Today's orders; 'unknown' if they cannot be read. */
  readonly orders?: ReadonlyArray<Order> | 'unknown'
}

/** The file step with real use cases and sheets in memory; `sent` is what was handed over. */
export const bulkWorld = (given: Given = {}) => {
  const { vendors = [HEAD, ANDEL], words = {}, parameters = { orderItemValueExceedLimit: '5000' } } = given
  const { orders = [] } = given
  const list: OrderRepositoryPort['list'] = () =>
    orders === 'unknown'
      ? Effect.fail(new ServiceUnavailable({ reason: 'offline' }))
      : Effect.succeed({ orders, paginationKey: undefined })
  const vendor = 'vendor' in given ? given.vendor : HEAD
  const sent: Array<FileContent | ReadonlyArray<BulkFileRow>> = []
  const understood: Array<UnderstoodFile | undefined> = []
  const reader = { isThere: true }
  const memory = makeMemorySpreadsheetReader()
  const read: SpreadsheetReaderPort['read'] = (content, words) =>
    'workbook' in content
      ? Effect.succeed(content.workbook as Workbook)
      : reader.isThere
        ? memory.read(content, words)
        : Effect.fail(new ServiceUnavailable({ reason: 'offline' }))
  const ports = Context.empty().pipe(
    Context.add(CountryParameters, makeMemoryCountryParameters(parameters)),
    Context.add(CurrentDeployment, theDeployment('dobrego-cz')),
    Context.add(CurrentFlags, makeMemoryCurrentFlags(new Set())),
    Context.add(SpreadsheetReader, { read }),
    Context.add(OrderRepository, { list } as OrderRepositoryPort),
  )
  const run = makeRunUseCase(Context.makeUnsafe<Ports>(ports.mapUnsafe), (defect) => {
    throw defect
  })
  const work = new OngoingWork()
  const shown = new AbortController()
  let pauses = 0
  const chosen: Array<string> = []
  const model = new BulkFileViewModel({
    run,
    country: theDeployment('dobrego-cz').country,
    vendor,
    vendors,
    now: () => NOON,
    words,
    work,
    send: (content, file) => {
      sent.push(content)
      understood.push(file)
    },
    chosen: () => chosen.push(model.state.kind),
    pause: () => {
      pauses += 1
      return Promise.resolve()
    },
  })
  model.start(shown.signal)
  return { chosen, model, sent, understood, reader, work, leaveScreen: () => shown.abort(), pauses: () => pauses }
}

/** The grid of a file under correction. */
export const correctingOf = (model: BulkFileViewModel) => {
  if (model.state.kind !== 'correcting') throw new Error(`nothing is put right: ${model.state.kind}`)
  return model.state.grid
}
