import { MINUTE, type Instant } from '../instant.ts'
import type { Estimates } from './estimates.ts'
import { estimateShownIn, type ReadStatus } from './orderStatus.ts'

/**
 * The moment of the estimate that this status shows (TRACK-11, TRACK-12), with its pick-up never sooner than the
 * country's minimum in minutes (OP-66). `undefined` where none is shown or known, and once it has passed.
 */
export const expectedMoment = (
  status: ReadStatus,
  { pickUpAt, dropOffAt }: Estimates,
  { now, minimumEta }: { readonly now: Instant; readonly minimumEta: number },
): Instant | undefined => {
  const kind = estimateShownIn(status)
  const moment = kind === 'pick-up' ? pickUpAt && Math.max(pickUpAt, now + minimumEta * MINUTE) : kind && dropOffAt
  return moment !== undefined && moment > now ? moment : undefined
}
