import { MINUTE, type Instant } from '../instant.ts'
import type { Promised } from './lateness.ts'
import type { Order } from './order.ts'
import { estimateShownIn, type ReadStatus } from './orderStatus.ts'
import { lastCameInto } from './statusHistory.ts'
import { promisesOf } from './timePromise.ts'

/** Whether a rider may be on the way to the collection point (TRACK-11). */
export const mayBringRider = (status: ReadStatus): boolean => estimateShownIn(status) === 'pick-up'

/**
 * Whether the rider is about to arrive at the collection point: the status is NEAR_VENDOR, or a fresh estimate by a
 * rider who has accepted is under 5 minutes (TRACK-14).
 */
export const isRiderAtHand = (order: Promised, now: Instant, minimumEta: number): boolean => {
  if (order.status === 'NEAR_VENDOR') return true
  return promisesOf(order, now, minimumEta).shown.some(
    ({ kind, left, age }) => kind === 'pick-up' && left === 'near' && age === undefined,
  )
}

/** An arrival older than this is no news, in ms. */
const NEWS_FOR = MINUTE

/** Whether the order's history shows that the rider came near just now. */
export const hasJustArrived = (order: Pick<Order, 'statusHistory'>, now: Instant): boolean =>
  now - (lastCameInto(order, 'NEAR_VENDOR') ?? -Infinity) < NEWS_FOR
