import { Context, type Effect } from 'effect'
import type { OrderId } from '../../domain/order/order.ts'

/** The orders that a guest placed on this device (ENT-17, GUEST-05, PERSIST-03). */
export interface GuestOrdersPort {
  /** In the order in which they were placed. */
  readonly ids: Effect.Effect<ReadonlyArray<OrderId>>
  readonly add: (id: OrderId) => Effect.Effect<void>
  /** The guest is gone (GUEST-04). */
  readonly clear: Effect.Effect<void>
}

export class GuestOrders extends Context.Service<GuestOrders, GuestOrdersPort>()('application/GuestOrders') {}
