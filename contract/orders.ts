import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import {
  Amount,
  Id,
  Latitude,
  Longitude,
  Moment,
  NumberInQuery,
  UnixSeconds,
  UnixSecondsInQuery,
  YesInQuery,
  nonEmptyTextUpTo,
  textUpTo,
} from './values.ts'

/** PAY-01. */
export const PaymentMethod = Schema.Literals(['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])

const CustomerLocation = Schema.Struct({
  address: textUpTo(1000),
  latitude: Latitude,
  longitude: Longitude,
  notes: textUpTo(4000),
})

/** ENT-02. */
const Customer = Schema.Struct({ name: textUpTo(255), phone_number: textUpTo(64), location: CustomerLocation })

/** The sender of a guest's order (REQ-36, ENT-04). */
const Sender = Schema.Struct({ ...Customer.fields, email: textUpTo(320) })

/** ENT-15: `amount` is a percentage with type PERCENTAGE and a sum of money with type AMOUNT. */
export const Voucher = Schema.Struct({
  code: Schema.NonEmptyString,
  amount: Schema.Finite,
  type: Schema.Literals(['PERCENTAGE', 'AMOUNT']),
})

/** The rider's expected times, and when they were estimated. */
const Estimates = Schema.Struct({
  pick_up_at: Schema.optionalKey(Moment),
  drop_off_at: Schema.optionalKey(Moment),
  estimated_at: Moment,
})

/**
 * An order as the API answers it (ENT-01). `status` is a free text: the portal shows one that it does not know as
 * "unknown" (STATUS-02).
 */
export const Order = Schema.Struct({
  order_id: Id,
  vendor_id: Id,
  status: Schema.NonEmptyString,
  status_history: Schema.Array(Schema.Struct({ status: Schema.NonEmptyString, created_at: Moment })),
  created_at: Moment,
  updated_at: Moment,
  preordered_for: Schema.optionalKey(Schema.NullOr(UnixSeconds)),
  customer: Schema.Struct({
    name: Schema.String,
    phone_number: Schema.String,
    location: Schema.Struct({
      address: Schema.String,
      latitude: Latitude,
      longitude: Longitude,
      notes: Schema.String,
    }),
  }),
  order: Schema.Struct({
    payment_method: PaymentMethod,
    amount: Schema.optionalKey(Schema.NullOr(Amount)),
    description: Schema.String,
    cold_bag_needed: Schema.Boolean,
  }),
  delivery_fee: Amount,
  discounted_delivery_fee: Schema.optionalKey(Schema.NullOr(Amount)),
  discounted_delivery_fee_signature: Schema.optionalKey(Schema.NullOr(Schema.String)),
  vat_number: Schema.optionalKey(Schema.NullOr(Schema.String)),
  voucher: Schema.optionalKey(Schema.NullOr(Voucher)),
  age_validation_required: Schema.Boolean,
  /** Minutes. */
  login_pickup_estimation: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  rider: Schema.optionalKey(Schema.NullOr(Schema.Struct({ name: Schema.String, phone_number: Schema.String }))),
  cancel_reason: Schema.optionalKey(Schema.NullOr(Schema.String)),
  estimates: Schema.optionalKey(Schema.NullOr(Estimates)),
  /** Only for a guest's order (ENT-04). */
  sender: Schema.optionalKey(Schema.NullOr(Sender)),
})
export type OrderJson = typeof Order.Encoded

/** OP-15. */
export const OrderToPlace = Schema.Struct({
  vendor_id: Id,
  customer: Customer,
  order: Schema.Struct({
    payment_method: PaymentMethod,
    amount: Schema.optionalKey(Schema.NullOr(Amount)),
    description: textUpTo(2000),
    cold_bag_needed: Schema.Boolean,
  }),
  delivery_fee: Amount,
  signature: Schema.NonEmptyString,
  preordered_for: Schema.optionalKey(UnixSeconds),
  vat_number: Schema.optionalKey(textUpTo(64)),
  voucher_code: Schema.optionalKey(textUpTo(64)),
  discounted_delivery_fee: Schema.optionalKey(Amount),
  discounted_delivery_fee_signature: Schema.optionalKey(Schema.NonEmptyString),
  age_validation_required: Schema.optionalKey(Schema.Boolean),
  sender: Schema.optionalKey(Sender),
})

export const placeOrder = endpoint('placeOrder', 'POST', 'orders', '/order', {
  guests: true,
  summary: 'Places an order once per Idempotency-Key (API-23).',
  once: true,
  status: 201,
  payload: OrderToPlace,
  answer: Schema.Struct({ result: Schema.Struct({ order_id: Id }) }),
})

/** API-24; the customer's name and phone number cannot change. */
export const updateOrder = endpoint('updateOrder', 'PUT', 'orders', '/order/:orderId', {
  guests: true,
  summary: 'Changes an order while its status allows it (API-24).',
  params: Schema.Struct({ orderId: Id }),
  payload: Schema.Struct({
    vendor_id: Id,
    payment_method: PaymentMethod,
    amount: Schema.optionalKey(Schema.NullOr(Amount)),
    item_details: textUpTo(2000),
    location: CustomerLocation,
    delivery_fee: Amount,
    signature: Schema.NonEmptyString,
  }),
  answer: Schema.Struct({ result: Order }),
})

export const readOrder = endpoint('readOrder', 'GET', 'orders', '/order', {
  guests: true,
  summary: 'One order of a vendor (API-17).',
  query: Schema.Struct({ vendorId: Id, orderId: Id }),
  answer: Order,
})

export const listOrders = endpoint('listOrders', 'GET', 'orders', '/vendor/:vendorId/orders', {
  guests: true,
  summary: 'Orders of a vendor, newest first, in pages (API-16). from and to are unix seconds, both included.',
  params: Schema.Struct({ vendorId: Id }),
  query: Schema.Struct({
    from: Schema.optionalKey(UnixSecondsInQuery),
    to: Schema.optionalKey(UnixSecondsInQuery),
    count: Schema.optionalKey(NumberInQuery.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 200 }))),
    pagination_key: Schema.optionalKey(textUpTo(500)),
    include_outlets: Schema.optionalKey(YesInQuery),
    customer_phone_number: Schema.optionalKey(textUpTo(64)),
    /** Only orders with this status, DELAYED orders by their history (HIST-07, OP-28). Absent means all statuses. */
    status: Schema.optionalKey(Schema.Literals(['NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'])),
    /** `true` selects pre-orders by their delivery time instead of orders by their creation time. */
    scheduled: Schema.optionalKey(YesInQuery),
  }),
  answer: Schema.Struct({
    data: Schema.Struct({
      result: Schema.Struct({
        data: Schema.Array(Order),
        pagination_key: Schema.optionalKey(Schema.NullOr(Schema.String)),
      }),
      /** Some back ends put it here instead (OP-64). */
      pagination_key: Schema.optionalKey(Schema.NullOr(Schema.String)),
    }),
  }),
})

const Seconds = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

/** `next_status` is null for all next statuses together. Nine of ten orders took at most `slow_seconds`. */
const UsualTime = Schema.Struct({
  status: Schema.NonEmptyString,
  next_status: Schema.NullOr(Schema.NonEmptyString),
  median_seconds: Seconds,
  slow_seconds: Seconds,
  /** The number of measurements. */
  times: Schema.Int,
})

export const readUsualTimes = endpoint('readUsualTimes', 'GET', 'orders', '/vendor/:vendorId/usual-times', {
  guests: true,
  summary: 'How long each step usually takes at a vendor, by its last orders; empty while there are too few.',
  params: Schema.Struct({ vendorId: Id }),
  answer: Schema.Struct({ result: Schema.Struct({ steps: Schema.Array(UsualTime) }) }),
})

export const cancelOrder = endpoint('cancelOrder', 'PUT', 'orders', '/order/cancel', {
  guests: true,
  summary: 'Cancels an order while its status allows it (API-18). Cancelling twice is cancelling once.',
  payload: Schema.Struct({
    vendor_id: Id,
    order_id: Id,
    reason: nonEmptyTextUpTo(400),
  }),
  answer: Schema.Struct({ result: Order }),
})
