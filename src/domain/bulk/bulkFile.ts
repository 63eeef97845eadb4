import { BULK_COLUMNS, NEEDED_COLUMNS, readHeader, type BulkCells, type BulkColumn } from './bulkColumns.ts'

/** Bytes (BULK-04, CONST-33). */
export const BULK_FILE_BYTES_MOST = 5_242_880
/** Rows with an order, the header not counted (BULK-27, OP-05 as decided). */
export const BULK_ROWS_MOST = 10_000

/** What speaks against a file as a whole. */
export type BulkFileRefusal =
  | { readonly code: 'format-invalid' | 'file-too-large' | 'no-rows' }
  | { readonly code: 'too-many-rows'; readonly rows: number }
  | { readonly code: 'columns-missing'; readonly columns: ReadonlyArray<BulkColumn> }

/** Before anything of it is read (BULK-03, BULK-04): `size` is in bytes. */
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

/** A row of a file with an order in it; `number` is the one a spreadsheet shows beside it. */
export interface BulkFileRow {
  readonly number: number
  readonly cells: BulkCells
}

/** A sheet as it was read: every cell as text, moments as the country's clock shows them. */
export type BulkSheet = ReadonlyArray<ReadonlyArray<string>>

export type ReadBulkFile =
  /** `isForAnybody` where the same columns are found without words of a language. */
  | { readonly kind: 'read'; readonly rows: ReadonlyArray<BulkFileRow>; readonly isForAnybody: boolean }
  | { readonly kind: 'refused'; readonly refusal: BulkFileRefusal }

export const NO_CELLS = Object.fromEntries(BULK_COLUMNS.map((column) => [column, ''])) as unknown as BulkCells

const refused = (refusal: BulkFileRefusal): ReadBulkFile => ({ kind: 'refused', refusal })

/** No keyboard types them, and no database and no XML keeps all of them: NUL and its like. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu
/** What a control character becomes: the sign of a character that could not be read. */
const UNREADABLE = '\ufffd'

/** Some character of the text could not be read. */
export const hasUnreadable = (text: string): boolean => text.includes(UNREADABLE)

/** A spreadsheet's mark for text: an apostrophe before a digit or before what would begin a formula. */
const TEXT_MARK = /^'(?=[\s"(\p{Cf}]*[\p{Nd}=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/u

/** The text of a cell without a spreadsheet's mark for text, and with a visible sign for each control character. */
export const cellAsTyped = (text: string): string =>
  text.trim().replace(TEXT_MARK, '').replace(CONTROL, UNREADABLE).trim()

/**
 * The orders of a sheet whose first filled row says what stands where; empty rows are none. `words` are the headers in
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
