import { Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'
import { Receipts } from '../ports/Receipts.ts'

/** Reads the receipt of an order; for people of its vendor with the whole order (ROUTE-16, PROOF-03). */
export const readReceipt = Effect.fn('readReceipt')(function* (id: OrderId) {
  return yield* (yield* Receipts).ofOrder(id)
})
