import type { PublicOrder, WantedOrder } from '../../domain/publicTracking/publicOrder.ts'
import type { FailureReason } from './ServiceFailure.ts'

/** What came of looking at an order. `retryAfter` is in ms, where the service says so. */
export type PublicOrderAnswer =
  | { readonly kind: 'found'; readonly order: PublicOrder }
  /** No such order, or none that this link may see: which of them is never told. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable'; readonly reason: FailureReason; readonly retryAfter?: number }

/** Orders as everybody who has the link may see them. Without Effect: their pages load none (ADR 22). */
export interface PublicOrdersPort {
  /** One attempt; never rejects. */
  readonly read: (wanted: WantedOrder, signal: AbortSignal) => Promise<PublicOrderAnswer>
}
