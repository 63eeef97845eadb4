import { MINUTE, type Instant } from '../instant.ts'
import {
  estimatedMoment,
  estimateTrust,
  shownEstimate,
  type EstimateTrust,
  type KnownEstimates,
  type ShownEstimate,
} from './estimates.ts'
import type { ReadStatus } from './orderStatus.ts'

export interface AgedEstimate extends ShownEstimate {
  readonly estimatedAt: Instant
  readonly trust: EstimateTrust
  /** The estimated moment has passed: no minutes are left to tell. */
  readonly hasPassed: boolean
}

/** What of an order its estimates stand in. */
export interface Estimated {
  readonly status: ReadStatus
  readonly createdAt: Instant
  readonly pickUpEstimate?: number
  readonly estimates?: KnownEstimates
}

/** The newest there are; an order that carries none has the pick-up estimate it was placed with. */
export const knownEstimates = ({ estimates, pickUpEstimate, createdAt }: Estimated): KnownEstimates | undefined => {
  if (estimates !== undefined || pickUpEstimate === undefined) return estimates
  return { pickUpAt: createdAt + pickUpEstimate * MINUTE, estimatedAt: createdAt }
}

/** The estimate that this status shows, with its age (TRACK-11, TRACK-12, TRACK-14, OP-66). `minimumEta` is in minutes. */
export const agedEstimate = (order: Estimated, now: Instant, minimumEta: number): AgedEstimate | undefined => {
  const known = knownEstimates(order)
  const moment = known && estimatedMoment(order.status, known)
  const shown = known && shownEstimate(order.status, known, { now, minimumEta })
  if (!shown || moment === undefined) return undefined
  const { estimatedAt } = known
  return { ...shown, estimatedAt, trust: estimateTrust(estimatedAt, now), hasPassed: moment < now }
}
