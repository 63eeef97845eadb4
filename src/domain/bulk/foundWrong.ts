import type { BulkFileRow } from './bulkFile.ts'
import type { BulkJobRow } from './bulkJob.ts'
import { isBulkRefusalCode, type BulkRefusal } from './bulkRow.ts'

/** What the service found wrong with a cell, and what stood in it then: whatever is written instead may be right. */
export interface FoundWrong {
  readonly text: string
  readonly refusal: BulkRefusal
}

/** Rows of a job that cannot be ordered as they are. */
export const rowsToCorrect = (rows: ReadonlyArray<BulkJobRow>): ReadonlyArray<BulkJobRow> =>
  rows.filter(({ status }) => status === 'INVALID')

export const asFileRow = ({ number, cells }: BulkJobRow): BulkFileRow => ({ number, cells })

/** By the rows' numbers; what belongs to no cell is not there. */
export const foundWrong = (rows: ReadonlyArray<BulkJobRow>): ReadonlyMap<number, ReadonlyArray<FoundWrong>> =>
  new Map(
    rows.map(({ number, cells, errors }) => [
      number,
      errors.flatMap(({ code, column }) =>
        column !== undefined && isBulkRefusalCode(code) ? [{ text: cells[column], refusal: { code, column } }] : [],
      ),
    ]),
  )
