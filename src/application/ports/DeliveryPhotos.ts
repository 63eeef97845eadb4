import type { ProofPicture } from '../../domain/proof/proof.ts'
import type { OrderLink } from '../../domain/publicTracking/publicOrder.ts'
import type { FailureReason } from './ServiceFailure.ts'

/** The result of asking for the photo of a delivery. */
export type PhotoAnswer =
  | { readonly kind: 'found'; readonly photo: ProofPicture }
  /** No photo, or none that this link may show. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly reason: FailureReason }

/** The photo of a delivery, for holders of the tracking link. Does not use Effect (ADR 22). */
export interface DeliveryPhotosPort {
  /** Makes one attempt; never rejects. */
  readonly read: (link: OrderLink, signal: AbortSignal) => Promise<PhotoAnswer>
}
