import type { Instant } from '../instant.ts'
import type { VendorId } from '../ids.ts'
import type { CountedEnding } from './ending.ts'

/** The order-status filter of the history (HIST-07). */
export const HISTORY_STATUSES = ['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'] as const
export type HistoryStatus = (typeof HISTORY_STATUSES)[number]

/** Selects past orders for the list, the export and the overview. */
export interface HistoryQuery {
  readonly vendorId: VendorId
  /** Whether to include the orders of all outlets of this parent (PERM-01). */
  readonly includeOutlets: boolean
  /** By `createdAt`, both ends included. */
  readonly from: Instant
  readonly to: Instant
  readonly status: HistoryStatus
  /** Only orders that ended like this (HIST-19). */
  readonly ending?: CountedEnding | undefined
}
