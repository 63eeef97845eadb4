import { Context, type Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'

/** A confirmed payment whose end this tab has not seen. It contains no card data. */
export interface UnfinishedPayment {
  /** Absent if only its order is known, which was found in the vendor's list. */
  readonly intentId?: string
  readonly vendorId: VendorId
  /** Its order, if the back end has named it. */
  readonly orderId?: OrderId
  /** When the form was first touched (REQ-12). */
  readonly startTime: Instant
}

/** Keeps it across the bank's page and a reload of the tab, and no longer (PERSIST-02 as decided, PAY-14). */
export interface PendingPaymentPort {
  readonly read: Effect.Effect<UnfinishedPayment | undefined>
  readonly keep: (payment: UnfinishedPayment) => Effect.Effect<void>
  readonly forget: Effect.Effect<void>
}

export class PendingPayment extends Context.Service<PendingPayment, PendingPaymentPort>()(
  'application/PendingPayment',
) {}
