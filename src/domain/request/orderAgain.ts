import type { Country } from '../market/countries.ts'
import type { Order } from '../order/order.ts'
import { draftOfOrder } from './draftOfOrder.ts'
import type { RequestDraft } from './requestDraft.ts'

/** What is likely to be another one the next time: marked until somebody looked at it. */
export const TO_CHECK_AGAIN = ['orderAmount', 'orderDescription'] as const satisfies ReadonlyArray<keyof RequestDraft>

/**
 * The draft of an order like an earlier one: for the same customer and the same goods, as soon as possible. Nothing that
 * was worth something only then comes along: no date, and a draft holds neither fee nor signature nor voucher.
 */
export const orderAgain = (order: Order, country: Country): RequestDraft => ({
  ...draftOfOrder(order, country),
  preordered_for: undefined,
})
