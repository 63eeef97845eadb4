import { Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'
import { Receipts } from '../ports/Receipts.ts'

/** The receipt of an order, with what was bought and paid for the people of its vendor (ROUTE-16, PROOF-03). */
export const readReceipt = Effect.fn('readReceipt')(function* (id: OrderId) {
  return yield* (yield* Receipts).ofOrder(id)
})
