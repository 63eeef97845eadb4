import { MINUTE, type Instant } from '../instant.ts'
import type { Estimated } from './agedEstimate.ts'
import { estimatedMoment, pickUpMinutes } from './estimates.ts'
import { isFinished, isNew } from './orderStatus.ts'

/** What of an order its promises stand in. */
export interface Promised extends Estimated {
  readonly preorderedFor?: Instant
}

/** The pick-up as it was told when the order was placed; a pre-order was promised its own moment instead. */
const promisedPickUp = (order: Promised, minimumEta: number): Instant | undefined => {
  const { status, createdAt, pickUpEstimate, preorderedFor } = order
  if (pickUpEstimate === undefined || preorderedFor !== undefined || !isNew(status)) return undefined
  return createdAt + pickUpMinutes(pickUpEstimate, minimumEta) * MINUTE
}

/**
 * Since when an order is late: the first of what was promised for it that has passed, while it is not finished. The
 * promise of the beginning counts although later estimates have moved: what shifts silently is late all the same.
 */
export const lateSince = (order: Promised, now: Instant, minimumEta: number): Instant | undefined => {
  if (isFinished(order.status)) return undefined
  const { preorderedFor, estimates } = order
  const promises = [
    preorderedFor,
    promisedPickUp(order, minimumEta),
    estimates && estimatedMoment(order.status, estimates),
  ]
  const passed = promises.flatMap((moment) => (moment !== undefined && moment < now ? [moment] : []))
  return passed.length === 0 ? undefined : Math.min(...passed)
}
