import { MINUTE, type Instant } from '../instant.ts'
import type { Order } from './order.ts'
import { isAtOrBefore, isFailed, ORDER_STATUSES, type OrderStatus, type ReadStatus } from './orderStatus.ts'
import { endOfStep, type TimelineStep } from './statusTimeline.ts'

/** How many of an outlet's last orders are looked at. */
export const ORDERS_LOOKED_AT = 200
/** With fewer times than this nothing is called usual. */
export const FEWEST_TIMES = 10
/** The share of times that are not called slow. */
export const NOT_SLOW_SHARE = 0.9
/** Less than this over the median is never called slow, in ms: nobody waits for seconds. */
const NEVER_SLOW_UNDER = MINUTE

/** How long a step of an outlet's orders usually takes, in ms. */
export interface UsualTime {
  readonly status: ReadStatus
  /** Absent: whatever came next. */
  readonly next?: ReadStatus
  readonly median: number
  /** Nine of ten took no longer. */
  readonly slow: number
}

/** A step that ends in one of these was broken off: it says nothing about how long the step takes. */
export const BREAKS_OFF: ReadonlyArray<OrderStatus> = ORDER_STATUSES.filter(
  (status) => isFailed(status) || status === 'DELAYED',
)

/** A step beside what is usual. */
export interface Pace {
  readonly usual: UsualTime
  readonly isSlow: boolean
}

/** Of the step from this status to that one; of the step under way whatever comes next. */
const usualOf = (times: ReadonlyArray<UsualTime>, { status, next }: TimelineStep): UsualTime | undefined =>
  times.find((time) => time.status === status && time.next === next)

/** A pre-order waits until its moment: up to then no time counts. */
const countsFrom = ({ preorderedFor }: Pick<Order, 'preorderedFor'>, { status, at }: TimelineStep) =>
  preorderedFor !== undefined && at !== undefined && isAtOrBefore(status, 'WAITING_FOR_TRANSPORT')
    ? Math.max(at, preorderedFor)
    : at

/** How a step went beside what is usual; `undefined` where nothing is usual, or nothing counts yet. */
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

/** The moment for which a pre-order waits in this step. */
export const waitsUntil = (
  { preorderedFor }: Pick<Order, 'preorderedFor'>,
  { status, isCurrent }: TimelineStep,
  now: Instant,
): Instant | undefined =>
  isCurrent && preorderedFor !== undefined && preorderedFor > now && isAtOrBefore(status, 'WAITING_FOR_TRANSPORT')
    ? preorderedFor
    : undefined
