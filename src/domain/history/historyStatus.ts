import type { Order } from '../order/order.ts'
import {
  isCollected,
  isDeliveredOrReturned,
  isFailed,
  isNew,
  ORDER_STATUSES,
  type ReadStatus,
} from '../order/orderStatus.ts'
import { statusList, type TrackingList } from '../order/trackingLists.ts'
import type { HistoryStatus } from './historyQuery.ts'

/** A filter that lets not everything pass. */
export type WantedStatus = Exclude<HistoryStatus, 'ANY'>

const LIST_OF: Readonly<Record<WantedStatus, TrackingList>> = {
  NEW: 'new',
  COLLECTED: 'collected',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
}

/** Whether the filter lets the order pass: by the lists of tracking, a DELAYED one by its history (HIST-07, OP-28). */
export const hasHistoryStatus = (order: Pick<Order, 'status' | 'statusHistory'>, wanted: HistoryStatus): boolean =>
  wanted === 'ANY' || statusList(order) === LIST_OF[wanted]

const GROUP_OF: Readonly<Record<WantedStatus, (status: ReadStatus) => boolean>> = {
  NEW: isNew,
  COLLECTED: isCollected,
  DELIVERED: isDeliveredOrReturned,
  CANCELLED: isFailed,
}

/** The same rule for a store that finds orders by what they hold. */
export interface WantedStatuses {
  readonly statuses: ReadonlyArray<string>
  /** DELAYED orders whose history holds one of `PICKED_UP_STATUSES`, those that hold none, or no DELAYED ones. */
  readonly delayed: 'passed-pick-up' | 'before-pick-up' | 'none'
}

/** In the history of an order these say that it has been picked up (OP-28). */
export const PICKED_UP_STATUSES: ReadonlyArray<string> = ORDER_STATUSES.filter(
  (status) => isCollected(status) || isDeliveredOrReturned(status),
)

const DELAYED_OF: Readonly<Record<WantedStatus, WantedStatuses['delayed']>> = {
  NEW: 'before-pick-up',
  COLLECTED: 'passed-pick-up',
  DELIVERED: 'none',
  CANCELLED: 'none',
}

export const wantedStatuses = (wanted: WantedStatus): WantedStatuses => ({
  statuses: ORDER_STATUSES.filter(GROUP_OF[wanted]),
  delayed: DELAYED_OF[wanted],
})
