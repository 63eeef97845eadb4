import type { PublicOrderAnswer, PublicOrdersPort } from '../../application/ports/PublicOrders.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import { vendorIdOf } from '../../domain/order/order.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'

/** A public order and its vendor. */
export interface StoredPublicOrder {
  readonly vendorId: VendorId
  readonly order: PublicOrder
}

/** `orders` may change at any time; `trouble` replaces the answer while it returns one. */
export const makeMemoryPublicOrders = (
  orders: Pick<ReadonlyMap<OrderId, StoredPublicOrder>, 'get'>,
  trouble: () => Extract<PublicOrderAnswer, { readonly kind: 'unavailable' }> | undefined = () => undefined,
): PublicOrdersPort => ({
  read: ({ id, vendorId = vendorIdOf(id) }) => {
    const found = orders.get(id)
    const answer: PublicOrderAnswer =
      found?.vendorId === vendorId ? { kind: 'found', order: found.order } : { kind: 'unknown' }
    return Promise.resolve(trouble() ?? answer)
  },
})
