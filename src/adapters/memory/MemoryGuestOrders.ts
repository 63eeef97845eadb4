import { Effect } from 'effect'
import type { GuestOrdersPort } from '../../application/ports/GuestOrders.ts'
import type { OrderId } from '../../domain/order/order.ts'

export const makeMemoryGuestOrders = (placed: Iterable<OrderId> = []): GuestOrdersPort => {
  const kept = new Set(placed)
  return {
    ids: Effect.sync(() => [...kept]),
    add: (id) => Effect.sync(() => void kept.add(id)),
    clear: Effect.sync(() => kept.clear()),
  }
}
