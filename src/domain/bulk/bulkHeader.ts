import { ROWS_LOOKED_AT, type Wanted, type WorkbookRow, type Worksheet } from '../workbook/workbook.ts'
import { missingColumns, type BulkCells, type BulkColumn, type BulkPart } from './bulkColumns.ts'
import { neededHeaderReader, type ReadHeader } from './readHeader.ts'

/** A row of a sheet as a header, with the columns that it lacks. */
export interface Header {
  readonly row: WorkbookRow
  readonly parts: ReadonlyArray<BulkPart | undefined>
  readonly missing: ReadonlyArray<BulkColumn>
}

/** The first row with all needed columns, else the one that lacks the fewest. */
export const headerOf = ({ rows }: Worksheet, read: ReadHeader): Header | undefined => {
  let best: Header | undefined
  for (const row of rows.slice(0, ROWS_LOOKED_AT)) {
    const parts = read(row.cells)
    const missing = missingColumns(parts)
    if (best === undefined || missing.length < best.missing.length) best = { row, parts, missing }
    if (missing.length === 0) break
  }
  return best
}

/** Whether rows follow the header; those behind the first rows of a sheet may not be read yet. */
export const hasRowsBelow = ({ rows, more }: Worksheet, { row }: Header): boolean =>
  rows.length >= ROWS_LOOKED_AT || more > 0 || rows.at(-1) !== row

/** Finds the sheet of the orders: the first visible one with the needed columns and rows below them. */
export const hasNeededColumns = (words: Readonly<Partial<BulkCells>> = {}): Wanted => {
  const read = neededHeaderReader(words)
  return (sheet) => {
    const header = headerOf(sheet, read)
    return header?.missing.length === 0 && hasRowsBelow(sheet, header)
  }
}
