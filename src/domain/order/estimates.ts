import { MINUTE, type Instant } from '../instant.ts'
import { estimateShownIn, isAtOrBefore, type EstimateKind, type ReadStatus } from './orderStatus.ts'

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

export interface ShownEstimate {
  readonly kind: EstimateKind
  /** Whole minutes, rounded up so that nothing better is promised. */
  readonly minutes: number
  /** Shown as "near" instead of minutes (TRACK-14). */
  readonly near: boolean
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

/** The estimate that this status shows, if it shows one that is known (TRACK-11, TRACK-12). */
export const shownEstimate = (
  status: ReadStatus,
  estimates: Estimates,
  { now, minimumEta }: { readonly now: Instant; readonly minimumEta: number },
): ShownEstimate | undefined => {
  const kind = estimateShownIn(status)
  const moment = estimatedMoment(status, estimates)
  if (kind === undefined || moment === undefined) return undefined
  const left = minutesUntil(moment, now)
  const minutes = kind === 'pick-up' ? pickUpMinutes(left, shortestPickUp(status, minimumEta)) : left
  return { kind, minutes: Math.ceil(minutes), near: isNear(minutes) }
}

/** Age in ms after which an estimate is greyed, and after which it is not used any more. */
const OLD_AFTER = 2 * MINUTE
const LOST_AFTER = 5 * MINUTE

/** Trust in an estimate by its age: shown, greyed, or only the moment it was made. */
export type EstimateTrust = 'fresh' | 'old' | 'lost'

/** Exactly two minutes count as fresh, exactly five as old. A moment in the future is fresh. */
export const estimateTrust = (estimatedAt: Instant, now: Instant): EstimateTrust => {
  const age = now - estimatedAt
  if (age <= OLD_AFTER) return 'fresh'
  return age <= LOST_AFTER ? 'old' : 'lost'
}
