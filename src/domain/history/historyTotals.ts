import type { CurrencyCode } from '../market/countries.ts'
import type { Order } from '../order/order.ts'
import { add, type Money } from '../pricing/money.ts'

export interface HistoryTotals {
  readonly orders: number
  /** Sum of the item values that orders state. */
  readonly amounts: Money
  /** Sum of the delivery fees to pay. */
  readonly fees: Money
}

/** The delivery fee to pay: the discounted one if there is a voucher (ENT-01). */
export const feeToPay = ({
  deliveryFee,
  discountedDeliveryFee,
}: Pick<Order, 'deliveryFee' | 'discountedDeliveryFee'>): Money => discountedDeliveryFee ?? deliveryFee

/** Sums of a list. Throws on a second currency: a deployment has one. */
export const historyTotals = (orders: ReadonlyArray<Order>, currency: CurrencyCode): HistoryTotals => {
  const nothing: Money = { minor: 0, currency }
  return {
    orders: orders.length,
    amounts: orders.reduce((sum, { order }) => (order.amount ? add(sum, order.amount) : sum), nothing),
    fees: orders.reduce((sum, order) => add(sum, feeToPay(order)), nothing),
  }
}
