import type { DateRange } from './dateRange.ts'
import type { HistoryStatus } from './historyQuery.ts'

/** The filters, as the device stores them and the page's address holds them (HIST-17, PERSIST-01). */
export interface HistoryFilters {
  readonly range: DateRange
  readonly status: HistoryStatus
}

/** (HIST-02, HIST-07, CONST-43) */
export const DEFAULT_FILTERS: HistoryFilters = { range: { preset: 'yesterday' }, status: 'ANY' }
