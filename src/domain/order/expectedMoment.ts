import { MINUTE, type Instant } from '../instant.ts'
import { shortestPickUp, type Estimates } from './estimates.ts'
import { estimateShownIn, type ReadStatus } from './orderStatus.ts'

/**
 * The moment of the estimate that this status shows (TRACK-11, TRACK-12). Until a rider accepts, a pick-up is at least
 * the country's minimum in minutes away (OP-66). `undefined` if none is shown or known, and once it has passed.
 */
export const expectedMoment = (
  status: ReadStatus,
  { pickUpAt, dropOffAt }: Estimates,
  { now, minimumEta }: { readonly now: Instant; readonly minimumEta: number },
): Instant | undefined => {
  const kind = estimateShownIn(status)
  const soonest = now + shortestPickUp(status, minimumEta) * MINUTE
  const moment = kind === 'pick-up' ? pickUpAt && Math.max(pickUpAt, soonest) : kind && dropOffAt
  return moment !== undefined && moment > now ? moment : undefined
}
