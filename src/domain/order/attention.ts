import { isAddressEmpty } from '../address/address.ts'
import { earliest, latest, minus, MINUTE, plus, type Instant } from '../instant.ts'
import { estimatedMoment, PATIENCE_WITH_ESTIMATE } from './estimates.ts'
import { isWanted, promisedPickUp, wantedBy } from './lateness.ts'
import type { Order } from './order.ts'
import { isAtOrBefore, isFinished, isNew, type ReadStatus } from './orderStatus.ts'
import { isRiderAssigned } from './riderAssignment.ts'
import { lastCameInto } from './statusHistory.ts'
import { effectiveStatus } from './trackingLists.ts'

/** How long an order may stay in a state before it needs attention, in ms. */
export const ATTENTION = {
  /** The order has had no rider for this long. */
  noRider: 10 * MINUTE,
  /** The search for a rider of a pre-order starts this long before its moment; earlier, no rider is missing. */
  preorderLookedFor: 40 * MINUTE,
  /** The rider has waited at the collection point for this long. */
  riderWaits: 5 * MINUTE,
  /** The rider has been at the customer for this long without handing over: a wrong address, or an absent customer. */
  atCustomer: 10 * MINUTE,
  /** An estimate has passed by this much. */
  pastEstimate: PATIENCE_WITH_ESTIMATE,
  /** The order is not collected this long before the customer wants it. */
  notCollected: 15 * MINUTE,
  /** A failed order needs attention for this long; after that, the customer has found another way. */
  failedAsks: 60 * MINUTE,
} as const

/** Why an order needs attention, the most severe first. */
export const NEEDS = [
  'payment-failed',
  'stalled',
  'no-address',
  'overdue',
  'no-rider',
  'at-customer',
  'rider-waits',
  'past-estimate',
  'returning',
  'delayed',
  'overdue-soon',
  'not-collected',
] as const
export type NeedReason = (typeof NEEDS)[number]

export interface Need {
  readonly reason: NeedReason
  /** When the state began; for predictions, when the customer wants the order. */
  readonly since: Instant
  /** The need starts at this moment … */
  readonly from: Instant
  /** … and ends at this one, if time alone ends it. */
  readonly until?: Instant
  /** The expected moment, for `overdue-soon`. */
  readonly expectedAt?: Instant
}

type When = Omit<Need, 'reason'>

const inStatus = (order: Order, status: 'PAYMENT_FAILED' | 'STALLED'): When | undefined => {
  if (order.status !== status) return undefined
  const since = lastCameInto(order, status) ?? order.updatedAt
  return { since, from: since, until: plus(since, ATTENTION.failedAsks) }
}

const sinceStatus = (
  order: Order,
  status: 'NEAR_VENDOR' | 'NEAR_CUSTOMER' | 'RETURN_INITIATED' | 'DELAYED',
  patience: number,
): When | undefined => {
  if (order.status !== status) return undefined
  const since = lastCameInto(order, status) ?? order.updatedAt
  return { since, from: plus(since, patience) }
}

const hasNoRider = (order: Order, status: ReadStatus): boolean =>
  isNew(status) && !isRiderAssigned(order) && (isAtOrBefore(status, 'WAITING_FOR_TRANSPORT') || status === 'MODIFIED')

const noRider = (order: Order): When | undefined => {
  if (!hasNoRider(order, effectiveStatus(order))) return undefined
  const waits = lastCameInto(order, 'WAITING_FOR_TRANSPORT') ?? order.createdAt
  const lookedForFrom =
    order.preorderedFor === undefined ? waits : minus(order.preorderedFor, ATTENTION.preorderLookedFor)
  const since = latest(waits, lookedForFrom)
  return { since, from: plus(since, ATTENTION.noRider) }
}

/** The first estimate that was told, also if later ones have moved (ADR 36). */
const pastEstimate = (order: Order, minimumEta: number): When | undefined => {
  const { status, estimates } = order
  const promised = [promisedPickUp(order, minimumEta), estimates && estimatedMoment(status, estimates)]
  const [first, ...others] = promised.filter((moment) => moment !== undefined)
  if (first === undefined) return undefined
  const since = earliest(first, ...others)
  return { since, from: plus(since, ATTENTION.pastEstimate) }
}

const overdueSoon = (order: Order): When | undefined => {
  const { estimates } = order
  const expectedAt = estimates?.dropOffAt ?? estimates?.pickUpAt
  const due = wantedBy(order)
  if (!isWanted(order) || estimates === undefined || expectedAt === undefined || expectedAt <= due) return undefined
  return { since: due, from: estimates.estimatedAt, expectedAt }
}

const notCollected = (order: Order): When | undefined => {
  const due = wantedBy(order)
  return isNew(effectiveStatus(order)) ? { since: due, from: minus(due, ATTENTION.notCollected) } : undefined
}

/** Each rule returns the period in which an order, in its current state, needs attention for that reason. */
const RULES: Readonly<Record<NeedReason, (order: Order, minimumEta: number) => When | undefined>> = {
  'payment-failed': (order) => inStatus(order, 'PAYMENT_FAILED'),
  stalled: (order) => inStatus(order, 'STALLED'),
  'no-address': (order) =>
    isWanted(order) && isAddressEmpty(order.customer.location.address)
      ? { since: order.createdAt, from: order.createdAt }
      : undefined,
  // The due moment itself is still in time, hence + 1.
  overdue: (order) => (isWanted(order) ? { since: wantedBy(order), from: plus(wantedBy(order), 1) } : undefined),
  'no-rider': noRider,
  'at-customer': (order) => sinceStatus(order, 'NEAR_CUSTOMER', ATTENTION.atCustomer),
  'rider-waits': (order) => sinceStatus(order, 'NEAR_VENDOR', ATTENTION.riderWaits),
  'past-estimate': pastEstimate,
  returning: (order) => sinceStatus(order, 'RETURN_INITIATED', 0),
  delayed: (order) => sinceStatus(order, 'DELAYED', 0),
  'overdue-soon': overdueSoon,
  'not-collected': notCollected,
}

/** Failed orders can have these needs; other finished orders have none. */
const NEEDS_AFTER_FAILURE: ReadonlyArray<NeedReason> = ['payment-failed', 'stalled']

/** A prediction ends when it comes true. */
const ENDED_BY: Readonly<Partial<Record<NeedReason, NeedReason>>> = {
  'overdue-soon': 'overdue',
  'not-collected': 'overdue',
}

/**
 * All needs that the order has now or will get by time alone, the most severe first. `minimumEta` is the country's
 * shortest pick-up, in minutes.
 */
export const needsAhead = (order: Order, minimumEta: number): ReadonlyArray<Need> => {
  const needs: Array<Need> = []
  for (const reason of isFinished(order.status) ? NEEDS_AFTER_FAILURE : NEEDS) {
    const when = RULES[reason](order, minimumEta)
    if (when !== undefined) needs.push({ reason, ...when })
  }
  return needs.flatMap((need) => {
    const ending = ENDED_BY[need.reason]
    const until = needs.find(({ reason }) => reason === ending)?.from ?? need.until
    return until === undefined ? [need] : until > need.from ? [{ ...need, until }] : []
  })
}

export const holdsAt = ({ from, until }: Need, now: Instant): boolean =>
  from <= now && (until === undefined || now < until)
