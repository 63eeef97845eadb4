import { ERROR_CODES } from '../../contract/errors.ts'
import { BULK_HEADERS } from '../../src/domain/bulk/bulkColumns.ts'
import {
  BULK_FILE_BYTES_MOST,
  BULK_ROWS_MOST,
  readBulkFile,
  type BulkFileRefusal,
  type BulkFileRow,
} from '../../src/domain/bulk/bulkFile.ts'
import { Problem } from '../base/problems.ts'
import { readSheet } from './readSheet.ts'

const problemOf = (refusal: BulkFileRefusal): Problem => {
  switch (refusal.code) {
    case 'format-invalid':
      return new Problem('BULK_FORMAT_INVALID', { field: 'content' })
    case 'file-too-large':
      return new Problem('BULK_FILE_TOO_LARGE', { field: 'content', values: { most: BULK_FILE_BYTES_MOST } })
    case 'no-rows':
      return new Problem('BULK_NO_ROWS', { field: 'content' })
    case 'columns-missing': {
      const columns = refusal.columns.map((column) => BULK_HEADERS[column]).join(', ')
      return new Problem('BULK_COLUMNS_MISSING', {
        field: 'content',
        values: { columns, count: refusal.columns.length },
      })
    }
    case 'too-many-rows':
      return new Problem('BULK_TOO_MANY_ROWS', {
        field: 'content',
        values: { rows: refusal.rows, most: BULK_ROWS_MOST },
      })
  }
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Decodes the bytes of a file (OP-04); `undefined` for anything but base64, such as a data URL. */
const bytesOf = (content: string): Buffer | undefined =>
  content.length % 4 === 0 && BASE64.test(content) ? Buffer.from(content, 'base64') : undefined

/**
 * Reads the orders of a base64-encoded spreadsheet (BULK-03, BULK-04, BULK-27), or returns the problem of the whole
 * file.
 */
export const readOrders = async (content: string): Promise<ReadonlyArray<BulkFileRow> | Problem> => {
  const bytes = bytesOf(content)
  if (bytes === undefined)
    return new Problem(ERROR_CODES.unreadable, { field: 'content', message: 'Expected the bytes of a file in base64' })
  if (bytes.length > BULK_FILE_BYTES_MOST) return problemOf({ code: 'file-too-large' })
  const read = await readSheet(bytes)
  switch (read.kind) {
    case 'unreadable':
      return problemOf({ code: 'format-invalid' })
    case 'too-big':
      return problemOf({ code: 'file-too-large' })
    case 'too-many-rows':
      return problemOf({ code: 'too-many-rows', rows: read.rows })
    case 'read': {
      const file = readBulkFile(read.sheet)
      return file.kind === 'read' ? file.rows : problemOf(file.refusal)
    }
  }
}
