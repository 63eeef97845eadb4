import { latest, MINUTE, plus, type Instant } from '../instant.ts'
import {
  estimateAge,
  estimatedMoment,
  estimateTrust,
  isNear,
  minutesUntil,
  shortestPickUp,
  type KnownEstimates,
} from './estimates.ts'
import { isWanted, lateSince, wantedBy, type Promised } from './lateness.ts'
import { estimateShownIn, isFinished, type EstimateKind, type ReadStatus } from './orderStatus.ts'

/** A time that people may be told of an order, with what is left of it. */
export interface TimePromise {
  /** An estimate of the next stop, or the time by which the customer wants the order. */
  readonly kind: EstimateKind | 'due'
  readonly at: Instant
  /** Ms in whole minutes, rounded up so that nothing better is promised; absent if it must not be told. */
  readonly left?: number | 'near'
  /** The age of an estimate in ms, in whole minutes; absent while it is fresh. */
  readonly age?: number
}

/** All that is told about the times of an order, now. */
export interface OrderPromises {
  /** The most useful first; empty for an order without a promise. */
  readonly shown: ReadonlyArray<TimePromise>
  /** The estimate from the placement, which the status would show, was made too long ago to be told. */
  readonly unknownSince?: Instant
  /** Ms since the first broken promise, in whole minutes (ADR 36). */
  readonly lateBy?: number
}

/** In ms. */
export const wholeMinutes = (ms: number): number => Math.floor(ms / MINUTE) * MINUTE

/** What is left until a moment: nothing once it passed, `near` for an estimate under five minutes (TRACK-14). */
export const leftUntil = (moment: Instant, now: Instant, kind: TimePromise['kind']): TimePromise['left'] => {
  if (moment < now) return undefined
  const minutes = minutesUntil(moment, now)
  return kind !== 'due' && isNear(minutes) ? 'near' : Math.ceil(minutes) * MINUTE
}

/** The statuses that tell people that the rider is near; minutes beside them would contradict them. */
const SAYS_NEAR: ReadonlySet<ReadStatus> = new Set(['NEAR_VENDOR', 'NEAR_CUSTOMER'])

/** The newest estimates. An order without any has the pick-up estimate from its placement. */
const knownEstimates = ({ estimates, pickUpEstimate, createdAt }: Promised): KnownEstimates | undefined => {
  if (estimates !== undefined || pickUpEstimate === undefined) return estimates
  return { pickUpAt: plus(createdAt, pickUpEstimate * MINUTE), estimatedAt: createdAt }
}

/** The estimate that the status shows (TRACK-11, TRACK-12). `minimumEta` is in minutes (OP-66). */
const estimateOf = (
  { status }: Promised,
  known: KnownEstimates,
  now: Instant,
  minimumEta: number,
): TimePromise | undefined => {
  const kind = estimateShownIn(status)
  const moment = estimatedMoment(status, known)
  if (kind === undefined || moment === undefined) return undefined
  const shortest = kind === 'pick-up' ? shortestPickUp(status, minimumEta) : 0
  const at = shortest === 0 ? moment : latest(moment, plus(now, shortest * MINUTE))
  const left = leftUntil(at, now, kind)
  const isShown = left !== undefined && (left === 'near' || !SAYS_NEAR.has(status))
  const age = estimateAge(known.estimatedAt, now)
  return { kind, at, ...(isShown && { left }), ...(age !== undefined && { age: wholeMinutes(age) }) }
}

const dueOf = (order: Promised, now: Instant): TimePromise | undefined => {
  if (isFinished(order.status) || !isWanted(order)) return undefined
  const at = wantedBy(order)
  const left = leftUntil(at, now, 'due')
  return { kind: 'due', at, ...(left !== undefined && { left }) }
}

/**
 * The times that are told of an order: the estimate that its status shows (TRACK-11, TRACK-12), with its age once it is
 * not fresh, and the time by which the customer wants it unless a trusted drop-off estimate is more exact (TIME-01). An
 * estimate of the rider stays, however old: the service sends another one only if it changes, and the recipient sees it
 * too. One rule for all screens and papers, so that no two of them contradict each other.
 */
export const promisesOf = (order: Promised, now: Instant, minimumEta: number): OrderPromises => {
  const known = knownEstimates(order)
  const estimate = known && estimateOf(order, known, now, minimumEta)
  const isLost = known !== undefined && estimateTrust(known.estimatedAt, now) === 'lost'
  const isUntold = isLost && order.estimates === undefined
  const next = isUntold ? undefined : estimate
  const due = next?.kind === 'drop-off' && !isLost ? undefined : dueOf(order, now)
  const late = lateSince(order, now, minimumEta)
  return {
    shown: [next, due].filter((promise) => promise !== undefined),
    ...(isUntold && estimate && { unknownSince: known.estimatedAt }),
    ...(late !== undefined && { lateBy: wholeMinutes(now - late) }),
  }
}
