import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { TrackingList } from '../../domain/order/trackingLists.ts'
import type { ComposedPortal } from './Portal.ts'

/**
 * The orders of a vendor that the page rendered before the application had loaded. The tracking screen continues from
 * them.
 */
export interface BegunTracking {
  readonly vendorId: VendorId
  readonly orders: ReadonlyArray<Order>
  readonly chosen: TrackingList | 'results'
  readonly search: string
}

/** Opens and leaves the application; the composition root provides it. */
export interface Application {
  /** Composes the application once; later calls return the same promise, also if it failed. `vendorId` comes from the address. */
  readonly open: (vendorId: string | undefined) => Promise<ComposedPortal>
  /** The composed application, once it exists. */
  readonly opened: () => ComposedPortal | undefined
  /** The tracking screen reads it once. */
  readonly begunTracking: () => BegunTracking | undefined
  /** Loads the texts that the page does not contain; rejects with `CodeNotFetched`. */
  readonly allTexts: () => Promise<void>
  /** Runs the failed route again, and composes the application again if that failed. Resolves when the route has run. */
  readonly reopen: () => Promise<void>
  /** Reloads the page if its site answers; returns whether it does. */
  readonly reload: () => Promise<boolean>
  /** Navigates to another page; `addressFrom` receives the current address. */
  readonly leave: (addressFrom: (here: string) => string) => void
}
