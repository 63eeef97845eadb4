import { SECOND, type Instant } from '../instant.ts'
import type { Order } from '../order/order.ts'
import type { PlacedOrder } from './placedOrder.ts'

const wholeSeconds = (moment: Instant | undefined): number | undefined => moment && Math.floor(moment / SECOND)

/** Whether a listed order has the contents of the order that was sent; back ends may write its address in another way. */
export const isPlacedAs = (listed: Order, sent: PlacedOrder): boolean =>
  listed.vendorId === sent.vendorId &&
  listed.customer.name === sent.customer.name &&
  listed.customer.phoneNumber === sent.customer.phoneNumber &&
  listed.order.paymentMethod === sent.order.paymentMethod &&
  listed.order.amount?.minor === sent.order.amount?.minor &&
  listed.order.description === sent.order.description &&
  wholeSeconds(listed.preorderedFor) === wholeSeconds(sent.preorderedFor)
