import type { BulkRules } from '../../application/bulk/readBulkRules.ts'
import type { BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import { deliveryKey, hasUnusualPhone, hasZero, isValueHigh, repeatedOrder } from '../../domain/bulk/bulkConcerns.ts'
import type { BulkFileRow } from '../../domain/bulk/bulkFile.ts'
import { inColumnOrder, judgeBulkRow, type BulkRefusal } from '../../domain/bulk/bulkRow.ts'
import type { foundWrong, FoundWrong } from '../../domain/bulk/foundWrong.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Instant } from '../../domain/instant.ts'

/** A row with its validation result, which does not depend on other rows. */
export interface CheckedRow {
  readonly number: number
  readonly row: BulkFileRow
  readonly marks: ReadonlyMap<BulkColumn, BulkRefusal>
  /** Equal for rows that request the same delivery. */
  readonly asked: string | undefined
  readonly isValueHigh: boolean
  /** Whether the row is hidden in the spreadsheet. */
  readonly isHidden: boolean
  /** What the row says of its order, if that is over. */
  readonly closedAs: string | undefined
  readonly hasZero: boolean
  readonly hasUnusualPhone: boolean
  /** The order of today that the row seems to repeat. */
  readonly orderedToday: OrderId | undefined
}

export type CheckRow = (row: BulkFileRow) => CheckedRow

type Found = ReturnType<typeof foundWrong>

/** Validates by the rules and adds the faults that the service reported. */
export const checkBy =
  ({ circumstances, placed, valueLimit }: BulkRules, now: () => Instant, found: Found = new Map()): CheckRow =>
  (row) => ({
    number: row.number,
    row,
    marks: withFound(judgeBulkRow(row.cells, { ...circumstances, now: now() }).marks, row, found.get(row.number)),
    asked: deliveryKey(row.cells, circumstances.country),
    isValueHigh: isValueHigh(row.cells, circumstances.country, valueLimit),
    isHidden: row.isHidden === true,
    closedAs: row.closedAs,
    hasZero: hasZero(row.cells),
    hasUnusualPhone: hasUnusualPhone(row.cells, circumstances.country),
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

/** The number of rows validated before the page may render again; takes about 10 ms. */
const AT_ONCE = 200

interface Checking {
  /** Yields to the page, so that it can render. */
  readonly pause: () => Promise<void>
  readonly progress: (checked: number) => void
  readonly signal: AbortSignal
}

/** Validates many rows without blocking the page; `undefined` if aborted. */
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

/** The index of the row with that number, or its insertion index, in rows sorted by number. */
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
