import { Context, type Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { VendorId } from '../../domain/ids.ts'

/** A payment that was confirmed, and whose end this tab has not seen. Nothing of a card stands in it. */
export interface UnfinishedPayment {
  readonly intentId: string
  readonly vendorId: VendorId
  /** The first touch of the form (REQ-12). */
  readonly startTime: Instant
}

/** Remembers it through the bank's page and a reload of its tab, and no longer (PERSIST-02 as decided, PAY-14). */
export interface PendingPaymentPort {
  readonly read: Effect.Effect<UnfinishedPayment | undefined>
  readonly keep: (payment: UnfinishedPayment) => Effect.Effect<void>
  readonly forget: Effect.Effect<void>
}

export class PendingPayment extends Context.Service<PendingPayment, PendingPaymentPort>()(
  'application/PendingPayment',
) {}
