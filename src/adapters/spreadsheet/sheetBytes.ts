import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Sheet } from '../../application/ports/SpreadsheetWriter.ts'
import type { Cell, Row, SheetColumn } from '../../domain/history/cell.ts'
import type { CsvConventions } from '../../domain/history/csvConventions.ts'
import type { ExportFormat } from '../../domain/history/exportFile.ts'
import { formulaSafe, formulaSafeInPieces, isPlainPhone } from '../../domain/history/formulaSafety.ts'
import { phoneAsText } from '../../domain/history/phoneAsText.ts'
import { toDecimal, toNumber } from '../../domain/pricing/money.ts'
import { sheetNumber } from '../../domain/workbook/sheetNumber.ts'

/** Excel's limit for a cell in UTF-16 units; it refuses files with longer texts. */
const MAX_TEXT_LENGTH = 32_767
const MAX_SHEET_NAME_LENGTH = 31

/** Escapes the underscore of `_x0041_`, which Excel reads as the character with that code. */
const plainEscapes = (text: string): string => text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
const xlsxText = (text: string): string => plainEscapes(text.slice(0, MAX_TEXT_LENGTH))

type Value = string | number | Date | null

/** Typed values: texts as text, amounts as numbers in major units, times as local wall-clock time. */
const xlsxValue = (cell: Cell): Value => {
  switch (cell.kind) {
    case 'text':
      return xlsxText(formulaSafe(cell.text))
    case 'phone':
      return isPlainPhone(cell.text) ? cell.text : xlsxText(formulaSafe(cell.text))
    case 'moment':
      return new Date(`${cell.wallClock.replace(' ', 'T')}Z`)
    case 'money':
      return toNumber(cell.money)
    case 'number':
      return cell.number
    case 'empty':
      return null
  }
}

/** CSV has only text, and readers guess what is a number or a formula. */
const csvValue = (cell: Cell, { separator, decimalMark }: CsvConventions): string => {
  switch (cell.kind) {
    case 'text':
      return formulaSafeInPieces(cell.text, separator)
    case 'phone':
      return isPlainPhone(cell.text) ? phoneAsText(cell.text) : formulaSafeInPieces(cell.text, separator)
    case 'moment':
      return cell.wallClock
    case 'money':
      return sheetNumber(toDecimal(cell.money)).replace('.', decimalMark)
    case 'number':
      return String(cell.number)
    case 'empty':
      return ''
  }
}

/** The format '@' keeps a cell a text, even after editing. */
const numberFormat = ({ kind, digits = 0 }: SheetColumn): string => {
  switch (kind) {
    case 'text':
    case 'phone':
      return '@'
    case 'moment':
      return 'yyyy-mm-dd hh:mm'
    case 'number':
      return '0'
    case 'money':
      return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`
  }
}

/** Excel refuses names that contain these characters, or an apostrophe at either end. */
const sheetName = (name: string): string =>
  Array.from(name.replaceAll(/[[\]:*?/\\']/g, ' ').trim())
    .join('')
    .slice(0, MAX_SHEET_NAME_LENGTH) || 'Sheet'

async function* valuesOf<T>(rows: AsyncIterable<Row>, value: (cell: Cell) => T): AsyncGenerator<Array<T>> {
  for await (const row of rows) yield row.map(value)
}

const PLAIN_CSV: CsvConventions = { separator: ',', decimalMark: '.', byteOrderMark: true }

/** RFC 4180 in UTF-8, with the requested separator and byte order mark. */
const csvBytes = ({ columns, csv = PLAIN_CSV }: Sheet, rows: AsyncIterable<Row>): ReadableStream<Uint8Array> =>
  writeCsvStream(
    valuesOf(rows, (cell) => csvValue(cell, csv)),
    {
      delimiter: csv.separator,
      bom: csv.byteOrderMark,
      lineSeparator: '\r\n',
      headers: columns.map(({ header }) => formulaSafeInPieces(header, csv.separator)),
    },
  )

const xlsxBytes = ({ name, columns }: Sheet, rows: AsyncIterable<Row>): ReadableStream<Uint8Array> =>
  writeXlsxStream(valuesOf(rows, xlsxValue), {
    name: sheetName(name),
    columns: columns.map((column) => ({
      header: xlsxText(formulaSafe(column.header)),
      width: column.width,
      numFmt: numberFormat(column),
    })),
    freezePane: { rows: 1 },
  })

const WRITERS: Readonly<Record<ExportFormat, typeof csvBytes>> = { csv: csvBytes, xlsx: xlsxBytes }

/** The bytes of a sheet, generated while they are read; rows are requested on demand. */
export const sheetBytes = (sheet: Sheet, rows: AsyncIterable<Row>): ReadableStream<Uint8Array> =>
  WRITERS[sheet.format](sheet, rows)

export const MIME_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
