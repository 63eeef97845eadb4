import { Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'
import { vendorIdOf } from '../../domain/order/order.ts'
import { publicOrderOf } from '../../domain/publicTracking/publicOrderOf.ts'
import type { Receipt } from '../../domain/receipt/receipt.ts'
import { currentInstant } from '../currentInstant.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'
import { Receipts } from '../ports/Receipts.ts'

/** The receipt of the person's own order, for a back end without receipts. */
const ofOwnOrder = Effect.fnUntraced(function* (id: OrderId) {
  const order = yield* (yield* OrderRepository).byId(vendorIdOf(id), id)
  const receipt: Receipt = { publicOrder: publicOrderOf(order, yield* currentInstant), order }
  return receipt
})

/** Reads the receipt of an order; for people of its vendor with the whole order (ROUTE-16, PROOF-03). */
export const readReceipt = Effect.fn('readReceipt')(function* (id: OrderId) {
  return yield* (yield* Receipts).ofOrder(id).pipe(Effect.catchTag('NotOffered', () => ofOwnOrder(id)))
})
