import { HISTORY_COLUMNS, type HistoryColumn, type HistoryWords } from '../../src/domain/history/historyColumns.ts'
import { ORDER_STATUSES, type ReadStatus } from '../../src/domain/order/orderStatus.ts'

/** Texts that equal their names, so that a test sees which text is used where. */
export const historyWords = (more: Partial<HistoryWords> = {}): HistoryWords => ({
  headers: Object.fromEntries(HISTORY_COLUMNS.map((column) => [column, `(${column})`])) as Record<
    HistoryColumn,
    string
  >,
  statuses: Object.fromEntries([...ORDER_STATUSES, 'UNKNOWN'].map((status) => [status, `is ${status}`])) as Record<
    ReadStatus,
    string
  >,
  paymentMethods: { NONE: 'none', PAID: 'paid', CASH_ON_DELIVERY: 'cash', PAYMENT_ON_DELIVERY: 'card' },
  branches: new Map(),
  ...more,
})
