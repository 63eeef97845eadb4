import { Context, type Stream } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'

/** Events of the live socket (LIVE-03, LIVE-08). Malformed frames are logged and dropped (LIVE-11). */
export type LiveEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  /** The service answered a ping. */
  | { readonly kind: 'alive' }
  /** A ping is unanswered so far. */
  | { readonly kind: 'doubted' }
  /** Updates as they arrive, the oldest first. */
  | { readonly kind: 'updates'; readonly updates: ReadonlyArray<OrderUpdate> }

/** The vendor whose changes are subscribed. */
export interface LiveSubscription {
  readonly vendorId: VendorId
  readonly includeOutlets: boolean
}

/** Live order changes (LIVE-01). Reconnects and resubscribes by itself (LIVE-05, LIVE-13). */
export interface LiveUpdatesPort {
  /** Closes with its scope. Another vendor needs a new stream (LIVE-06). */
  readonly ofVendor: (subscription: LiveSubscription) => Stream.Stream<LiveEvent>
}

export class LiveUpdates extends Context.Service<LiveUpdates, LiveUpdatesPort>()('application/LiveUpdates') {}
