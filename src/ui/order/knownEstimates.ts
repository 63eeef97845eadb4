import { MINUTE, type Instant } from '../../domain/instant.ts'
import { shownEstimate, type KnownEstimates, type ShownEstimate } from '../../domain/order/estimates.ts'
import type { Order } from '../../domain/order/order.ts'

/** Older than this an estimate is greyed, in ms. */
const GROWS_OLD_AFTER = 2 * MINUTE

export interface AgedEstimate extends ShownEstimate {
  readonly estimatedAt: Instant
  readonly isOld: boolean
}

/** The newest there are; an order that carries none has the pick-up estimate it was placed with. */
export const knownEstimates = (order: Order): KnownEstimates | undefined => {
  if (order.estimates !== undefined) return order.estimates
  if (order.pickUpEstimate === undefined) return undefined
  return { pickUpAt: order.createdAt + order.pickUpEstimate * MINUTE, estimatedAt: order.createdAt }
}

/** The estimate that this status shows, with its age (TRACK-11, TRACK-12, TRACK-14, OP-66). */
export const agedEstimate = (order: Order, now: Instant, minimumEta: number): AgedEstimate | undefined => {
  const known = knownEstimates(order)
  const shown = known && shownEstimate(order.status, known, { now, minimumEta })
  return shown && { ...shown, estimatedAt: known.estimatedAt, isOld: now - known.estimatedAt > GROWS_OLD_AFTER }
}
