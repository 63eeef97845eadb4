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
  /** Whether the estimated moment has passed, so that no minutes are left to show. */
  readonly hasPassed: boolean
}

/** The fields of an order that hold its estimates. */
export interface Estimated {
  readonly status: ReadStatus
  readonly createdAt: Instant
  readonly pickUpEstimate?: number
  readonly estimates?: KnownEstimates
}

/** The newest estimates. An order without any has the pick-up estimate from its placement. */
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
