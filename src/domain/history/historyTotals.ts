import type { CurrencyCode } from '../market/countries.ts'
import type { Order } from '../order/order.ts'
import { isFailed } from '../order/orderStatus.ts'
import { add, type Money } from '../pricing/money.ts'

export interface HistoryTotals {
  readonly orders: number
  /** Sum of the item values that orders state. */
  readonly amounts: Money
  /** Sum of the delivery fees to pay (`feeToPay`). */
  readonly fees: Money
}

type Priced = Pick<Order, 'status' | 'deliveryFee' | 'discountedDeliveryFee'>

/** The delivery fee to pay: the discounted one if there is a voucher (ENT-01), and nothing for an order that failed. */
export const feeToPay = ({ status, deliveryFee, discountedDeliveryFee }: Priced): Money => {
  const fee = discountedDeliveryFee ?? deliveryFee
  return isFailed(status) ? { ...fee, minor: 0 } : fee
}

/** The only sum of fees: tiles, charts, tables and totals all show it (HIST-23). Throws on a second currency. */
export const feesOf = (orders: ReadonlyArray<Priced>, currency: CurrencyCode): Money =>
  orders.reduce((sum, order) => add(sum, feeToPay(order)), { minor: 0, currency })

/** Sums of a list. Throws on a second currency: a deployment has one. */
export const historyTotals = (orders: ReadonlyArray<Order>, currency: CurrencyCode): HistoryTotals => {
  const nothing: Money = { minor: 0, currency }
  return {
    orders: orders.length,
    amounts: orders.reduce((sum, { order }) => (order.amount ? add(sum, order.amount) : sum), nothing),
    fees: feesOf(orders, currency),
  }
}
