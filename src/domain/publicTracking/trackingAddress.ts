import { vendorIdOf, type Order } from '../order/order.ts'

/** The path of an order's public page; the vendor is named where the id does not tell it (ROUTE-15, OP-60). */
export const trackingAddress = ({ id, vendorId }: Pick<Order, 'id' | 'vendorId'>): string =>
  vendorIdOf(id) === vendorId ? `/tracking/${id}` : `/tracking/${id}?vendorId=${encodeURIComponent(vendorId)}`

const ID = /^[A-Za-z0-9_-]{1,64}$/

/** Whether a text can be an id at all: whatever else stands in an address is asked of nobody. */
export const canBeId = (text: string): boolean => ID.test(text)
