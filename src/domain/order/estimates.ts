import { MINUTE, type Instant } from '../instant.ts'
import { estimateShownIn, isAtOrBefore, type EstimateKind, type ReadStatus } from './orderStatus.ts'

/** Fewer minutes than this are worded as "near" (CONST-42). */
export const NEAR_UNDER_MINUTES = 5

/** An estimate may be missed by this much, in ms, before a stranger is told or the vendor is called for it (ADR 36). */
export const PATIENCE_WITH_ESTIMATE = 5 * MINUTE

/** An answered estimation as moments, so that it grows nearer by itself. */
export interface Estimates {
  readonly pickUpAt?: Instant
  readonly dropOffAt?: Instant
}

/** Estimates, and the moment they were made. */
export interface KnownEstimates extends Estimates {
  readonly estimatedAt: Instant
}

export interface ShownEstimate {
  readonly kind: EstimateKind
  /** Whole minutes, rounded up: nobody is promised too much. */
  readonly minutes: number
  /** Worded as "near" instead of in minutes (TRACK-14). */
  readonly near: boolean
}

/** Minutes with their fraction; 0 once the moment has passed. */
export const minutesUntil = (moment: Instant, now: Instant): number => Math.max(0, (moment - now) / MINUTE)

/** Under 5 minutes, decided on the exact value and not on the rounded one (TRACK-14). */
export const isNear = (minutes: number): boolean => minutes < NEAR_UNDER_MINUTES

/** A pick-up estimate made before a rider has accepted is at least the country's minimum, both in minutes (REQ-40, OP-66). */
export const pickUpMinutes = (minutes: number, minimumEta: number): number => Math.max(minutes, minimumEta)

/**
 * The shortest pick-up, in minutes, that an order in this status may show: the country's minimum until a rider has
 * accepted, then 0, because the rider's own estimate is shown as it is (OP-66, TRACK-14).
 */
export const shortestPickUp = (status: ReadStatus, minimumEta: number): number =>
  isAtOrBefore(status, 'ASSIGNED_TO_TRANSPORT') ? minimumEta : 0

/** The moment that the status tells of, where it tells of one that is known. */
export const estimatedMoment = (status: ReadStatus, estimates: Estimates): Instant | undefined => {
  const kind = estimateShownIn(status)
  if (kind === undefined) return undefined
  return kind === 'pick-up' ? estimates.pickUpAt : estimates.dropOffAt
}

/** The estimate the status shows, if it shows one and one is known (TRACK-11, TRACK-12). */
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

/** Older than this an estimate is greyed, in ms; older than that nobody counts on it. */
const OLD_AFTER = 2 * MINUTE
const LOST_AFTER = 5 * MINUTE

/** How much an estimate is worth by its age: shown, greyed, or only the moment it was made. */
export type EstimateTrust = 'fresh' | 'old' | 'lost'

/** Exactly two minutes are fresh, exactly five are old. A moment ahead of the clock is fresh. */
export const estimateTrust = (estimatedAt: Instant, now: Instant): EstimateTrust => {
  const age = now - estimatedAt
  if (age <= OLD_AFTER) return 'fresh'
  return age <= LOST_AFTER ? 'old' : 'lost'
}
