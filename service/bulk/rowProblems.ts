import { BULK_ROW_FIELDS, type BulkRow } from '../../contract/bulk.ts'
import { BULK_COLUMNS, mapCells, type BulkCells, type BulkColumn } from '../../src/domain/bulk/bulkColumns.ts'
import type { BulkRefusal, BulkRefusalCode } from '../../src/domain/bulk/bulkRow.ts'
import { MAX_DESCRIPTION_LENGTH, refusalValues } from '../../src/domain/request/requestValidation.ts'
import { BULK_PAYMENT_TYPES } from '../../src/domain/payment/bulkPaymentType.ts'
import { RULE_SENTENCES } from '../orders/ruleSentences.ts'
import type { BulkRowJson } from '../store/bulkStore.ts'

export type RowProblem = NonNullable<typeof BulkRow.Encoded.problems>[number]
type Values = NonNullable<RowProblem['values']>

/** The cells of a row by their names in the API. */
export const detailsOf = (cells: BulkCells): BulkRowJson['order_details'] =>
  Object.fromEntries(
    BULK_COLUMNS.map((column) => [BULK_ROW_FIELDS[column], cells[column]] as const),
  ) as BulkRowJson['order_details']

export const cellsOf = (details: BulkRowJson['order_details']): BulkCells =>
  mapCells((column) => details[BULK_ROW_FIELDS[column]])

export const rowProblem = (code: BulkRefusalCode, column?: BulkColumn, values?: Values): RowProblem => ({
  code,
  message: RULE_SENTENCES[code],
  ...(column !== undefined && { field: BULK_ROW_FIELDS[column] }),
  ...(values !== undefined && { values }),
})

const valuesOf = ({ code, most, ...refusal }: BulkRefusal): Values | undefined => {
  if (most !== undefined) return { most }
  if (code === 'payment-type-unknown') return { types: BULK_PAYMENT_TYPES.join(', ') }
  return code === 'description-too-long' ? { most: MAX_DESCRIPTION_LENGTH } : refusalValues(refusal)
}

/** Converts a refusal of the rules; missing coordinates mean that the row's address was not found. */
export const ruleProblem = (refusal: BulkRefusal): RowProblem =>
  rowProblem(
    refusal.code === 'coordinates-missing' ? 'address-not-found' : refusal.code,
    refusal.column,
    valuesOf(refusal),
  )

/** All problems of a row in column order, and their messages as one text. */
export const rowErrors = (problems: ReadonlyArray<RowProblem>): Pick<BulkRowJson, 'error' | 'problems'> => {
  const order: ReadonlyArray<string | undefined> = BULK_COLUMNS.map((column) => BULK_ROW_FIELDS[column])
  const sorted = problems.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  return { problems: sorted, error: sorted.length === 0 ? null : sorted.map(({ message }) => message).join(' ') }
}
