import type { OrderJson } from '../../contract/orders.ts'
import { latest, type Instant } from '../../src/domain/instant.ts'
import type { OrderStatus, ReadStatus } from '../../src/domain/order/orderStatus.ts'
import type { Vehicle } from '../../src/domain/order/vehicle.ts'
import { instantOf, isoText } from '../base/wireTime.ts'
import { effectiveStatus } from '../../src/domain/order/trackingLists.ts'
import { readOrderState } from './readOrderState.ts'

export interface Expectation {
  readonly pickUpAt: Instant
  readonly dropOffAt: Instant
}

interface AssignedRider {
  readonly name: string
  readonly phoneNumber: string
  readonly vehicle: Vehicle
}

export interface Step {
  readonly status: OrderStatus
  readonly at: Instant
  /** `null` removes the rider; absent keeps the current one. */
  readonly rider?: AssignedRider | null
  readonly expected?: Expectation
}

/** The rider as an order names them. */
export const riderJson = ({ name, phoneNumber, vehicle }: AssignedRider): NonNullable<OrderJson['rider']> => ({
  name,
  phone_number: phoneNumber,
  vehicle,
})

/** Sets the order's estimates, computed at `at`. */
export const withEstimates = (order: OrderJson, { pickUpAt, dropOffAt }: Expectation, at: Instant): OrderJson => ({
  ...order,
  estimates: { pick_up_at: isoText(pickUpAt), drop_off_at: isoText(dropOffAt), estimated_at: isoText(at) },
})

/** Moves an order to its next status; times in its history never decrease. */
export const withStep = (order: OrderJson, { status, at, rider, expected }: Step): OrderJson => {
  const last = order.status_history.at(-1)
  const moment = last === undefined ? at : latest(at, instantOf(last.created_at))
  const stepped: OrderJson = {
    ...order,
    status,
    status_history: [...order.status_history, { status, created_at: isoText(moment) }],
    ...(rider !== undefined && { rider: rider && riderJson(rider) }),
  }
  return expected === undefined ? stepped : withEstimates(stepped, expected, at)
}

/** The status that shows the order's progress: for a DELAYED order the one before (OP-28). */
export const progressStatus = (order: OrderJson): ReadStatus => effectiveStatus(readOrderState(order))
