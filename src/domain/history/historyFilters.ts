import type { VendorId } from '../ids.ts'
import type { DateRange } from './dateRange.ts'
import type { CountedEnding } from './ending.ts'
import type { HistoryStatus } from './historyQuery.ts'

/** The filters that the device stores (HIST-17, PERSIST-01). */
export interface StoredFilters {
  readonly range: DateRange
  readonly status: HistoryStatus
}

/** The filters, as the page's address holds them. */
export interface HistoryFilters extends StoredFilters {
  /** Narrows the status to orders that ended like this (HIST-19). */
  readonly ending?: CountedEnding | undefined
  /** Of several collection points, only this one (HIST-20). */
  readonly vendorId?: VendorId | undefined
}

/** (HIST-02, HIST-07, CONST-43) */
export const DEFAULT_FILTERS: HistoryFilters = { range: { preset: 'yesterday' }, status: 'ANY' }
