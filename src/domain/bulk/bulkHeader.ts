import { ROWS_LOOKED_AT, type Wanted, type WorkbookRow, type Worksheet } from '../workbook/workbook.ts'
import { foldText } from '../text/foldText.ts'
import { trimText } from '../text/blank.ts'
import { missingColumns, type BulkCells, type BulkColumn, type BulkPart } from './bulkColumns.ts'
import { EXAMPLE_NAMES } from './exampleNames.ts'
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

const EXAMPLES = EXAMPLE_NAMES.split('|').map(foldText)

/** Whether a sheet with the needed columns may be that of the orders: the examples behind an empty table are not ordered. */
export const holdsOrders = (sheet: Worksheet, header: Header, isBehindTable: boolean): boolean =>
  hasRowsBelow(sheet, header) && !(isBehindTable && EXAMPLES.includes(foldText(trimText(sheet.name))))

/** Finds the sheet of the orders: the first visible one with the needed columns and rows below them. */
export const hasNeededColumns = (words: Readonly<Partial<BulkCells>> = {}): Wanted => {
  const read = neededHeaderReader(words)
  const wholeHeaderOf = (sheet: Worksheet): Header | undefined => {
    const header = headerOf(sheet, read)
    return header?.missing.length === 0 ? header : undefined
  }
  return (sheet, before) => {
    const header = wholeHeaderOf(sheet)
    return (
      header !== undefined &&
      holdsOrders(
        sheet,
        header,
        before.some((one) => wholeHeaderOf(one) !== undefined),
      )
    )
  }
}
