import { Context, type Stream } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { Order, VendorId } from '../../domain/order/order.ts'

/** What the live socket says (LIVE-03, LIVE-08). Unreadable frames are logged and never reach this far (LIVE-11). */
export type LiveEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  /** The service answered that it is still there. */
  | { readonly kind: 'heard' }
  /** The service was asked whether it is still there, and has not answered yet. */
  | { readonly kind: 'doubted' }
  /** Everything that came since the last frame on the screen, oldest first. */
  | {
      readonly kind: 'updates'
      readonly updates: ReadonlyArray<{ readonly order: Order; readonly createdAt: Instant }>
    }

/** Order changes as they happen (LIVE-01). Reconnects by itself and subscribes again (LIVE-05, LIVE-13). */
export interface LiveUpdatesPort {
  /** Closes with its scope. A new vendor is a new stream (LIVE-06). */
  readonly ofVendor: (vendorId: VendorId, includeOutlets: boolean) => Stream.Stream<LiveEvent>
}

export class LiveUpdates extends Context.Service<LiveUpdates, LiveUpdatesPort>()('application/LiveUpdates') {}
