import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { CancelledBecause, CountedEnding } from './orders.ts'
import { Amount, Id, textUpTo, UnixSecondsInQuery, BooleanInQuery } from './values.ts'

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const figures = {
  orders: Count,
  /** Delivered or returned. */
  delivered: Count,
  /** Cancelled or failed; all other orders are under way. */
  cancelled: Count,
  /** Those of the delivered that came after the moment the customer wanted, which is within the hour unless chosen. */
  late: Schema.optionalKey(Count),
  /** From placing to delivery, without pre-orders; percentiles by nearest rank. Null if no such order was delivered. */
  seconds_to_deliver: Schema.NullOr(Schema.Struct({ median: Count, ninetieth: Count })),
  /** Delivery fees after discounts, without orders that failed or were cancelled. */
  spend: Amount,
}

export const overviewOrders = endpoint('overviewOrders', 'GET', 'orders', '/vendor/:vendorId/orders/overview', {
  summary:
    'Returns the outcomes of the orders created in a range of at most 32 calendar days: in total, by day in the country’s time zone, and by reason of failure. from and to are Unix seconds, both inclusive.',
  params: Schema.Struct({ vendorId: Id }),
  query: Schema.Struct({
    from: UnixSecondsInQuery,
    to: UnixSecondsInQuery,
    include_outlets: Schema.optionalKey(BooleanInQuery),
  }),
  answer: Schema.Struct({
    result: Schema.Struct({
      totals: Schema.Struct(figures),
      /** All days of the range in order, such as '2026-03-29'. */
      days: Schema.Array(
        Schema.Struct({ day: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)), ...figures }),
      ),
      /** Sorted by frequency, highest first. */
      reasons: Schema.Array(Schema.Struct({ reason: CancelledBecause, orders: Count })),
      /** The same number of whole calendar days before the first day. */
      before: Schema.optionalKey(Schema.Struct(figures)),
      /** By collection point that has orders in the range, most orders first. */
      vendors: Schema.optionalKey(Schema.Array(Schema.Struct({ vendor_id: Id, ...figures }))),
    }),
  }),
})

export const totalOrders = endpoint('totalOrders', 'GET', 'orders', '/vendor/:vendorId/orders/totals', {
  summary:
    'Returns totals over all orders that match the filters of the list of orders, in a range of at most 32 calendar days. from and to are Unix seconds, both inclusive.',
  params: Schema.Struct({ vendorId: Id }),
  query: Schema.Struct({
    from: UnixSecondsInQuery,
    to: UnixSecondsInQuery,
    include_outlets: Schema.optionalKey(BooleanInQuery),
    /** As in the list of orders; absent means all statuses. */
    status: Schema.optionalKey(Schema.Literals(['NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'])),
    ending: Schema.optionalKey(CountedEnding),
    customer_phone_number: Schema.optionalKey(textUpTo(64)),
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
