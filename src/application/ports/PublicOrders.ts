import type { PublicOrder, OrderLink } from '../../domain/publicTracking/publicOrder.ts'
import type { FailureReason } from './ServiceFailure.ts'

/** The result of reading an order. `retryAfter` is in ms, if the service sends it. */
export type PublicOrderAnswer =
  | { readonly kind: 'found'; readonly order: PublicOrder }
  /** No such order, or one that this link may not see; the response never reveals which. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable'; readonly reason: FailureReason; readonly retryAfter?: number }

/** Orders as anybody with the link may see them. Does not use Effect, because their pages load none (ADR 22). */
export interface PublicOrdersPort {
  /** Makes one attempt; never rejects. */
  readonly read: (link: OrderLink, signal: AbortSignal) => Promise<PublicOrderAnswer>
}
