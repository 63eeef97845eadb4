import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { validPhone } from '../../domain/request/customerPhone.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { currentOrders } from './currentOrders.ts'

/**
 * The current orders of a customer by phone number, which the service searches; only for valid numbers (TRACK-22,
 * CON-32).
 */
export const ordersOfPhone = Effect.fn('ordersOfPhone')(function* (
  vendorId: VendorId,
  includeOutlets: boolean,
  text: string,
) {
  const { country } = yield* CurrentDeployment
  const number = validPhone(text, country.code)
  const none: ReadonlyArray<Order> = []
  if (number === undefined) return none
  return (yield* currentOrders({ vendorId, includeOutlets, customerPhoneNumber: number })).orders
})
