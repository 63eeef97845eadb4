import { Context, type Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'

/** The orders that a guest placed on this device (ENT-17, GUEST-05, PERSIST-03). */
export interface GuestOrdersPort {
  /** In the order of placement. */
  readonly ids: Effect.Effect<ReadonlyArray<OrderId>>
  readonly add: (id: OrderId) => Effect.Effect<void>
  /** Whether the guest answered the offer to create an account (GUEST-09, OP-34). */
  readonly isOfferAnswered: Effect.Effect<boolean>
  readonly answerOffer: Effect.Effect<void>
  /** Clears the guest's orders and answer (GUEST-04). */
  readonly clear: Effect.Effect<void>
}

export class GuestOrders extends Context.Service<GuestOrders, GuestOrdersPort>()('application/GuestOrders') {}
