import type { Instant } from '../instant.ts'
import type { Order, StatusChange } from './order.ts'
import { isCollected, isDeliveredOrReturned, type OrderStatus } from './orderStatus.ts'

/** The steps by time; steps of the same moment keep their order. */
export const oldestFirst = ({ statusHistory }: Pick<Order, 'statusHistory'>): ReadonlyArray<StatusChange> =>
  statusHistory.toSorted((a, b) => a.createdAt - b.createdAt)

/** The latest step that passes the filter; of several at one moment, the last one in the history. */
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

/** When the order last entered the status. */
export const lastCameInto = (order: Pick<Order, 'statusHistory'>, status: OrderStatus): Instant | undefined =>
  latestChange(order, (change) => change.status === status)?.createdAt

/** Whether the history shows that the rider had the order (OP-28). */
export const hasPassedPickUp = (order: Pick<Order, 'statusHistory'>): boolean =>
  order.statusHistory.some(({ status }) => isCollected(status) || isDeliveredOrReturned(status))
