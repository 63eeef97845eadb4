import { Context, type Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'
import type { Receipt } from '../../domain/receipt/receipt.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** Receipts, for people of the vendor and for anybody with the order's link (ROUTE-16). */
export interface ReceiptsPort {
  /** An unknown id is a `ServiceRefusal` with status 404. */
  readonly ofOrder: (id: OrderId) => Effect.Effect<Receipt, ServiceFailure>
}

export class Receipts extends Context.Service<Receipts, ReceiptsPort>()('application/Receipts') {}
