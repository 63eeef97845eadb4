import type { Coordinates } from '../coordinates.ts'
import { DAY, type Instant } from '../instant.ts'
import type { KnownEstimates } from '../order/estimates.ts'
import type { OrderId, VendorId } from '../ids.ts'
import type { Order, StatusChange } from '../order/order.ts'
import { isFinished, type ReadStatus } from '../order/orderStatus.ts'
import { isRiderAssigned, needsRiderData } from '../order/riderAssignment.ts'
import { latestChange } from '../order/statusHistory.ts'

/** The order that a link identifies; without a vendor, the id's prefix is the vendor (OP-60). */
export interface WantedOrder {
  readonly id: OrderId
  readonly vendorId?: VendorId
}

/** The rider's last known position. */
export interface RiderPosition extends Coordinates {
  readonly locatedAt: Instant
}

/** Details that are removed some days after the order's end. */
export interface PublicDetails {
  readonly vendor: { readonly name: string; readonly address: string; readonly position?: Coordinates }
  readonly destination: Coordinates & { readonly address: string }
  readonly preorderedFor?: Instant
  readonly estimates?: KnownEstimates
  readonly rider?: { readonly firstName: string; readonly phoneNumber: string; readonly position?: RiderPosition }
}

/** What a stranger with the link may see of an order (TRACK-28). */
export interface PublicOrder {
  readonly id: OrderId
  readonly status: ReadStatus
  readonly statusHistory: ReadonlyArray<StatusChange>
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** By the service's clock. */
  readonly answeredAt: Instant
  /** Absent once they are removed. */
  readonly details?: PublicDetails
}

/** How long after the order's end its link shows names and places, in ms. */
export const DETAILS_KEPT = 7 * DAY

type Ending = Pick<Order, 'status' | 'statusHistory' | 'updatedAt'>

/** When the order finished; `undefined` while it is under way. */
export const finishedAt = (order: Ending): Instant | undefined =>
  isFinished(order.status)
    ? (latestChange(order, ({ status }) => status === order.status)?.createdAt ?? order.updatedAt)
    : undefined

/** The last moment at which the details are shown; `undefined` while the order is under way. */
export const detailsEndAt = (order: Ending): Instant | undefined => {
  const end = finishedAt(order)
  return end === undefined ? undefined : end + DETAILS_KEPT
}

/** Whether to show the rider's name, number and position: a rider accepted and is under way (TRACK-09, TRACK-10). */
export const isRiderShown = (order: Pick<Order, 'status' | 'statusHistory'>): boolean =>
  needsRiderData(order.status) && isRiderAssigned(order)

/** The first name, 'Petr' of 'Petr Novák': enough to greet the rider, too little to find them. */
export const firstNameOf = (name: string): string => name.trim().split(/\s/)[0] ?? ''
