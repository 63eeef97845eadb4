import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Amount, Id, UnixSecondsInQuery, YesInQuery } from './values.ts'

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const figures = {
  orders: Count,
  /** Delivered or returned. */
  delivered: Count,
  /** Cancelled or failed; all other orders are under way. */
  cancelled: Count,
  /** From placing to delivery, without pre-orders; percentiles by nearest rank. Null if no such order was delivered. */
  seconds_to_deliver: Schema.NullOr(Schema.Struct({ median: Count, ninetieth: Count })),
  /** Delivery fees after discounts, without orders that failed or were cancelled. */
  spend: Amount,
}

/**
 * Why an order failed or was cancelled: the reasons offered in the portal, `other` for free text, and further causes.
 */
const Reason = Schema.Literals([
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

export const overviewOrders = endpoint('overviewOrders', 'GET', 'orders', '/vendor/:vendorId/orders/overview', {
  summary:
    'What became of the orders created in a range of at most 32 calendar days: in total, by day of the country’s calendar, and why some came to nothing. from and to are unix seconds, both included.',
  params: Schema.Struct({ vendorId: Id }),
  query: Schema.Struct({
    from: UnixSecondsInQuery,
    to: UnixSecondsInQuery,
    include_outlets: Schema.optionalKey(YesInQuery),
  }),
  answer: Schema.Struct({
    result: Schema.Struct({
      totals: Schema.Struct(figures),
      /** All days of the range in order, such as '2026-03-29'. */
      days: Schema.Array(
        Schema.Struct({ day: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)), ...figures }),
      ),
      /** Sorted by frequency, highest first. */
      reasons: Schema.Array(Schema.Struct({ reason: Reason, orders: Count })),
    }),
  }),
})

export const totalOrders = endpoint('totalOrders', 'GET', 'orders', '/vendor/:vendorId/orders/totals', {
  summary:
    'Sums over all orders that the list of orders answers page by page for the same range and status. from and to are unix seconds, both included.',
  params: Schema.Struct({ vendorId: Id }),
  query: Schema.Struct({
    from: UnixSecondsInQuery,
    to: UnixSecondsInQuery,
    include_outlets: Schema.optionalKey(YesInQuery),
    /** As in the list of orders; absent means all statuses. */
    status: Schema.optionalKey(Schema.Literals(['NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'])),
  }),
  answer: Schema.Struct({
    result: Schema.Struct({
      orders: Count,
      /** The amounts of the items, of orders that have one. */
      amounts: Amount,
      /** Delivery fees after discounts. */
      fees: Amount,
    }),
  }),
})
