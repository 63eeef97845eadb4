import type { Order as OrderSchema, OrderToPlace, updateOrder } from '../../../contract/orders.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { KnownEstimates } from '../../domain/order/estimates.ts'
import type { Order, Sender } from '../../domain/order/order.ts'
import { readStatus } from '../../domain/order/orderStatus.ts'
import { toNumber } from '../../domain/pricing/money.ts'
import type { Voucher } from '../../domain/pricing/voucher.ts'
import type { OrderChange } from '../../domain/request/orderChange.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import { moneyOf } from './amount.ts'
import { instantOf, unixSeconds } from './moment.ts'

type OrderWire = typeof OrderSchema.Type

/** Maps an answered voucher to the domain (ENT-15). */
export const voucherOf = (wire: NonNullable<OrderWire['voucher']>, currency: CurrencyCode): Voucher =>
  wire.type === 'PERCENTAGE'
    ? { code: wire.code, type: 'PERCENTAGE', percent: wire.amount }
    : { code: wire.code, type: 'AMOUNT', amount: moneyOf(wire.amount, currency) }

const estimatesOf = (wire: NonNullable<OrderWire['estimates']>): KnownEstimates => ({
  ...(wire.pick_up_at !== undefined && { pickUpAt: instantOf(wire.pick_up_at) }),
  ...(wire.drop_off_at !== undefined && { dropOffAt: instantOf(wire.drop_off_at) }),
  estimatedAt: instantOf(wire.estimated_at),
})

const senderOf = ({ phone_number: phoneNumber, ...sender }: NonNullable<OrderWire['sender']>): Sender => ({
  ...sender,
  phoneNumber,
})

/** Maps an answered order to the domain (ENT-01 to ENT-03). Throws on an unreadable time or amount. */
export const toOrder = (wire: OrderWire, currency: CurrencyCode): Order => ({
  id: wire.order_id,
  vendorId: wire.vendor_id,
  status: readStatus(wire.status),
  statusHistory: wire.status_history.map(({ status, created_at }) => ({
    status: readStatus(status),
    createdAt: instantOf(created_at),
  })),
  createdAt: instantOf(wire.created_at),
  updatedAt: instantOf(wire.updated_at),
  ...(wire.preordered_for != null && { preorderedFor: instantOf(wire.preordered_for) }),
  customer: {
    name: wire.customer.name,
    phoneNumber: wire.customer.phone_number,
    location: wire.customer.location,
  },
  order: {
    paymentMethod: wire.order.payment_method,
    ...(wire.order.amount != null && { amount: moneyOf(wire.order.amount, currency) }),
    description: wire.order.description,
    coldBagNeeded: wire.order.cold_bag_needed,
  },
  deliveryFee: moneyOf(wire.delivery_fee, currency),
  ...(wire.discounted_delivery_fee != null && {
    discountedDeliveryFee: moneyOf(wire.discounted_delivery_fee, currency),
  }),
  ...(wire.discounted_delivery_fee_signature != null && {
    discountedDeliveryFeeSignature: wire.discounted_delivery_fee_signature,
  }),
  ...(wire.vat_number != null && { vatNumber: wire.vat_number }),
  ...(wire.voucher != null && { voucher: voucherOf(wire.voucher, currency) }),
  ageValidationRequired: wire.age_validation_required,
  ...(wire.login_pickup_estimation != null && { pickUpEstimate: wire.login_pickup_estimation }),
  ...(wire.estimates != null && { estimates: estimatesOf(wire.estimates) }),
  ...(wire.rider != null && { rider: { name: wire.rider.name, phoneNumber: wire.rider.phone_number } }),
  ...(wire.cancel_reason != null && { cancelReason: wire.cancel_reason }),
  ...(wire.sender != null && { sender: senderOf(wire.sender) }),
})

type OrderToPlaceWire = typeof OrderToPlace.Type

/** Maps a new order to the API (OP-15); omits what is not set. */
export const toOrderToPlace = (order: PlacedOrder): OrderToPlaceWire => ({
  vendor_id: order.vendorId,
  customer: {
    name: order.customer.name,
    phone_number: order.customer.phoneNumber,
    location: order.customer.location,
  },
  order: {
    payment_method: order.order.paymentMethod,
    amount: order.order.amount === undefined ? null : toNumber(order.order.amount),
    description: order.order.description,
    cold_bag_needed: order.order.coldBagNeeded,
  },
  delivery_fee: toNumber(order.deliveryFee.fee),
  signature: order.deliveryFee.signature,
  ...(order.preorderedFor !== undefined && { preordered_for: unixSeconds(order.preorderedFor) }),
  ...(order.vatNumber !== undefined && { vat_number: order.vatNumber }),
  ...(order.voucher !== undefined && {
    voucher_code: order.voucher.code,
    discounted_delivery_fee: toNumber(order.voucher.discountedFee.fee),
    discounted_delivery_fee_signature: order.voucher.discountedFee.signature,
  }),
  ...(order.ageValidationRequired !== undefined && { age_validation_required: order.ageValidationRequired }),
  ...(order.sender !== undefined && {
    sender: {
      name: order.sender.name,
      email: order.sender.email,
      phone_number: order.sender.phoneNumber,
      location: order.sender.location,
    },
  }),
})

type OrderChangeWire = (typeof updateOrder)['payload']['Type']

/** Maps a change of an order to the API, which uses other names for the items (API-24, CON-28). */
export const toOrderChange = (change: OrderChange): OrderChangeWire => ({
  vendor_id: change.vendorId,
  payment_method: change.paymentMethod,
  amount: change.amount === undefined ? null : toNumber(change.amount),
  item_details: change.description,
  location: change.location,
  delivery_fee: toNumber(change.deliveryFee.fee),
  signature: change.deliveryFee.signature,
})
