import type { Instant } from '../instant.ts'
import {
  estimatedMoment,
  estimateTrust,
  shownEstimate,
  type ShownEstimate,
  PATIENCE_WITH_ESTIMATE,
} from '../order/estimates.ts'
import type { PublicOrder } from './publicOrder.ts'

/** When the rider is expected, and how reliable that is. */
export type Arrival =
  | (ShownEstimate & { readonly told: 'expected'; readonly knownAt: Instant; readonly isOld: boolean })
  | { readonly told: 'late'; readonly kind: ShownEstimate['kind']; readonly knownAt: Instant; readonly isOld: boolean }
  | { readonly told: 'last-seen'; readonly kind: ShownEstimate['kind']; readonly knownAt: Instant }

/**
 * The arrival that the order's status shows, if known (TRACK-11, TRACK-12, TRACK-14). An estimate holds until the
 * service sends another one, so its age is that of the rider's last position.
 */
export const arrivalOf = (
  { status, details }: Pick<PublicOrder, 'status' | 'details'>,
  { now, minimumEta }: { readonly now: Instant; readonly minimumEta: number },
): Arrival | undefined => {
  const estimates = details?.estimates
  const shown = estimates && shownEstimate(status, estimates, { now, minimumEta })
  if (!shown) return undefined
  const { kind } = shown
  const knownAt = Math.max(estimates.estimatedAt, details?.rider?.position?.locatedAt ?? 0)
  const trust = estimateTrust(knownAt, now)
  if (trust === 'lost') return { told: 'last-seen', kind, knownAt }
  const isOld = trust === 'old'
  const promised = estimatedMoment(status, estimates)
  if (promised !== undefined && now - promised > PATIENCE_WITH_ESTIMATE) return { told: 'late', kind, knownAt, isOld }
  return { ...shown, told: 'expected', knownAt, isOld }
}
