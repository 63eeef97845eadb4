import { Context, type Stream } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'

/** Events of the live socket (LIVE-03, LIVE-08). Malformed frames are logged and dropped (LIVE-11). */
export type LiveEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  /** The service answered a ping. */
  | { readonly kind: 'heard' }
  /** A ping is unanswered so far. */
  | { readonly kind: 'doubted' }
  /** Updates since the last event, the oldest first; updates of orders out of sight may come later. */
  | {
      readonly kind: 'updates'
      readonly updates: ReadonlyArray<{ readonly order: Order; readonly createdAt: Instant }>
    }

/** The vendor whose changes are subscribed, and which of them are urgent. */
export interface LiveSubscription {
  readonly vendorId: VendorId
  readonly includeOutlets: boolean
  /** Whether the order is visible: its changes are then delivered with the next animation frame. Absent: all are. */
  readonly isInSight?: (id: OrderId) => boolean
}

/** Live order changes (LIVE-01). Reconnects and resubscribes by itself (LIVE-05, LIVE-13). */
export interface LiveUpdatesPort {
  /** Closes with its scope. Another vendor needs a new stream (LIVE-06). */
  readonly ofVendor: (subscription: LiveSubscription) => Stream.Stream<LiveEvent>
}

export class LiveUpdates extends Context.Service<LiveUpdates, LiveUpdatesPort>()('application/LiveUpdates') {}
