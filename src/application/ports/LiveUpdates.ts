import { Context, type Stream } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'

/** What the live socket says (LIVE-03, LIVE-08). Unreadable frames are logged and never reach this far (LIVE-11). */
export type LiveEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  /** The service answered that it is still there. */
  | { readonly kind: 'heard' }
  /** The service was asked whether it is still there, and has not answered yet. */
  | { readonly kind: 'doubted' }
  /** What came since it was last told, the longest waiting first; what nobody sees may be told a little later. */
  | {
      readonly kind: 'updates'
      readonly updates: ReadonlyArray<{ readonly order: Order; readonly createdAt: Instant }>
    }

/** Whose changes, and which of them somebody waits for. */
export interface LiveSubscription {
  readonly vendorId: VendorId
  readonly includeOutlets: boolean
  /** Whether somebody sees the order: then its changes are told with the next frame of the screen. Absent: all are. */
  readonly isInSight?: (id: OrderId) => boolean
}

/** Order changes as they happen (LIVE-01). Reconnects by itself and subscribes again (LIVE-05, LIVE-13). */
export interface LiveUpdatesPort {
  /** Closes with its scope. A new vendor is a new stream (LIVE-06). */
  readonly ofVendor: (subscription: LiveSubscription) => Stream.Stream<LiveEvent>
}

export class LiveUpdates extends Context.Service<LiveUpdates, LiveUpdatesPort>()('application/LiveUpdates') {}
