import type { OrderJson } from '../../contract/orders.ts'
import { SECOND, type Instant } from '../../src/domain/instant.ts'
import { readStatus, type OrderStatus, type ReadStatus } from '../../src/domain/order/orderStatus.ts'
import { effectiveStatus } from '../../src/domain/order/trackingLists.ts'

/** ISO 8601 with milliseconds in UTC, as everything the service writes. */
export const iso = (moment: Instant): string => new Date(moment).toISOString()

/** A moment of an order: ISO text or unix seconds (OP-46). */
export const instantOf = (moment: string | number): Instant =>
  typeof moment === 'number' ? moment * SECOND : Date.parse(moment)

export interface Expectation {
  readonly pickUpAt: Instant
  readonly dropOffAt: Instant
}

export interface Step {
  readonly status: OrderStatus
  readonly at: Instant
  /** `null` takes the rider away; absent leaves who is there. */
  readonly rider?: { readonly name: string; readonly phoneNumber: string } | null
  readonly expected?: Expectation
}

/** What an order looks like with new expectations, which were true at that moment. */
export const withEstimates = (order: OrderJson, { pickUpAt, dropOffAt }: Expectation, at: Instant): OrderJson => ({
  ...order,
  estimates: { pick_up_at: iso(pickUpAt), drop_off_at: iso(dropOffAt), estimated_at: iso(at) },
})

/** An order that has come into its next status; its history never goes back in time. */
export const withStep = (order: OrderJson, { status, at, rider, expected }: Step): OrderJson => {
  const last = order.status_history.at(-1)
  const moment = last === undefined ? at : Math.max(at, instantOf(last.created_at))
  const stepped: OrderJson = {
    ...order,
    status,
    status_history: [...order.status_history, { status, created_at: iso(moment) }],
    ...(rider !== undefined && { rider: rider && { name: rider.name, phone_number: rider.phoneNumber } }),
  }
  return expected === undefined ? stepped : withEstimates(stepped, expected, at)
}

/** The status that says how far the order is: what a DELAYED one was before (OP-28). */
export const progressStatus = (order: OrderJson): ReadStatus =>
  effectiveStatus({
    status: readStatus(order.status),
    statusHistory: order.status_history.map(({ status, created_at: createdAt }) => ({
      status: readStatus(status),
      createdAt: instantOf(createdAt),
    })),
  })
