import { MINUTE, type Instant } from '../instant.ts'
import type { Order, StatusChange } from './order.ts'
import { isCollected, isDeliveredOrReturned, type OrderStatus, type ReadStatus } from './orderStatus.ts'

/** One step of an order's history, as it is shown. */
export interface TimelineStep {
  readonly status: ReadStatus
  readonly at: Instant
  /** Whole minutes, rounded down; absent on the first step. */
  readonly minutesSincePrevious?: number
}

/** The steps of an order, oldest first. */
export const statusTimeline = (order: Pick<Order, 'statusHistory'>): ReadonlyArray<TimelineStep> =>
  order.statusHistory
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ status, createdAt: at }, index, changes) => {
      const previous = changes[index - 1]
      return previous === undefined
        ? { status, at }
        : { status, at, minutesSincePrevious: Math.floor((at - previous.createdAt) / MINUTE) }
    })

/** The latest step that passes; of several at one moment the last one written. */
export const latestChange = (
  order: Pick<Order, 'statusHistory'>,
  passes: (change: StatusChange) => boolean,
): StatusChange | undefined => {
  let latest: StatusChange | undefined
  for (const change of order.statusHistory) {
    if (passes(change) && (latest === undefined || change.createdAt >= latest.createdAt)) latest = change
  }
  return latest
}

/** When the order last came into the status. */
export const lastCameInto = (order: Pick<Order, 'statusHistory'>, status: OrderStatus): Instant | undefined =>
  latestChange(order, (change) => change.status === status)?.createdAt

/** Whether the history knows of it being in the rider's hands (OP-28). */
export const hasPassedPickUp = (order: Pick<Order, 'statusHistory'>): boolean =>
  order.statusHistory.some(({ status }) => isCollected(status) || isDeliveredOrReturned(status))
