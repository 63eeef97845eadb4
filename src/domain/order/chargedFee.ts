import { compare, subtract, type Money } from '../pricing/money.ts'
import type { Order } from './order.ts'
import { isFailed } from './orderStatus.ts'

/** What a card was charged, and the part of it that is more than the fee and is not refunded (ADR 120). */
export interface KeptCharge {
  readonly paid: Money
  readonly fee: Money
  readonly left: Money
}

/** `undefined` if no card was charged, or not more than the fee. */
export const keptCharge = (paid: Money | undefined, fee: Money): KeptCharge | undefined =>
  paid === undefined || compare(paid, fee) <= 0 ? undefined : { paid, fee, left: subtract(paid, fee) }

/** `undefined` for orders that failed: these are refunded as a whole. */
export const keptChargeOf = ({
  status,
  chargedFee,
  deliveryFee,
  discountedDeliveryFee,
}: Pick<Order, 'status' | 'chargedFee' | 'deliveryFee' | 'discountedDeliveryFee'>): KeptCharge | undefined =>
  isFailed(status) ? undefined : keptCharge(chargedFee, discountedDeliveryFee ?? deliveryFee)
