import { MINUTE, type Instant } from '../instant.ts'
import { estimateShownIn, isAtOrBefore, type ReadStatus } from './orderStatus.ts'

/** Below this many minutes, an estimate reads "near" (CONST-42). */
export const NEAR_UNDER_MINUTES = 5

/** How far an estimate may pass, in ms, before strangers see it as late or the vendor is alerted (ADR 36). */
export const PATIENCE_WITH_ESTIMATE = 5 * MINUTE

/** An estimation as moments instead of minutes, so that the remaining time counts down. */
export interface Estimates {
  readonly pickUpAt?: Instant
  readonly dropOffAt?: Instant
}

/** Estimates with the moment at which they were made. */
export interface KnownEstimates extends Estimates {
  readonly estimatedAt: Instant
}

/** Minutes with fraction; 0 once the moment has passed. */
export const minutesUntil = (moment: Instant, now: Instant): number => Math.max(0, (moment - now) / MINUTE)

/** Under 5 minutes, by the exact and not the rounded value (TRACK-14). */
export const isNear = (minutes: number): boolean => minutes < NEAR_UNDER_MINUTES

/** Until a rider accepts, a pick-up estimate is at least the country's minimum; both are in minutes (REQ-40, OP-66). */
export const pickUpMinutes = (minutes: number, minimumEta: number): number => Math.max(minutes, minimumEta)

/**
 * The shortest pick-up, in minutes, that an order in this status may show: the country's minimum until a rider accepts,
 * then 0, because the rider's own estimate is shown unchanged (OP-66, TRACK-14).
 */
export const shortestPickUp = (status: ReadStatus, minimumEta: number): number =>
  isAtOrBefore(status, 'ASSIGNED_TO_TRANSPORT') ? minimumEta : 0

/** The estimated moment that this status shows, if known. */
export const estimatedMoment = (status: ReadStatus, estimates: Estimates): Instant | undefined => {
  const kind = estimateShownIn(status)
  if (kind === undefined) return undefined
  return kind === 'pick-up' ? estimates.pickUpAt : estimates.dropOffAt
}

/** Age in ms after which an estimate is greyed … */
export const OLD_AFTER = 2 * MINUTE
/** … and after which it is not used any more. */
const LOST_AFTER = 5 * MINUTE

/** Trust in an estimate by its age: shown, greyed, or only the moment it was made. */
export type EstimateTrust = 'fresh' | 'old' | 'lost'

/** Exactly two minutes count as fresh, exactly five as old. A moment in the future is fresh. */
export const estimateTrust = (estimatedAt: Instant, now: Instant): EstimateTrust => {
  const age = now - estimatedAt
  if (age <= OLD_AFTER) return 'fresh'
  return age <= LOST_AFTER ? 'old' : 'lost'
}

/** The age of an estimate that is not fresh any more, in ms. */
export const estimateAge = (estimatedAt: Instant, now: Instant): number | undefined =>
  estimateTrust(estimatedAt, now) === 'fresh' ? undefined : now - estimatedAt
