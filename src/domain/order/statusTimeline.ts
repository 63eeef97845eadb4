import { latest, type Instant } from '../instant.ts'
import type { Order, RecipientNote, StatusChange } from './order.ts'
import { isFinished, type ReadStatus } from './orderStatus.ts'
import { oldestFirst } from './statusHistory.ts'

/** One step of an order's timeline. */
export interface TimelineStep {
  readonly status: ReadStatus
  /** Absent if the history has no time for it. */
  readonly at?: Instant
  /** The status of the next step. */
  readonly next?: ReadStatus
  /** When the next step began; absent if unknown or before this step. */
  readonly until?: Instant
  /** Whether the order is in this step now. */
  readonly isCurrent: boolean
  /** Whether a rider had accepted the order and gave it back, so that another one is searched for. */
  readonly isGivenBack: boolean
}

type KnownChange = Pick<StatusChange, 'status'> & Partial<Pick<StatusChange, 'createdAt'>>

/**
 * Puts the order's current status last: clocks may disagree and the history may have gaps, but the order itself states
 * its status.
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

/** The steps of an order, oldest first; the last one is the current status. */
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

/** A step of an order, or a note that the recipient wrote meanwhile (PUB-04). */
export type OrderEvent =
  | { readonly kind: 'step'; readonly step: TimelineStep }
  | { readonly kind: 'note'; readonly note: RecipientNote }

/** The steps and the notes of an order; a note follows the step during which it was written. */
export const orderEvents = (
  order: Pick<Order, 'status' | 'statusHistory'>,
  notes: ReadonlyArray<RecipientNote> = [],
): ReadonlyArray<OrderEvent> => {
  const steps = statusTimeline(order)
  const placeOf = ({ writtenAt }: RecipientNote): number =>
    Math.max(
      0,
      steps.findLastIndex(({ at }) => at !== undefined && at <= writtenAt),
    )
  return steps.flatMap((step, place) => [
    { kind: 'step' as const, step },
    ...notes.filter((note) => placeOf(note) === place).map((note) => ({ kind: 'note' as const, note })),
  ])
}

/** When the step ended; for the current step, now. A final status has no end. */
export const endOfStep = ({ status, at, until, isCurrent }: TimelineStep, now: Instant): Instant | undefined => {
  if (!isCurrent) return until
  return at === undefined || isFinished(status) ? undefined : latest(at, now)
}

/** How long the order has been, or was, in the step, in ms. */
export const timeInStep = (step: TimelineStep, now: Instant): number | undefined => {
  const end = endOfStep(step, now)
  return step.at === undefined || end === undefined ? undefined : end - step.at
}
