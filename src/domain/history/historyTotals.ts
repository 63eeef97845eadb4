import type { CurrencyCode } from '../market/countries.ts'
import type { Order } from '../order/order.ts'
import { add, type Money } from '../pricing/money.ts'

export interface HistoryTotals {
  readonly orders: number
  /** Of the items, as far as orders say it. */
  readonly amounts: Money
  /** Of what is to be paid for the deliveries. */
  readonly fees: Money
}

/** What is to be paid for the delivery: with a voucher the discounted fee (ENT-01). */
export const feeToPay = ({
  deliveryFee,
  discountedDeliveryFee,
}: Pick<Order, 'deliveryFee' | 'discountedDeliveryFee'>): Money => discountedDeliveryFee ?? deliveryFee

/** Sums of a list as it stands. Throws on a second currency: a deployment has one. */
export const historyTotals = (orders: ReadonlyArray<Order>, currency: CurrencyCode): HistoryTotals => {
  const nothing: Money = { minor: 0, currency }
  return {
    orders: orders.length,
    amounts: orders.reduce((sum, { order }) => (order.amount ? add(sum, order.amount) : sum), nothing),
    fees: orders.reduce((sum, order) => add(sum, feeToPay(order)), nothing),
  }
}
