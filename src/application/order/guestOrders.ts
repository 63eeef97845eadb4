import { Effect } from 'effect'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import { vendorIdOf } from '../../domain/order/order.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import type { CurrentOrders } from './currentOrders.ts'

/** Maximum concurrent requests. */
const AT_ONCE = 4

const NONE: CurrentOrders = { orders: [] }

const isUnreadable = (failure: ServiceFailure) =>
  failure._tag === 'ServiceUnavailable' && failure.reason === 'unreadable-answer'

const readIfThere = (vendorId: VendorId, id: OrderId) =>
  Effect.gen(function* () {
    const repository = yield* OrderRepository
    return yield* repository.byId(vendorIdOf(id) || vendorId, id)
  }).pipe(
    Effect.map((order): CurrentOrders => ({ orders: [order] })),
    Effect.catchTag('NotFound', () => Effect.succeed(NONE)),
    Effect.catchIf(isUnreadable, () => Effect.succeed({ ...NONE, unreadable: 1 })),
  )

/** The orders that a guest placed on this device (TRACK-26); those that no longer exist are left out, those that cannot be read are counted. */
export const guestOrders = Effect.fn('guestOrders')(function* (vendorId: VendorId) {
  const placed = yield* GuestOrders
  const ids = yield* placed.ids
  const found = yield* Effect.forEach(ids, (id) => readIfThere(vendorId, id), { concurrency: AT_ONCE })
  const answer: CurrentOrders = {
    orders: found.flatMap(({ orders }) => orders),
    unreadable: found.filter(({ unreadable }) => unreadable).length,
  }
  return answer
})
