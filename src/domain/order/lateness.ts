import { earliest, MINUTE, plus, type Instant } from '../instant.ts'
import { estimatedMoment, pickUpMinutes, type KnownEstimates } from './estimates.ts'
import { isFinished, isNew, type ReadStatus } from './orderStatus.ts'

/** The fields of an order that hold its promises. */
export interface Promised {
  readonly status: ReadStatus
  readonly createdAt: Instant
  readonly preorderedFor?: Instant
  readonly pickUpEstimate?: number
  readonly estimates?: KnownEstimates
}

/** An order without a requested time is promised within this time, in ms (REQ-28). */
const AS_SOON_AS_POSSIBLE = 60 * MINUTE

/** When the customer wants the order: the requested time, or as soon as possible. */
export const wantedBy = ({ createdAt, preorderedFor }: Pick<Promised, 'createdAt' | 'preorderedFor'>): Instant =>
  preorderedFor ?? plus(createdAt, AS_SOON_AS_POSSIBLE)

/** Whether the order is to be delivered: neither awaiting payment, nor returning, nor unknown. */
export const isWanted = ({ status }: Pick<Promised, 'status'>): boolean =>
  status !== 'UNKNOWN' && status !== 'RETURN_INITIATED' && status !== 'INITIATED' && status !== 'PAYMENT_INITIATED'

/** The pick-up shown at placement; `minimumEta` is in minutes. A pre-order has its requested time instead. */
export const promisedPickUp = (order: Promised, minimumEta: number): Instant | undefined => {
  const { status, createdAt, pickUpEstimate, preorderedFor } = order
  if (pickUpEstimate === undefined || preorderedFor !== undefined || !isNew(status)) return undefined
  return plus(createdAt, pickUpMinutes(pickUpEstimate, minimumEta) * MINUTE)
}

/**
 * Since when an order is late: the earliest promise that has passed while the order is unfinished. The promise made at
 * placement counts although later estimates have moved: an order whose estimate slips is late all the same. Lateness is
 * shown at once; whether somebody has to act is decided in attention.ts.
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
  return passed.length === 0 ? undefined : earliest(...passed)
}
