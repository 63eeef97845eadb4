import { Data, Effect } from 'effect'
import { BULK_COLUMNS, BULK_HEADERS } from '../../domain/bulk/bulkColumns.ts'
import type { BulkFileRow } from '../../domain/bulk/bulkFile.ts'
import type { SheetColumn } from '../../domain/history/cell.ts'
import type { VendorId } from '../../domain/ids.ts'
import { BulkJobs } from '../ports/BulkJobs.ts'
import type { IntentKeys } from '../IntentKeys.ts'
import type { FileContent } from '../ports/FileSaver.ts'
import { SpreadsheetWriter } from '../ports/SpreadsheetWriter.ts'

/** No vendor is selected to collect the orders from (BULK-05). */
export class NoVendorSelected extends Data.TaggedError('NoVendorSelected')<Record<never, never>> {}

const WIDTH = 24
const COLUMNS: ReadonlyArray<SheetColumn> = BULK_COLUMNS.map((column) => ({
  header: BULK_HEADERS[column],
  kind: column === 'phoneNumber' ? 'phone' : 'text',
  width: WIDTH,
}))

/** Fills these rows into the template; sent after a person corrected cells (BULK-28). */
export const writeBulkFile = Effect.fn('writeBulkFile')(function* (rows: ReadonlyArray<BulkFileRow>) {
  const sheet = yield* (yield* SpreadsheetWriter).open({ format: 'xlsx', name: 'Orders', columns: COLUMNS })
  yield* sheet.add(
    rows.map(({ cells }) =>
      BULK_COLUMNS.map(
        (column) => ({ kind: column === 'phoneNumber' ? 'phone' : 'text', text: cells[column] }) as const,
      ),
    ),
  )
  return yield* sheet.finish
}, Effect.scoped)

/**
 * Uploads a file for checking, which creates a job (BULK-05, BULK-07, API-30): either the chosen file or its corrected
 * rows.
 */
export const uploadBulkFile = Effect.fn('uploadBulkFile')(function* (
  vendorId: VendorId | undefined,
  content: FileContent | ReadonlyArray<BulkFileRow>,
  keys: IntentKeys,
) {
  if (vendorId === undefined) return yield* new NoVendorSelected()
  const file = isFile(content) ? content : yield* writeBulkFile(content)
  return yield* (yield* BulkJobs).create(vendorId, file, yield* keys.of(content))
})

const isFile = (content: FileContent | ReadonlyArray<BulkFileRow>): content is FileContent => 'arrayBuffer' in content
