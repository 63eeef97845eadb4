import type { Order } from '../order/order.ts'
import { statusList, type TrackingList } from '../order/trackingLists.ts'
import type { HistoryStatus } from './historyQuery.ts'

const LIST_OF: Readonly<Record<Exclude<HistoryStatus, 'ANY'>, TrackingList>> = {
  NEW: 'new',
  COLLECTED: 'collected',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
}

/** Whether the filter lets the order pass: by the lists of tracking (HIST-07, OP-28). */
export const hasHistoryStatus = (order: Order, wanted: HistoryStatus): boolean =>
  wanted === 'ANY' || statusList(order) === LIST_OF[wanted]
