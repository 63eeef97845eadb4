import type { Instant } from '../instant.ts'
import type { Order, StatusChange } from './order.ts'
import { isFinished, type ReadStatus } from './orderStatus.ts'
import { oldestFirst } from './statusHistory.ts'

/** One step of an order's way, as it is shown. */
export interface TimelineStep {
  readonly status: ReadStatus
  /** Absent where the history does not say when. */
  readonly at?: Instant
  /** What came after it. */
  readonly next?: ReadStatus
  /** When the next step began; absent where that is not known, or was before this one. */
  readonly until?: Instant
  /** The order is in it. */
  readonly isCurrent: boolean
  /** A rider had accepted the order and gave it back: another one is looked for. */
  readonly isGivenBack: boolean
}

type KnownChange = Pick<StatusChange, 'status'> & Partial<Pick<StatusChange, 'createdAt'>>

/**
 * Last stands the status the order is in: clocks disagree,
 * and a history may have a gap, but the order itself says where it is.
 */
const inOrder = (order: Pick<Order, 'status' | 'statusHistory'>): ReadonlyArray<KnownChange> => {
  const { status } = order
  const sorted = oldestFirst(order)
  const now = sorted.findLastIndex((change) => change.status === status)
  return now < 0 ? [...sorted, { status }] : [...sorted.toSpliced(now, 1), ...sorted.slice(now, now + 1)]
}

const endOf = ({ createdAt: at }: KnownChange, next: KnownChange | undefined): Instant | undefined => {
  const until = next?.createdAt
  return at !== undefined && until !== undefined && until >= at ? until : undefined
}

/** The steps of an order, oldest first; the last one is where it is now. */
export const statusTimeline = (order: Pick<Order, 'status' | 'statusHistory'>): ReadonlyArray<TimelineStep> => {
  let isTaken = false
  const changes = inOrder(order)
  return changes.map((change, index) => {
    const { status, createdAt: at } = change
    const next = changes[index + 1]
    const until = endOf(change, next)
    const isGivenBack = status === 'WAITING_FOR_TRANSPORT' && isTaken
    isTaken = status === 'COURIER_ACCEPTED_DELIVERY' || (isTaken && status !== 'WAITING_FOR_TRANSPORT')
    return {
      status,
      ...(at !== undefined && { at }),
      ...(next !== undefined && { next: next.status }),
      ...(until !== undefined && { until }),
      isCurrent: next === undefined,
      isGivenBack,
    }
  })
}

/** When the step ended: now, while it lasts. Nothing is waited for at the end of the way. */
export const endOfStep = ({ status, at, until, isCurrent }: TimelineStep, now: Instant): Instant | undefined => {
  if (!isCurrent) return until
  return at === undefined || isFinished(status) ? undefined : Math.max(at, now)
}

/** How long the order has been in the step, or was, in ms. */
export const timeInStep = (step: TimelineStep, now: Instant): number | undefined => {
  const end = endOfStep(step, now)
  return step.at === undefined || end === undefined ? undefined : end - step.at
}
