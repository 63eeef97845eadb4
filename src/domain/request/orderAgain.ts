import type { Country } from '../market/countries.ts'
import type { Order } from '../order/order.ts'
import { draftOfOrder } from './draftOfOrder.ts'
import type { RequestDraft } from './requestDraft.ts'

/** Fields that probably differ next time: they are marked until a person checks them. */
export const TO_CHECK_AGAIN = ['orderAmount', 'orderDescription'] as const satisfies ReadonlyArray<keyof RequestDraft>

/**
 * The draft of a repeated order: the same customer and goods, as soon as possible. It has no requested time; fee,
 * signature and voucher are not part of a draft anyway.
 */
export const orderAgain = (order: Order, country: Country): RequestDraft => ({
  ...draftOfOrder(order, country),
  preorderedFor: undefined,
})
