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
import { endingOf } from './ending.ts'
import type { HistoryQuery, HistoryStatus } from './historyQuery.ts'

/** Every filter but 'ANY'. */
export type WantedStatus = Exclude<HistoryStatus, 'ANY'>

const LIST_OF: Readonly<Record<WantedStatus, TrackingList>> = {
  NEW: 'new',
  COLLECTED: 'collected',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
}

/**
 * Whether an order passes the filter: by its tracking list, which for a DELAYED order follows its history (HIST-07,
 * OP-28).
 */
export const hasHistoryStatus = (order: Pick<Order, 'status' | 'statusHistory'>, filter: HistoryStatus): boolean =>
  filter === 'ANY' || statusList(order) === LIST_OF[filter]

/** Whether an order passes the filters by status and by ending. */
export const passesOutcome = (order: Order, { status, ending }: Pick<HistoryQuery, 'status' | 'ending'>): boolean =>
  hasHistoryStatus(order, status) && (ending === undefined || endingOf(order) === ending)

const GROUP_OF: Readonly<Record<WantedStatus, (status: ReadStatus) => boolean>> = {
  NEW: isNew,
  COLLECTED: isCollected,
  DELIVERED: isDeliveredOrReturned,
  CANCELLED: isFailed,
}

/** The same rule as a query for a store. */
export interface WantedStatuses {
  readonly statuses: ReadonlyArray<string>
  /**
   * Which DELAYED orders match: those whose history has one of `PICKED_UP_STATUSES`, those whose history has none, or
   * no DELAYED orders.
   */
  readonly delayed: 'passed-pick-up' | 'before-pick-up' | 'none'
}

/** Statuses that show, in an order's history, that it was picked up (OP-28). */
export const PICKED_UP_STATUSES: ReadonlyArray<string> = ORDER_STATUSES.filter(
  (status) => isCollected(status) || isDeliveredOrReturned(status),
)

const DELAYED_OF: Readonly<Record<WantedStatus, WantedStatuses['delayed']>> = {
  NEW: 'before-pick-up',
  COLLECTED: 'passed-pick-up',
  DELIVERED: 'none',
  CANCELLED: 'none',
}

export const wantedStatuses = (filter: WantedStatus): WantedStatuses => ({
  statuses: ORDER_STATUSES.filter(GROUP_OF[filter]),
  delayed: DELAYED_OF[filter],
})
