import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { ORDER, ORDERS_OF_VENDOR } from './path.ts'
import { Vehicle } from './riders.ts'
import {
  withDefault,
  Amount,
  Id,
  Latitude,
  Longitude,
  Moment,
  NumberInQuery,
  UnixSeconds,
  UnixSecondsInQuery,
  BooleanInQuery,
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

/** The rider of an answered order. */
const OrderRider = Schema.Struct({
  name: Schema.String,
  phone_number: Schema.String,
  vehicle: Schema.optionalKey(Schema.NullOr(Vehicle)),
})

/** The customer or the sender of an answered order. */
const Person = Schema.Struct({
  name: Schema.String,
  phone_number: Schema.String,
  location: Schema.Struct({ address: Schema.String, latitude: Latitude, longitude: Longitude, notes: Schema.String }),
})

/** A note that the recipient wrote by the tracking link. */
const RecipientNote = Schema.Struct({ text: Schema.String, written_at: Moment })

/**
 * An order as the API answers it (ENT-01). `status` is a free text: the portal shows one that it does not know as
 * "unknown" (STATUS-02).
 */
export const Order = Schema.Struct({
  order_id: Id,
  /** The short code by which people call the order; the portal derives one from the id of an order without. */
  code: Schema.optionalKey(Schema.NullOr(Schema.String)),
  vendor_id: Id,
  status: Schema.NonEmptyString,
  status_history: Schema.Array(Schema.Struct({ status: Schema.NonEmptyString, created_at: Moment })),
  created_at: Moment,
  updated_at: Moment,
  preordered_for: Schema.optionalKey(Schema.NullOr(UnixSeconds)),
  customer: Person,
  order: Schema.Struct({
    payment_method: PaymentMethod,
    amount: Schema.optionalKey(Schema.NullOr(Amount)),
    description: Schema.String,
    cold_bag_needed: Schema.Boolean,
  }),
  delivery_fee: Amount,
  discounted_delivery_fee: Schema.optionalKey(Schema.NullOr(Amount)),
  discounted_delivery_fee_signature: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** What a card was charged for the delivery. It stays when a change lowers the fee; nothing is refunded then. */
  charged_fee: Schema.optionalKey(Schema.NullOr(Amount)),
  vat_number: Schema.optionalKey(Schema.NullOr(Schema.String)),
  voucher: Schema.optionalKey(Schema.NullOr(Voucher)),
  age_validation_required: withDefault(Schema.Boolean, false),
  /** Minutes. */
  login_pickup_estimation: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  rider: Schema.optionalKey(Schema.NullOr(OrderRider)),
  cancel_reason: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** What the recipient lets the rider know by the tracking link, oldest first; never changed or removed. */
  recipient_notes: Schema.optionalKey(Schema.NullOr(Schema.Array(RecipientNote))),
  estimates: Schema.optionalKey(Schema.NullOr(Estimates)),
  /** Only for a guest's order (ENT-04). */
  sender: Schema.optionalKey(Schema.NullOr(Schema.Struct({ ...Person.fields, email: Schema.String }))),
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

/** Why an order is refused, wherever it is sent. */
export const ORDER_REFUSALS = [
  'StoreClosed',
  'Undeliverable',
  'SignatureExpired',
  'SignatureInvalid',
  'VoucherRefused',
  'GUESTS_OFF',
] as const

export const placeOrder = endpoint('placeOrder', 'POST', 'orders', '/order', {
  guests: true,
  // API-23
  summary: 'Places an order. Idempotent per Idempotency-Key.',
  once: true,
  status: 201,
  payload: OrderToPlace,
  refuses: [...ORDER_REFUSALS, 'PaymentRequired', 'IDEMPOTENCY_KEY_REUSED'],
  answer: Schema.Struct({ result: Schema.Struct({ order_id: Id }) }),
})

/** API-24; the customer's name and phone number cannot change. */
export const updateOrder = endpoint('updateOrder', 'PUT', 'orders', '/order/:orderId', {
  guests: true,
  // API-24
  summary: 'Updates an order if its status allows it.',
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
  refuses: [
    'NOT_FOUND',
    'NotEditable',
    'StoreClosed',
    'Undeliverable',
    'SignatureExpired',
    'SignatureInvalid',
    'PaidFeeRises',
  ],
  /** A back end may answer with nothing; the portal then reads the order. */
  answer: Schema.Struct({ result: Schema.optionalKey(Order) }),
})

export const readOrder = endpoint('readOrder', 'GET', ORDER.service, ORDER.path, {
  guests: true,
  // API-17
  summary: 'Returns one order of a vendor.',
  query: Schema.Struct({ vendorId: Id, orderId: Id }),
  refuses: ['NOT_FOUND'],
  answer: Order,
})

/**
 * Why an order failed or was cancelled: the reasons offered in the portal, `other` for free text, and further causes.
 */
export const CancelledBecause = Schema.Literals([
  'customer-cancelled',
  'item-unavailable',
  'wrong-details',
  'delay-too-long',
  'other',
  'unstated',
  'stalled',
  'payment-failed',
  'payment-cancelled',
])

/** Endings by which lists and totals can be narrowed: too late for the customer, or in vain. */
export const CountedEnding = Schema.Union([Schema.Literal('delivered-late'), CancelledBecause])

export const listOrders = endpoint('listOrders', 'GET', ORDERS_OF_VENDOR.service, ORDERS_OF_VENDOR.path, {
  guests: true,
  // API-16
  summary: 'Lists the orders of a vendor page by page, newest first. from and to are Unix seconds, both inclusive.',
  params: Schema.Struct({ vendorId: Id }),
  query: Schema.Struct({
    from: Schema.optionalKey(UnixSecondsInQuery),
    to: Schema.optionalKey(UnixSecondsInQuery),
    count: Schema.optionalKey(NumberInQuery.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 200 }))),
    pagination_key: Schema.optionalKey(textUpTo(500)),
    include_outlets: Schema.optionalKey(BooleanInQuery),
    customer_phone_number: Schema.optionalKey(textUpTo(64)),
    /** Only orders with this status, DELAYED orders by their history (HIST-07, OP-28). Absent means all statuses. */
    status: Schema.optionalKey(Schema.Literals(['NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'])),
    /** Only orders that ended like this. */
    ending: Schema.optionalKey(CountedEnding),
    /** `true` selects pre-orders by their delivery time instead of orders by their creation time. */
    scheduled: Schema.optionalKey(BooleanInQuery),
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
  summary:
    'Returns the usual duration of each delivery step, from the vendor’s latest orders; empty if there are too few.',
  params: Schema.Struct({ vendorId: Id }),
  refuses: ['NOT_FOUND'],
  answer: Schema.Struct({ result: Schema.Struct({ steps: Schema.Array(UsualTime) }) }),
})

export const cancelOrder = endpoint('cancelOrder', 'PUT', 'orders', '/order/cancel', {
  guests: true,
  // API-18
  summary: 'Cancels an order if its status allows it. Idempotent.',
  payload: Schema.Struct({
    vendor_id: Id,
    order_id: Id,
    reason: nonEmptyTextUpTo(400),
  }),
  refuses: ['NOT_FOUND', 'NotCancellable'],
  /** A back end may answer with nothing; the portal then reads the order. */
  answer: Schema.Struct({ result: Schema.optionalKey(Order) }),
})
