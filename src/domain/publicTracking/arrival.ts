import { latest, MINUTE, type Instant } from '../instant.ts'
import { estimateTrust, PATIENCE_WITH_ESTIMATE } from '../order/estimates.ts'
import { promisesOf, type TimePromise } from '../order/timePromise.ts'
import type { PublicDetails, PublicOrder } from './publicOrder.ts'
import { trackingStage } from './trackingStage.ts'

/** What the page says about the time of arrival (PUB-01). */
export type Arrival =
  /** An estimate; the whole minutes until then are absent if they must not be shown (TIME-02). */
  | { readonly kind: 'at'; readonly at: Instant; readonly minutes?: number }
  | { readonly kind: 'near' }
  /** The shown time has passed. */
  | { readonly kind: 'late'; readonly at: Instant }
  /** The time by which the order was promised, or for which it was ordered. */
  | { readonly kind: 'by' | 'planned'; readonly at: Instant; readonly exact: ExactTime }

/** When a more exact time will be known: with the pick-up, whose time may be known, or as soon as possible. */
type ExactTime = { readonly known: 'with-pick-up'; readonly pickUp?: Instant | 'near' } | { readonly known: 'later' }

interface ArrivalInput extends Pick<PublicOrder, 'status' | 'statusHistory' | 'createdAt'> {
  readonly details?: Pick<PublicDetails, 'estimates' | 'preorderedFor' | 'rider'>
}

/**
 * When the rider was last heard of. An estimate holds until the service sends another one, so it is as old as the rider's
 * last position.
 */
const knownAt = ({ details }: Pick<ArrivalInput, 'details'>): Instant | undefined => {
  const estimatedAt = details?.estimates?.estimatedAt
  const locatedAt = details?.rider?.position?.locatedAt
  return estimatedAt === undefined || locatedAt === undefined
    ? (estimatedAt ?? locatedAt)
    : latest(estimatedAt, locatedAt)
}

/** The promises of the portal's rule; estimates count while the rider was heard of within five minutes. */
const promisesNow = (order: ArrivalInput, now: Instant, minimumEta: number): ReadonlyArray<TimePromise> => {
  const { status, createdAt, details } = order
  const { estimates, preorderedFor } = details ?? {}
  const estimatedAt = knownAt(order)
  const isTrusted = estimatedAt !== undefined && estimateTrust(estimatedAt, now) !== 'lost'
  return promisesOf(
    {
      // Between the two statuses of TRACK-12 the rider only leaves the collection point: the shown time stays.
      status: status === 'COURIER_LEFT_VENDOR' ? 'PICKED_UP' : status,
      createdAt,
      ...(preorderedFor !== undefined && { preorderedFor }),
      ...(estimates && isTrusted && { estimates: { ...estimates, estimatedAt } }),
    },
    now,
    minimumEta,
  ).shown
}

const exactTimeOf = (order: ArrivalInput, pickUp: TimePromise | undefined, now: Instant): ExactTime => {
  const stage = trackingStage(order)
  if (stage === 'to-delivery' || stage === 'near-delivery') return { known: 'later' }
  if (pickUp?.left === 'near') return { known: 'with-pick-up', pickUp: 'near' }
  return { known: 'with-pick-up', ...(pickUp && pickUp.at > now && { pickUp: pickUp.at }) }
}

/**
 * The time of arrival by the rule of all screens (TIME-01), or when it will be known (PUB-01); `undefined` for an order
 * that does not arrive any more, or whose details are removed.
 */
export const arrivalOf = (
  order: ArrivalInput,
  { now, minimumEta }: { readonly now: Instant; readonly minimumEta: number },
): Arrival | undefined => {
  if (order.details === undefined) return undefined
  const promises = promisesNow(order, now, minimumEta)
  const [first] = promises
  const promise = promises.at(-1)
  if (promise === undefined || promise.kind === 'pick-up') return undefined
  const { kind, at, left } = promise
  if (now - at > PATIENCE_WITH_ESTIMATE) return { kind: 'late', at }
  if (kind === 'due') {
    const basis = order.details.preorderedFor === undefined ? 'by' : 'planned'
    return { kind: basis, at, exact: exactTimeOf(order, first?.kind === 'pick-up' ? first : undefined, now) }
  }
  if (left === 'near' || at <= now) return { kind: 'near' }
  return { kind: 'at', at, ...(left !== undefined && { minutes: left / MINUTE }) }
}

/** When a rider under way was last heard of, if that is too long ago to pass for now (PUB-02). */
export const lastSeenAt = (order: Pick<ArrivalInput, 'details'>, now: Instant): Instant | undefined => {
  const at = order.details?.rider && knownAt(order)
  return at === undefined || estimateTrust(at, now) === 'fresh' ? undefined : at
}
