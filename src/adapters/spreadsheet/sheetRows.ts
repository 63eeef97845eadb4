import { streamXlsxRows, type CellValue } from 'hucre/xlsx'
import type { BulkSheet } from '../../domain/bulk/bulkFile.ts'
import { sheetNumber } from '../../domain/bulk/sheetNumber.ts'

/** More than any valid file has; further rows are not read. */
const ROWS_READ_MOST = 20_000
const COLUMNS_READ_MOST = 100

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The wall-clock time, '2026-03-13 12:05': spreadsheets have no time zone. */
const wallClock = (moment: Date): string =>
  `${moment.toISOString().slice(0, 10)} ${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`

/** All digits without an exponent, so that a phone number stored as a number stays readable. */
const plainNumber = (number: number): string => {
  if (Number.isInteger(number)) return BigInt(number).toString()
  const text = String(number)
  return sheetNumber(text.includes('e') ? number.toFixed(12).replace(/\.?0+$/, '') : text)
}

const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : wallClock(value)
  if (typeof value === 'number') return Number.isFinite(value) ? plainNumber(value) : ''
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
}

/** The first sheet of an XLSX file as text, including empty rows; throws on anything else. */
export const sheetRows = async (bytes: ArrayBuffer): Promise<BulkSheet> => {
  const rows: Array<ReadonlyArray<string>> = []
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows: ROWS_READ_MOST })) {
    while (rows.length < Math.min(index, ROWS_READ_MOST)) rows.push([])
    if (index >= ROWS_READ_MOST) break
    rows.push(values.slice(0, COLUMNS_READ_MOST).map(textOf))
  }
  return rows
}
