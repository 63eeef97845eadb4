import { Context, type Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'
import type { Receipt } from '../../domain/receipt/receipt.ts'
import type { NotFound, NotOffered, ServiceFailure } from './ServiceFailure.ts'

/** Receipts, for people of the vendor and for anybody with the order's link (ROUTE-16). */
export interface ReceiptsPort {
  readonly ofOrder: (id: OrderId) => Effect.Effect<Receipt, NotFound | NotOffered | ServiceFailure>
}

export class Receipts extends Context.Service<Receipts, ReceiptsPort>()('application/Receipts') {}
