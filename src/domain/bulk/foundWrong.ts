import type { BulkFileRow } from './bulkFile.ts'
import type { BulkJobRow } from './bulkJob.ts'
import { isBulkRefusalCode, type BulkRefusal } from './bulkRow.ts'

/** A fault that the service found in a cell, with the cell's text at that time: a different text may be right. */
export interface FoundWrong {
  readonly text: string
  readonly refusal: BulkRefusal
}

/** Rows that cannot be placed as they are. */
export const rowsToCorrect = (rows: ReadonlyArray<BulkJobRow>): ReadonlyArray<BulkJobRow> =>
  rows.filter(({ status }) => status === 'INVALID')

export const asFileRow = ({ number, cells }: BulkJobRow): BulkFileRow => ({ number, cells })

/** The faults of each row, by row number. Errors that belong to no cell are left out. */
export const foundWrong = (rows: ReadonlyArray<BulkJobRow>): ReadonlyMap<number, ReadonlyArray<FoundWrong>> =>
  new Map(
    rows.map(({ number, cells, errors }) => [
      number,
      errors.flatMap(({ code, column }) =>
        column !== undefined && isBulkRefusalCode(code) ? [{ text: cells[column], refusal: { code, column } }] : [],
      ),
    ]),
  )
