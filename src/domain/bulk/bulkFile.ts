import { BULK_COLUMNS, NEEDED_COLUMNS, readHeader, type BulkCells, type BulkColumn } from './bulkColumns.ts'

/** In bytes (BULK-04, CONST-33). */
export const BULK_FILE_BYTES_MOST = 5_242_880
/** Rows with data, without the header (BULK-27, OP-05 as decided). */
export const BULK_ROWS_MOST = 10_000

/** Why a whole file is refused. */
export type BulkFileRefusal =
  | { readonly code: 'format-invalid' | 'file-too-large' | 'no-rows' }
  | { readonly code: 'too-many-rows'; readonly rows: number }
  | { readonly code: 'columns-missing'; readonly columns: ReadonlyArray<BulkColumn> }

/** Checks name and size before the file is read (BULK-03, BULK-04). `size` is in bytes. */
export const bulkFileRefusal = ({
  name,
  size,
}: {
  readonly name: string
  readonly size: number
}): BulkFileRefusal | undefined => {
  if (!/\.xlsx$/i.test(name.trim())) return { code: 'format-invalid' }
  return size > BULK_FILE_BYTES_MOST ? { code: 'file-too-large' } : undefined
}

/** A non-empty row of a file; `number` is its row number in the spreadsheet. */
export interface BulkFileRow {
  readonly number: number
  readonly cells: BulkCells
}

/** A sheet with every cell as text and moments in the country's local time. */
export type BulkSheet = ReadonlyArray<ReadonlyArray<string>>

export type ReadBulkFile =
  /** `isForAnybody` says whether the same columns are found without the words of a language. */
  | { readonly kind: 'read'; readonly rows: ReadonlyArray<BulkFileRow>; readonly isForAnybody: boolean }
  | { readonly kind: 'refused'; readonly refusal: BulkFileRefusal }

export const NO_CELLS = Object.fromEntries(BULK_COLUMNS.map((column) => [column, ''])) as unknown as BulkCells

const refused = (refusal: BulkFileRefusal): ReadBulkFile => ({ kind: 'refused', refusal })

/** Control characters, such as NUL: no keyboard types them, and databases and XML do not keep all of them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu
/** U+FFFD, the replacement character, takes the place of each control character. */
const UNREADABLE = '\ufffd'

/** Whether a character of the text could not be read. */
export const hasUnreadable = (text: string): boolean => text.includes(UNREADABLE)

/** The apostrophe by which a spreadsheet marks text, before a digit or before what would start a formula. */
const TEXT_MARK = /^'(?=[\s"(\p{Cf}]*[\p{Nd}=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/u

/** Removes a spreadsheet's text mark and replaces each control character by U+FFFD. */
export const cellAsTyped = (text: string): string =>
  text.trim().replace(TEXT_MARK, '').replace(CONTROL, UNREADABLE).trim()

/**
 * Reads the rows of a sheet. The first non-empty row is the header; empty rows are skipped. `words` are the headers in
 * the person's language.
 */
export const readBulkFile = (sheet: BulkSheet, words: Readonly<Partial<BulkCells>> = {}): ReadBulkFile => {
  const headerAt = sheet.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  if (headerAt < 0) return refused({ code: 'no-rows' })
  const columns = readHeader(sheet[headerAt] ?? [], words)
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0) return refused({ code: 'columns-missing', columns: missing })
  const rows = sheet.flatMap((row, index): ReadonlyArray<BulkFileRow> => {
    if (index <= headerAt) return []
    const cells: Record<BulkColumn, string> = { ...NO_CELLS }
    columns.forEach((column, place) => {
      if (column !== undefined) cells[column] = cellAsTyped(row[place] ?? '')
    })
    return BULK_COLUMNS.every((column) => cells[column] === '') ? [] : [{ number: index + 1, cells }]
  })
  if (rows.length === 0) return refused({ code: 'no-rows' })
  if (rows.length > BULK_ROWS_MOST) return refused({ code: 'too-many-rows', rows: rows.length })
  const plain = readHeader(sheet[headerAt] ?? [])
  return { kind: 'read', rows, isForAnybody: columns.every((column, place) => column === plain[place]) }
}
