import { MINUTE, type Instant } from '../instant.ts'
import { agedEstimate, type Estimated } from './agedEstimate.ts'
import type { Order } from './order.ts'
import { estimateShownIn, type ReadStatus } from './orderStatus.ts'
import { lastCameInto } from './statusHistory.ts'

/** Where a rider may be on the way to the counter (TRACK-11). */
export const mayBringRider = (status: ReadStatus): boolean => estimateShownIn(status) === 'pick-up'

/**
 * The rider is about to arrive at the counter: the status says near, or a fresh estimate by a rider who has accepted is
 * under 5 minutes (TRACK-14).
 */
export const isRiderAtHand = (order: Estimated, now: Instant, minimumEta: number): boolean => {
  if (order.status === 'NEAR_VENDOR') return true
  const estimate = agedEstimate(order, now, minimumEta)
  return estimate?.kind === 'pick-up' && estimate.near && !estimate.hasPassed && estimate.trust === 'fresh'
}

/** An arrival that is older than this, in ms, is news to nobody. */
const NEWS_FOR = MINUTE

/** Whether the rider has come near just now, as far as the order says so by itself. */
export const hasJustArrived = (order: Pick<Order, 'statusHistory'>, now: Instant): boolean =>
  now - (lastCameInto(order, 'NEAR_VENDOR') ?? -Infinity) < NEWS_FOR
