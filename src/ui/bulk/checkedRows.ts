import type { BulkRules } from '../../application/bulk/readBulkRules.ts'
import type { BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import { askedFor, isValueHigh, repeatedOrder } from '../../domain/bulk/bulkConcerns.ts'
import type { BulkFileRow } from '../../domain/bulk/bulkFile.ts'
import { inColumnOrder, judgeBulkRow, type BulkRefusal } from '../../domain/bulk/bulkRow.ts'
import type { foundWrong, FoundWrong } from '../../domain/bulk/foundWrong.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Instant } from '../../domain/instant.ts'

/** A row and what was found about it by itself; nothing of it depends on other rows. */
export interface CheckedRow {
  readonly number: number
  readonly row: BulkFileRow
  readonly marks: ReadonlyMap<BulkColumn, BulkRefusal>
  /** Alike in rows that ask for the same. */
  readonly asked: string | undefined
  readonly isValueHigh: boolean
  /** The order of today that the row looks like. */
  readonly orderedToday: OrderId | undefined
}

export type CheckRow = (row: BulkFileRow) => CheckedRow

type Found = ReturnType<typeof foundWrong>

/** By the rules, and by what the service found wrong before. */
export const checkBy =
  ({ circumstances, placed, valueLimit }: BulkRules, now: () => Instant, found: Found = new Map()): CheckRow =>
  (row) => ({
    number: row.number,
    row,
    marks: withFound(judgeBulkRow(row.cells, { ...circumstances, now: now() }).marks, row, found.get(row.number)),
    asked: askedFor(row.cells, circumstances.country),
    isValueHigh: isValueHigh(row.cells, circumstances.country, valueLimit),
    orderedToday: repeatedOrder(row.cells, placed, circumstances.country),
  })

const withFound = (
  marks: CheckedRow['marks'],
  { cells }: BulkFileRow,
  found: ReadonlyArray<FoundWrong> = [],
): CheckedRow['marks'] => {
  const still = found.filter(({ text, refusal: { column } }) => cells[column] === text && !marks.has(column))
  if (still.length === 0) return marks
  return inColumnOrder(new Map([...marks, ...still.map(({ refusal }) => [refusal.column, refusal] as const)]))
}

/** Rows that are checked before the page may draw again: some 10 ms. */
const AT_ONCE = 200

interface Checking {
  /** Resolves when the page had its turn. */
  readonly pause: () => Promise<void>
  readonly progress: (checked: number) => void
  readonly signal: AbortSignal
}

/** Checks many rows without freezing the page; `undefined` when somebody does not want it any more. */
export const checkAll = async (
  rows: ReadonlyArray<BulkFileRow>,
  check: CheckRow,
  { pause, progress, signal }: Checking,
): Promise<ReadonlyArray<CheckedRow> | undefined> => {
  const checked: Array<CheckedRow> = []
  while (checked.length < rows.length) {
    for (const row of rows.slice(checked.length, checked.length + AT_ONCE)) checked.push(check(row))
    progress(checked.length)
    if (checked.length < rows.length) await pause()
    if (signal.aborted) return undefined
  }
  return checked
}

/** Where the row of that number stands, or would stand, among rows in the order of their numbers. */
export const placeOf = (rows: ReadonlyArray<{ readonly number: number }>, number: number): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle]?.number ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}
