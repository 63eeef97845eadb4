import type { Instant } from '../../domain/instant.ts'
import type { NoteRefusal } from '../../domain/order/recipientNote.ts'
import type { OrderLink } from '../../domain/publicTracking/publicOrder.ts'
import type { FailureReason } from './ServiceFailure.ts'

/** The result of writing a note. */
export type NoteAnswer =
  | { readonly kind: 'written'; readonly at: Instant; /** How many more may be written. */ readonly left: number }
  | { readonly kind: 'refused'; readonly because: NoteRefusal }
  /** No such order, or one that this link may not see. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable'; readonly reason: FailureReason }

/** Notes to the rider, sent with the tracking link. Does not use Effect (ADR 22). */
export interface RiderNotesPort {
  /** Makes one attempt; never rejects. The same text again is no other note. */
  readonly write: (link: OrderLink, text: string, signal: AbortSignal) => Promise<NoteAnswer>
}
