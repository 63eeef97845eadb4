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

/** Statuses that this build does not know are read as UNKNOWN (OP-50). */
export const readBulkJobStatus = (text: string): BulkJobStatus =>
  BULK_JOB_STATUSES.find((status) => status === text) ?? 'UNKNOWN'

/** ENT-20. */
export interface BulkJob {
  readonly id: JobId
  readonly vendorId: VendorId
  /** The e-mail address of the person who uploaded the file. */
  readonly createdBy: string
  readonly createdAt: Instant
  readonly status: BulkJobStatus
  /** Whether its orders are being placed now; no status says so. Optional, because a service may not send it. */
  readonly isBeingPlaced?: boolean
  /** Before placement: the number of rows that can be placed. Afterwards: the number of rows that were placed. */
  readonly successRowCount: number
}

export const BULK_ROW_STATUSES = ['VALID', 'INVALID', 'PLACED', 'NOT_PLACED'] as const
export type BulkRowStatus = (typeof BULK_ROW_STATUSES)[number] | 'UNKNOWN'

export const readBulkRowStatus = (text: string): BulkRowStatus =>
  BULK_ROW_STATUSES.find((status) => status === text) ?? 'UNKNOWN'

/** Why a row cannot be placed. This build may have a text for `code`; `message` is the service's own text (OP-56). */
export interface BulkRowError {
  readonly code: string
  readonly message: string
  /** The wrong cell, if the error concerns exactly one. */
  readonly column?: BulkColumn
  readonly values?: Readonly<Record<string, string | number>>
}

/** ENT-21. */
export interface BulkJobRow {
  /** The row number in the spreadsheet. */
  readonly number: number
  readonly id: string
  readonly status: BulkRowStatus
  /** The cells as the file had them. */
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

/** A job with all of its rows. Preprocessing answers the same shape (ENT-23). */
export interface BulkJobDetail {
  readonly job: BulkJob
  readonly rows: ReadonlyArray<BulkJobRow>
}

/** ENT-22, and the sums that people check before they place the whole file. */
export interface BulkTotals {
  readonly rows: number
  readonly toBePlaced: number
  readonly placed: number
  readonly errors: number
  /** The sum over the rows to be placed; `undefined` if there are none. */
  readonly fees: Money | undefined
}

const isToBePlaced = ({ status }: BulkJobRow): boolean => status === 'VALID' || status === 'NOT_PLACED'

/**
 * Counts the rows by outcome. A row with status NOT_PLACED counts both as an error and as to be placed, because it can
 * be retried (BULK-13).
 */
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

/** Whether rows of the job can be placed. A job with an unknown status can only be viewed (OP-50). */
export const mayBePlaced = ({ job, rows }: BulkJobDetail): boolean =>
  job.isBeingPlaced !== true && job.status !== 'UNKNOWN' && job.status !== 'PREPROCESS_FAIL' && rows.some(isToBePlaced)

/** A summary of the rows to be placed, which the confirmation shows beside the totals. */
export interface BulkPlacement {
  readonly orders: number
  readonly fees: Money | undefined
  /** Cash that riders will collect; `undefined` if none. */
  readonly cash: Money | undefined
  /** The collection points that riders will visit, each once, in the order of the rows. */
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

/** Whether all confirmed rows were placed, so that nothing is left to review (ROUTE-27). */
export const isPlacedAsConfirmed = ({ rows }: BulkJobDetail): boolean =>
  rows.some(({ status }) => status === 'PLACED') && !rows.some(isToBePlaced)

/** Filters for the rows of a job. */
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
