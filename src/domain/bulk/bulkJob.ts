import type { Instant } from '../instant.ts'
import type { JobId, OrderId, VendorId } from '../ids.ts'
import type { Country } from '../market/countries.ts'
import { add, type Money } from '../pricing/money.ts'
import { writtenAmount } from '../reading/writtenAmount.ts'
import type { DeliveryTime } from '../request/deliveryTime.ts'
import type { BulkCells, BulkColumn } from './bulkColumns.ts'

/** BULK-12. */
export const BULK_JOB_STATUSES = [
  'PREPROCESS_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS',
  'PREPROCESS_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'PREPROCESS_FAIL',
  'ORDER_PLACEMENT_FAIL',
  'UNKNOWN',
] as const
export type BulkJobStatus = (typeof BULK_JOB_STATUSES)[number]

/** Whatever this build does not know is UNKNOWN (OP-50). */
export const readBulkJobStatus = (text: string): BulkJobStatus =>
  BULK_JOB_STATUSES.find((status) => status === text) ?? 'UNKNOWN'

/** ENT-20. */
export interface BulkJob {
  readonly id: JobId
  readonly vendorId: VendorId
  /** The e-mail address of whoever uploaded it. */
  readonly createdBy: string
  readonly createdAt: Instant
  readonly status: BulkJobStatus
  /** Its orders are being placed now; the statuses have none for it. A service may not tell. */
  readonly isBeingPlaced?: boolean
  /** Before placing the rows that can be ordered, afterwards those that were. */
  readonly successRowCount: number
}

export const BULK_ROW_STATUSES = ['VALID', 'INVALID', 'PLACED', 'NOT_PLACED'] as const
export type BulkRowStatus = (typeof BULK_ROW_STATUSES)[number] | 'UNKNOWN'

export const readBulkRowStatus = (text: string): BulkRowStatus =>
  BULK_ROW_STATUSES.find((status) => status === text) ?? 'UNKNOWN'

/** Why a row cannot be ordered. `code` is one this build may have words for, `message` what the service says (OP-56). */
export interface BulkRowError {
  readonly code: string
  readonly message: string
  /** Where it is wrong, when it is one cell. */
  readonly column?: BulkColumn
  readonly values?: Readonly<Record<string, string | number>>
}

/** ENT-21. */
export interface BulkJobRow {
  /** As a spreadsheet shows it beside the row. */
  readonly number: number
  readonly id: string
  readonly status: BulkRowStatus
  /** As they were in the file. */
  readonly cells: BulkCells
  readonly errors: ReadonlyArray<BulkRowError>
  readonly deliveryFee: Money | undefined
  readonly collectionPoint: string
  readonly customerName: string
  readonly dropOffAddress: string
  readonly paymentMethod: string
  readonly delivery: DeliveryTime
  readonly orderId: OrderId | undefined
}

/** A job and all of its rows, also what preprocessing answers (ENT-23). */
export interface BulkJobDetail {
  readonly job: BulkJob
  readonly rows: ReadonlyArray<BulkJobRow>
}

/** ENT-22, and the sums somebody wants to know before everything is ordered at once. */
export interface BulkTotals {
  readonly rows: number
  readonly toBePlaced: number
  readonly placed: number
  readonly errors: number
  /** Of the rows to be placed; `undefined` where there are none. */
  readonly fees: Money | undefined
}

const isToBePlaced = ({ status }: BulkJobRow): boolean => status === 'VALID' || status === 'NOT_PLACED'

/** A row that was not placed is an error that can be tried again, and so counts as both (BULK-13). */
export const bulkTotals = (rows: ReadonlyArray<BulkJobRow>): BulkTotals => {
  const wanted = rows.filter(isToBePlaced)
  const fees = wanted.flatMap(({ deliveryFee }) => deliveryFee ?? [])
  return {
    rows: rows.length,
    toBePlaced: wanted.length,
    placed: rows.filter(({ status }) => status === 'PLACED').length,
    errors: rows.filter(({ status }) => status === 'INVALID' || status === 'NOT_PLACED' || status === 'UNKNOWN').length,
    fees: fees.length === 0 ? undefined : fees.reduce(add),
  }
}

/** What may be done with a job beside looking at it; of an unknown one nothing else (OP-50). */
export const mayBePlaced = ({ job, rows }: BulkJobDetail): boolean =>
  job.isBeingPlaced !== true && job.status !== 'UNKNOWN' && job.status !== 'PREPROCESS_FAIL' && rows.some(isToBePlaced)

/** What is said before everything is ordered at once, beside the totals: of the rows to be placed only. */
export interface BulkPlacement {
  readonly orders: number
  readonly fees: Money | undefined
  /** What riders will collect; `undefined` where nothing is. */
  readonly cash: Money | undefined
  /** Where they will come to, each once, in the order of the rows. */
  readonly collectionPoints: ReadonlyArray<string>
}

export const bulkPlacement = (rows: ReadonlyArray<BulkJobRow>, country: Country): BulkPlacement => {
  const wanted = rows.filter(isToBePlaced)
  const cash = wanted
    .filter(({ paymentMethod }) => paymentMethod === 'CASH_ON_DELIVERY')
    .flatMap(({ cells }) => writtenAmount(cells.itemValue, country) ?? [])
  const { toBePlaced: orders, fees } = bulkTotals(rows)
  return {
    orders,
    fees,
    cash: cash.length === 0 ? undefined : cash.reduce(add),
    collectionPoints: [...new Set(wanted.map(({ collectionPoint }) => collectionPoint))],
  }
}

/** Everything that was confirmed is an order now: nothing is left to look at (ROUTE-27). */
export const isPlacedAsConfirmed = ({ rows }: BulkJobDetail): boolean =>
  rows.some(({ status }) => status === 'PLACED') && !rows.some(isToBePlaced)

/** Which rows of a job somebody wants to see. */
export const BULK_ROW_CHOICES = ['all', 'errors', 'to-be-placed', 'placed'] as const
export type BulkRowChoice = (typeof BULK_ROW_CHOICES)[number]

const CHOSEN: Readonly<Record<BulkRowChoice, (row: BulkJobRow) => boolean>> = {
  all: () => true,
  errors: (row) => row.errors.length > 0 || row.status === 'INVALID' || row.status === 'NOT_PLACED',
  'to-be-placed': isToBePlaced,
  placed: ({ status }) => status === 'PLACED',
}

export const chosenBulkRows = (rows: ReadonlyArray<BulkJobRow>, choice: BulkRowChoice): ReadonlyArray<BulkJobRow> =>
  choice === 'all' ? rows : rows.filter(CHOSEN[choice])
