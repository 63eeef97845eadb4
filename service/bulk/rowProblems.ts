import { BULK_ROW_FIELDS, type BulkRow } from '../../contract/bulk.ts'
import { BULK_COLUMNS, mapCells, type BulkCells, type BulkColumn } from '../../src/domain/bulk/bulkColumns.ts'
import type { BulkRefusal, BulkRefusalCode } from '../../src/domain/bulk/bulkRow.ts'
import { BULK_PAYMENT_TYPES } from '../../src/domain/payment/bulkPaymentType.ts'
import { DESCRIPTION_MAXIMUM, refusalValues } from '../../src/domain/request/requestValidation.ts'
import type { BulkRowJson } from '../store/bulkStore.ts'

export type RowProblem = NonNullable<typeof BulkRow.Encoded.problems>[number]
type Values = NonNullable<RowProblem['values']>

/** Messages for developers (OP-56); the portal shows translated texts. */
const SENTENCES: Readonly<Record<BulkRefusalCode, string>> = {
  'vendor-missing': 'There is no collection point.',
  'vendor-inactive': 'The collection point is not active.',
  'unit-missing': 'The unit is missing.',
  'name-missing': 'The name of the customer is missing.',
  'name-has-digit': 'The name of the customer contains a digit.',
  'phone-missing': 'The phone number is missing.',
  'phone-impossible': 'The phone number is invalid.',
  'description-too-long': `The items have more than ${DESCRIPTION_MAXIMUM} characters.`,
  'address-missing': 'The address is missing.',
  'coordinates-missing': 'The address was not found.',
  'amount-missing': 'The item value is missing or zero.',
  'amount-unreadable': 'The item value cannot be read as an amount.',
  'amount-below-minimum': 'The item value is below the minimum of the country.',
  'payment-method-missing': 'The payment type is missing or not available here.',
  'no-payment-method-available': 'No payment method is available.',
  'preorder-in-past': 'The delivery time is in the past.',
  'preorder-too-far': 'The delivery time is too far ahead.',
  'preorder-outside-hours': 'The delivery time is outside the service hours.',
  'notes-too-long': 'The notes for the rider are too long.',
  'address-too-long': 'The address is too long.',
  'fee-missing': 'The delivery fee is missing.',
  'vat-wrong-length': 'The VAT number has the wrong length.',
  'vat-invalid': 'The VAT number is not valid.',
  'age-validation-missing': 'The required age check is not confirmed.',
  'item-value-unconfirmed': 'The item value is high and not confirmed.',
  'collection-point-unknown': 'There is no collection point with that name.',
  'payment-type-unknown': `The payment type is none of ${BULK_PAYMENT_TYPES.join(', ')}.`,
  'time-unreadable': 'The delivery time cannot be read.',
  'time-without-day': 'The delivery time has no day.',
  'phone-several': 'There is more than one phone number.',
  'cell-error': 'The cell contains a spreadsheet error.',
  'cell-without-result': 'The formula of the cell has no result.',
  'address-not-found': 'The address was not found.',
  'address-inexact': 'The address does not identify one building. Add street, house number and town, or coordinates.',
  'geocoder-unavailable': 'The address could not be looked up now.',
  undeliverable: 'There is no delivery to that address.',
  'text-too-long': 'The text is too long.',
  'text-unreadable': 'The text contains a character that cannot be read.',
  'store-closed': 'The store is closed.',
  'fee-changed': 'The delivery fee has changed.',
}

/** The cells of a row by their names in the API. */
export const detailsOf = (cells: BulkCells): BulkRowJson['order_details'] =>
  Object.fromEntries(
    BULK_COLUMNS.map((column) => [BULK_ROW_FIELDS[column], cells[column]] as const),
  ) as BulkRowJson['order_details']

export const cellsOf = (details: BulkRowJson['order_details']): BulkCells =>
  mapCells((column) => details[BULK_ROW_FIELDS[column]])

export const rowProblem = (code: BulkRefusalCode, column?: BulkColumn, values?: Values): RowProblem => ({
  code,
  message: SENTENCES[code],
  ...(column !== undefined && { field: BULK_ROW_FIELDS[column] }),
  ...(values !== undefined && { values }),
})

const valuesOf = ({ code, most, ...refusal }: BulkRefusal): Values | undefined => {
  if (most !== undefined) return { most }
  if (code === 'payment-type-unknown') return { types: BULK_PAYMENT_TYPES.join(', ') }
  return code === 'description-too-long' ? { most: DESCRIPTION_MAXIMUM } : refusalValues(refusal)
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
