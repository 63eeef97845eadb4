import { vendorIdOf, type Order } from '../order/order.ts'
import { PUBLIC_TRACKING } from '../pagePaths.ts'
import type { OrderLink } from './publicOrder.ts'

/** The path of an order's public page. It names the vendor only if the id's prefix is another one (ROUTE-15, OP-60). */
export const trackingAddress = ({ id, vendorId }: Pick<Order, 'id' | 'vendorId'>): string =>
  vendorIdOf(id) === vendorId
    ? `${PUBLIC_TRACKING}/${id}`
    : `${PUBLIC_TRACKING}/${id}?vendorId=${encodeURIComponent(vendorId)}`

const ID = /^[A-Za-z0-9_-]{1,64}$/

/** Whether a text can be an order id; any other text is not looked up. */
export const canBeId = (text: string): boolean => ID.test(text)

/** Whether a link can name an order. */
export const canBeOrder = ({ id, vendorId }: OrderLink): boolean =>
  canBeId(id) && (vendorId === undefined || canBeId(vendorId))
