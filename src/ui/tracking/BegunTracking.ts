import { createContext } from 'react'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { ShownList } from './OrderListsViewModel.ts'

/**
 * The orders of a vendor that the page rendered before the application had loaded. The tracking screen continues from
 * them.
 */
export interface BegunTracking {
  readonly vendorId: VendorId
  readonly orders: ReadonlyArray<Order>
  readonly chosen: ShownList
  readonly search: string
}

/** The composition root provides it; the tracking screen reads it once. */
export const BegunTrackingContext = createContext<() => BegunTracking | undefined>(() => undefined)
