import { MINUTE, type Instant } from '../instant.ts'
import type { Estimated } from './agedEstimate.ts'
import { estimatedMoment, pickUpMinutes } from './estimates.ts'
import { isFinished, isNew } from './orderStatus.ts'

/** What of an order its promises stand in. */
export interface Promised extends Estimated {
  readonly preorderedFor?: Instant
}

/** An order without a moment of its own is promised within this time, in ms (REQ-28). */
const AS_SOON_AS_POSSIBLE = 60 * MINUTE

/** When the customer wants it: its own moment, or as soon as possible. */
export const wantedBy = ({ createdAt, preorderedFor }: Pick<Promised, 'createdAt' | 'preorderedFor'>): Instant =>
  preorderedFor ?? createdAt + AS_SOON_AS_POSSIBLE

/** On its way to the customer, or still to begin it; not coming back. */
export const isWanted = ({ status }: Pick<Promised, 'status'>): boolean =>
  status !== 'UNKNOWN' && status !== 'RETURN_INITIATED' && status !== 'INITIATED' && status !== 'PAYMENT_INITIATED'

/** The pick-up as it was told when the order was placed; a pre-order was promised its own moment instead. */
const promisedPickUp = (order: Promised, minimumEta: number): Instant | undefined => {
  const { status, createdAt, pickUpEstimate, preorderedFor } = order
  if (pickUpEstimate === undefined || preorderedFor !== undefined || !isNew(status)) return undefined
  return createdAt + pickUpMinutes(pickUpEstimate, minimumEta) * MINUTE
}

/**
 * Since when an order is late: the first of what was promised for it that has passed, while it is not finished. The
 * promise of the beginning counts although later estimates have moved: what shifts silently is late all the same. Late is
 * told at once; whether somebody has to do something about it is another question (attention.ts).
 */
export const lateSince = (order: Promised, now: Instant, minimumEta: number): Instant | undefined => {
  if (isFinished(order.status)) return undefined
  const { estimates } = order
  const promises = [
    isWanted(order) ? wantedBy(order) : undefined,
    promisedPickUp(order, minimumEta),
    estimates && estimatedMoment(order.status, estimates),
  ]
  const passed = promises.flatMap((moment) => (moment !== undefined && moment < now ? [moment] : []))
  return passed.length === 0 ? undefined : Math.min(...passed)
}
