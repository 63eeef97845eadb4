import { MINUTE, type Instant } from '../instant.ts'
import type { Order } from './order.ts'
import { isAtOrBefore, isFailed, ORDER_STATUSES, type OrderStatus, type ReadStatus } from './orderStatus.ts'
import { endOfStep, type TimelineStep } from './statusTimeline.ts'

/** How many of an outlet's latest delivered orders are analysed. */
export const ORDERS_LOOKED_AT = 200
/** Below this many samples, nothing counts as usual. */
export const FEWEST_TIMES = 10
/** The share of samples that do not count as slow. */
export const NOT_SLOW_SHARE = 0.9
/** A step is never slow while it exceeds the median by less than this, in ms: seconds do not matter. */
const NEVER_SLOW_UNDER = MINUTE

/** How long a step usually takes at an outlet, in ms. */
export interface UsualTime {
  readonly status: ReadStatus
  /** Absent: any next status. */
  readonly next?: ReadStatus
  readonly median: number
  /** The 90th percentile. */
  readonly slow: number
}

/** A step that ends in one of these statuses was interrupted, so its duration is no sample. */
export const BREAKS_OFF: ReadonlyArray<OrderStatus> = ORDER_STATUSES.filter(
  (status) => isFailed(status) || status === 'DELAYED',
)

/** A step compared to its usual time. */
export interface Pace {
  readonly usual: UsualTime
  readonly isSlow: boolean
}

/** The usual time of a finished step is by its status and the next one; of the current step by its status alone. */
const usualOf = (times: ReadonlyArray<UsualTime>, { status, next }: TimelineStep): UsualTime | undefined =>
  times.find((time) => time.status === status && time.next === next)

/** A pre-order waits until its requested time; only the time after it counts. */
const countsFrom = ({ preorderedFor }: Pick<Order, 'preorderedFor'>, { status, at }: TimelineStep) =>
  preorderedFor !== undefined && at !== undefined && isAtOrBefore(status, 'WAITING_FOR_TRANSPORT')
    ? Math.max(at, preorderedFor)
    : at

/** Compares a step to its usual time; `undefined` if there is none, or if no time counts yet. */
export const paceOf = (
  order: Pick<Order, 'preorderedFor'>,
  step: TimelineStep,
  times: ReadonlyArray<UsualTime>,
  now: Instant,
): Pace | undefined => {
  const usual = usualOf(times, step)
  const from = countsFrom(order, step)
  const until = endOfStep(step, now)
  if (usual === undefined || from === undefined || until === undefined || until < from) return undefined
  const took = until - from
  return { usual, isSlow: took > usual.slow && took - usual.median >= NEVER_SLOW_UNDER }
}

/** The requested time, if a pre-order waits for it in this step. */
export const waitsUntil = (
  { preorderedFor }: Pick<Order, 'preorderedFor'>,
  { status, isCurrent }: TimelineStep,
  now: Instant,
): Instant | undefined =>
  isCurrent && preorderedFor !== undefined && preorderedFor > now && isAtOrBefore(status, 'WAITING_FOR_TRANSPORT')
    ? preorderedFor
    : undefined
