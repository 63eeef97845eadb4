import type { Coordinates } from '../coordinates.ts'
import { DAY, plus, type Instant } from '../instant.ts'
import type { KnownEstimates } from '../order/estimates.ts'
import type { OrderId, VendorId } from '../ids.ts'
import type { Order, StatusChange } from '../order/order.ts'
import { isFinished, type ReadStatus } from '../order/orderStatus.ts'
import { isRiderAssigned, needsRiderData } from '../order/riderAssignment.ts'
import { latestChange } from '../order/statusHistory.ts'
import type { Vehicle } from '../order/vehicle.ts'
import { trimText } from '../text/blank.ts'

/** The order that a link identifies; without a vendor, the id's prefix is the vendor (OP-60). */
export interface OrderLink {
  readonly id: OrderId
  readonly vendorId?: VendorId
}

/** The rider's last known position. */
export interface RiderPosition extends Coordinates {
  readonly locatedAt: Instant
}

export interface PublicRider {
  readonly firstName: string
  readonly phoneNumber: string
  readonly vehicle?: Vehicle
  readonly position?: RiderPosition
  /** The way ahead, as far as it leads to the recipient or from a place that the page names. */
  readonly route?: ReadonlyArray<Coordinates>
}

/** Details that are removed some days after the order's end. */
export interface PublicDetails {
  readonly vendor: { readonly name: string; readonly address: string; readonly position?: Coordinates }
  readonly destination: Coordinates & { readonly address: string }
  readonly preorderedFor?: Instant
  readonly estimates?: KnownEstimates
  readonly rider?: PublicRider
  /** Absent if the back end takes no notes. Their texts are not shown: they may contain a door code. */
  readonly riderNotes?: { readonly left: number; readonly lastAt?: Instant }
}

/** What a stranger with the link may see of an order (TRACK-28). */
export interface PublicOrder {
  readonly id: OrderId
  readonly code: string
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
const DETAILS_KEPT = 7 * DAY

type Ending = Pick<Order, 'status' | 'statusHistory' | 'updatedAt'>

/** When the order finished; `undefined` while it is under way. */
export const finishedAt = (order: Ending): Instant | undefined =>
  isFinished(order.status)
    ? (latestChange(order, ({ status }) => status === order.status)?.createdAt ?? order.updatedAt)
    : undefined

/** The last moment at which the details are shown; `undefined` while the order is under way. */
export const detailsEndAt = (order: Ending): Instant | undefined => {
  const end = finishedAt(order)
  return end === undefined ? undefined : plus(end, DETAILS_KEPT)
}

/** Whether the link shows a photo of the delivery, if there is one: as long as it shows names and places (PUB-06). */
export const isPhotoShown = (order: Ending, now: Instant): boolean => {
  const end = detailsEndAt(order)
  return order.status === 'DELIVERED' && end !== undefined && now <= end
}

/** Whether to show the rider's name, number and position: a rider accepted and is under way (TRACK-09, TRACK-10). */
export const isRiderShown = (order: Pick<Order, 'status' | 'statusHistory'>): boolean =>
  needsRiderData(order.status) && isRiderAssigned(order)

/** The first name, 'Petr' of 'Petr Novák': enough to greet the rider, too little to find them. */
export const firstNameOf = (name: string): string => trimText(name).split(/\s/)[0] ?? ''
