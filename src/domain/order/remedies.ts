import { plus, type Instant } from '../instant.ts'
import { ATTENTION, holdsAt, needsAhead, type Need, type NeedReason } from './attention.ts'
import { lateSince } from './lateness.ts'
import type { Order } from './order.ts'
import { isFinished, isNew } from './orderStatus.ts'
import { isRiderAssigned, mayReachRider } from './riderAssignment.ts'
import { lastCameInto } from './statusHistory.ts'
import { effectiveStatus } from './trackingLists.ts'

/** What a person can do about an order that goes wrong. */
export type Remedy = 'call-rider' | 'tell-customer' | 'order-again' | 'write-support'

/** What goes wrong: a need, a broken promise that is no need yet, or goods that came back. */
export type TroubleKind = NeedReason | 'late' | 'returned'

export interface Trouble {
  readonly kind: TroubleKind
  /** All problems, the most severe first; empty if none needs attention yet. */
  readonly needs: ReadonlyArray<Need>
  /** The best one first. */
  readonly remedies: ReadonlyArray<Remedy>
}

/** What helps, the best first, as far as it is possible. */
const REMEDIES: Readonly<Record<TroubleKind, ReadonlyArray<Remedy>>> = {
  'payment-failed': ['order-again', 'write-support'],
  stalled: ['order-again', 'tell-customer', 'write-support'],
  'no-address': ['tell-customer', 'call-rider', 'write-support'],
  overdue: ['call-rider', 'tell-customer', 'order-again', 'write-support'],
  'no-rider': ['tell-customer', 'order-again', 'write-support'],
  'at-customer': ['call-rider', 'tell-customer', 'write-support'],
  // The business itself keeps the rider waiting.
  'rider-waits': ['call-rider', 'tell-customer'],
  'past-estimate': ['call-rider', 'tell-customer', 'order-again', 'write-support'],
  returning: ['call-rider', 'tell-customer', 'order-again', 'write-support'],
  delayed: ['call-rider', 'tell-customer', 'order-again', 'write-support'],
  'overdue-soon': ['tell-customer', 'call-rider', 'order-again', 'write-support'],
  'not-collected': ['call-rider', 'tell-customer', 'order-again', 'write-support'],
  late: ['call-rider', 'tell-customer', 'order-again', 'write-support'],
  returned: ['order-again', 'tell-customer', 'write-support'],
}

/**
 * Whether another rider could bring the goods: nobody has collected them, or they are lost to this order. While a rider
 * carries them, a second one would come for nothing.
 */
const mayAskForAnotherRider = (order: Order): boolean =>
  isFinished(order.status) || order.status === 'RETURN_INITIATED' || isNew(effectiveStatus(order))

const isPossible = (remedy: Remedy, order: Order): boolean => {
  switch (remedy) {
    case 'call-rider':
      return order.rider !== undefined && isRiderAssigned(order) && mayReachRider(order.status)
    case 'order-again':
      return mayAskForAnotherRider(order)
    case 'tell-customer':
    case 'write-support':
      return true
  }
}

/** The needs that the order has now, the most severe first. */
export const needsNow = (order: Order, now: Instant, minimumEta: number): ReadonlyArray<Need> =>
  needsAhead(order, minimumEta).filter((need) => holdsAt(need, now))

const hasJustReturned = (order: Order, now: Instant): boolean =>
  order.status === 'RETURNED_TO_VENDOR' &&
  now < plus(lastCameInto(order, 'RETURNED_TO_VENDOR') ?? order.updatedAt, ATTENTION.failedAsks)

const kindOf = (order: Order, [worst]: ReadonlyArray<Need>, now: Instant, minimumEta: number) => {
  if (worst !== undefined) return worst.reason
  if (hasJustReturned(order, now)) return 'returned'
  return lateSince(order, now, minimumEta) === undefined ? undefined : 'late'
}

/** What goes wrong with an order now and what to do about it; `undefined` if all is well (AID-01). */
export const troubleOf = (order: Order, now: Instant, minimumEta: number): Trouble | undefined => {
  const needs = needsNow(order, now, minimumEta)
  const kind = kindOf(order, needs, now, minimumEta)
  return kind && { kind, needs, remedies: REMEDIES[kind].filter((remedy) => isPossible(remedy, order)) }
}

/** What the customer is told. */
export type CustomerMessage = 'late' | 'at-door' | 'address' | 'not-delivered'

const MESSAGES: Readonly<Partial<Record<TroubleKind, CustomerMessage>>> = {
  'at-customer': 'at-door',
  'no-address': 'address',
  'payment-failed': 'not-delivered',
  stalled: 'not-delivered',
  returning: 'not-delivered',
  returned: 'not-delivered',
}

/** The message that fits what goes wrong (AID-02). */
export const messageFor = (kind: TroubleKind): CustomerMessage => MESSAGES[kind] ?? 'late'
