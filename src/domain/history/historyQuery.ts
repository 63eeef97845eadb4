import type { Instant } from '../instant.ts'
import type { VendorId } from '../ids.ts'

/** The order-status filter of the history (HIST-07). */
export const HISTORY_STATUSES = ['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'] as const
export type HistoryStatus = (typeof HISTORY_STATUSES)[number]

/** Which past orders are wanted: what the list, the export and the overview answer about. */
export interface HistoryQuery {
  readonly vendorId: VendorId
  /** The orders of all outlets of this parent as well (PERM-01). */
  readonly includeOutlets: boolean
  /** By `createdAt`, both ends included. */
  readonly from: Instant
  readonly to: Instant
  readonly status: HistoryStatus
}
