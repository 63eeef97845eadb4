import type { OrderJson } from '../../contract/orders.ts'
import { SECOND, type Instant } from '../../src/domain/instant.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import type { PlacedOrder } from '../../src/domain/request/placedOrder.ts'
import { isoText } from '../base/wireTime.ts'
import { senderJson } from './guestSender.ts'

/** A billed order starts as NEW; one paid by card must be paid first (ADR 31). */
export type NewStatus = 'NEW' | 'PAYMENT_INITIATED'

interface NewOrder {
  readonly placed: PlacedOrder
  readonly fee: number
  /** Minutes. */
  readonly estimate: number
  readonly status: NewStatus
  readonly now: Instant
}

/** Builds an order in its initial state. */
export const newOrder = (orderId: string, { placed, fee, estimate, status, now }: NewOrder): OrderJson => {
  const created_at = isoText(now)
  const { location } = placed.customer
  return {
    order_id: orderId,
    vendor_id: placed.vendorId,
    status,
    status_history: [{ status, created_at }],
    created_at,
    updated_at: created_at,
    ...(placed.preorderedFor !== undefined && { preordered_for: placed.preorderedFor / SECOND }),
    customer: {
      name: placed.customer.name,
      phone_number: placed.customer.phoneNumber,
      location: {
        address: location.address,
        latitude: location.latitude,
        longitude: location.longitude,
        notes: location.notes,
      },
    },
    order: {
      payment_method: placed.order.paymentMethod,
      amount: placed.order.amount === undefined ? null : toNumber(placed.order.amount),
      description: placed.order.description,
      cold_bag_needed: placed.order.coldBagNeeded,
    },
    delivery_fee: fee,
    ...(placed.vatNumber !== undefined && { vat_number: placed.vatNumber }),
    age_validation_required: placed.ageValidationRequired ?? false,
    ...(estimate > 0 && { login_pickup_estimation: estimate }),
    rider: null,
    ...(placed.sender !== undefined && { sender: senderJson(placed.sender) }),
  }
}
