import type { Instant } from '../instant.ts'
import type { Order } from './order.ts'
import { isAtOrBefore, isCollected, isDeliveredOrReturned, isFailed, isNew, type ReadStatus } from './orderStatus.ts'
import { hasPassedPickUp, latestChange } from './statusHistory.ts'

/** The lists of the tracking screen (TRACK-01). */
export const TRACKING_LISTS = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const
export type TrackingList = (typeof TRACKING_LISTS)[number]

export type TrackingLists = Readonly<Record<TrackingList, ReadonlyArray<Order>>>

/** The status of an order; for a DELAYED one its latest other known status, or DELAYED if there is none (OP-28). */
export const effectiveStatus = (order: Pick<Order, 'status' | 'statusHistory'>): ReadStatus =>
  order.status === 'DELAYED'
    ? (latestChange(order, ({ status }) => status !== 'DELAYED' && status !== 'UNKNOWN')?.status ?? 'DELAYED')
    : order.status

/**
 * The list of an order by its status alone; `undefined` before the order is placed and for unknown statuses (OP-28,
 * OP-29).
 */
export const statusList = (
  order: Pick<Order, 'status' | 'statusHistory'>,
): Exclude<TrackingList, 'scheduled'> | undefined => {
  const { status } = order
  if (isNew(status)) return 'new'
  if (isCollected(status)) return 'collected'
  if (isDeliveredOrReturned(status)) return 'delivered'
  if (isFailed(status)) return 'cancelled'
  if (status === 'DELAYED') return hasPassedPickUp(order) ? 'collected' : 'new'
  return undefined
}

const isAhead = (order: Order, now: Instant): boolean => order.preorderedFor !== undefined && order.preorderedFor > now

/**
 * The lists that contain the order at that moment (TRACK-02 to TRACK-07, OP-28 to OP-30): none, one, or Scheduled
 * beside New or Collected (CON-15).
 */
export const listsOf = (order: Order, now: Instant): ReadonlyArray<TrackingList> => {
  const own = statusList(order)
  if (own === undefined) return []
  if (own === 'delivered' || own === 'cancelled' || !isAhead(order, now)) return [own]
  const waits = own === 'new' && isAtOrBefore(effectiveStatus(order), 'WAITING_FOR_TRANSPORT')
  return waits ? ['scheduled'] : [own, 'scheduled']
}

/** Newest first by createdAt; ties by id, so that the rows never flicker (TRACK-08). */
export const newestFirst = (a: Order, b: Order): number => b.createdAt - a.createdAt || byId(a, b)

const byId = (a: Order, b: Order): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Derives all five lists from scratch. This is the reference: incremental implementations must agree with it. */
export const deriveLists = (orders: Iterable<Order>, now: Instant): TrackingLists => {
  const lists: Record<TrackingList, Order[]> = { new: [], scheduled: [], collected: [], delivered: [], cancelled: [] }
  for (const order of orders) {
    for (const name of listsOf(order, now)) lists[name].push(order)
  }
  for (const name of TRACKING_LISTS) lists[name].sort(newestFirst)
  return lists
}
