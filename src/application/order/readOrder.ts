import { Effect } from 'effect'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'

/** One order of a vendor (API-17). */
export const readOrder = Effect.fn('readOrder')(function* (vendorId: VendorId, id: OrderId) {
  return yield* (yield* OrderRepository).byId(vendorId, id)
})
