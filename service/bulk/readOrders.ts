import { BULK_HEADERS } from '../../src/domain/bulk/bulkColumns.ts'
import {
  MAX_BULK_COLUMNS,
  MAX_BULK_FILE_BYTES,
  MAX_BULK_ROWS,
  readBulkFile,
  type BulkFileRefusal,
} from '../../src/domain/bulk/bulkFile.ts'
import { hasNeededColumns } from '../../src/domain/bulk/bulkHeader.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { readWorkbook } from '../../src/domain/workbook/readWorkbook.ts'
import type { OtherFormat } from '../../src/domain/workbook/workbook.ts'
import { Problem } from '../base/problems.ts'

/** Messages for developers; the portal shows translated texts. */
const FORMATS: Readonly<Record<OtherFormat, string>> = {
  csv: 'The file is text (CSV), not an XLSX spreadsheet',
  xls: 'The file is an Excel 97-2003 spreadsheet (.xls), not an XLSX one',
  password: 'The file is protected by a password',
  damaged: 'The file is damaged',
  other: 'The file is not an XLSX spreadsheet',
}

const problemOf = (refusal: BulkFileRefusal) => {
  switch (refusal.code) {
    case 'format-invalid':
      return new Problem('BULK_FORMAT_INVALID', { field: 'content', message: FORMATS[refusal.format] })
    case 'file-too-large':
      return new Problem('BULK_FILE_TOO_LARGE', { field: 'content', values: { most: MAX_BULK_FILE_BYTES } })
    case 'no-rows':
      return new Problem('BULK_NO_ROWS', {
        field: 'content',
        ...(refusal.sheets && { values: { sheets: refusal.sheets.join(', ') } }),
      })
    case 'columns-missing': {
      const columns = refusal.columns.map((column) => BULK_HEADERS[column]).join(', ')
      return new Problem('BULK_COLUMNS_MISSING', {
        field: 'content',
        values: {
          columns,
          count: refusal.columns.length,
          ...(refusal.sheets.length > 1 && { sheets: refusal.sheets.join(', ') }),
        },
      })
    }
    case 'columns-alike':
      return new Problem('BULK_COLUMNS_ALIKE', { field: 'content', values: { columns: refusal.headers.join(', ') } })
    case 'too-many-columns':
      return new Problem('BULK_TOO_MANY_COLUMNS', { field: 'content', values: { most: MAX_BULK_COLUMNS } })
    case 'sheets-hidden':
      return new Problem('BULK_SHEETS_HIDDEN', { field: 'content', values: { sheets: refusal.sheets.join(', ') } })
    case 'rows-hidden':
      return new Problem('BULK_ROWS_HIDDEN', { field: 'content', values: { rows: refusal.rows } })
    case 'rows-closed':
      return new Problem('BULK_ROWS_CLOSED', {
        field: 'content',
        values: { rows: refusal.rows, states: refusal.states.join(', ') },
      })
    case 'too-many-rows':
      return new Problem('BULK_TOO_MANY_ROWS', {
        field: 'content',
        values: { rows: refusal.rows, most: MAX_BULK_ROWS },
      })
  }
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Decodes the bytes of a file (OP-04); `undefined` for anything but base64, such as a data URL. */
const bytesOf = (content: string): Uint8Array<ArrayBuffer> | undefined =>
  content.length % 4 === 0 && BASE64.test(content) ? Uint8Array.from(Buffer.from(content, 'base64')) : undefined

/**
 * Reads the orders of a base64-encoded spreadsheet (BULK-03, BULK-04, BULK-27), or returns the problem of the whole
 * file. A time without a day is meant for `today`. Hidden rows are left out, and those whose orders are over.
 */
export const readOrders = async (content: string, today: string, country?: CountryCode) => {
  const bytes = bytesOf(content)
  if (bytes === undefined)
    return new Problem('UNREADABLE_REQUEST', { field: 'content', message: 'Expected the bytes of a file in base64' })
  if (bytes.length > MAX_BULK_FILE_BYTES) return problemOf({ code: 'file-too-large' })
  const read = await readWorkbook(bytes, hasNeededColumns())
  switch (read.kind) {
    case 'unreadable':
      return problemOf({ code: 'format-invalid', format: read.format })
    case 'too-big':
      return problemOf({ code: 'file-too-large' })
    case 'read': {
      const file = readBulkFile(read.workbook, { today, ...(country !== undefined && { country }) })
      return file.kind === 'read' ? file.rows : problemOf(file.refusal)
    }
  }
}
