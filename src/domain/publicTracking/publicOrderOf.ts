import type { Instant } from '../instant.ts'
import type { Order } from '../order/order.ts'
import { firstNameOf, isRiderShown, type PublicDetails, type PublicOrder } from './publicOrder.ts'

const vendorOf = ({ sender }: Order): PublicDetails['vendor'] => {
  if (sender === undefined) return { name: '', address: '' }
  const { address, latitude, longitude } = sender.location
  return { name: sender.name, address, position: { latitude, longitude } }
}

const riderOf = (order: Order): PublicDetails['rider'] => {
  if (order.rider === undefined || !isRiderShown(order)) return undefined
  const { name, phoneNumber, vehicle } = order.rider
  return { firstName: firstNameOf(name), phoneNumber, ...(vehicle && { vehicle }) }
}

/** What a tracking page shows of an order that was read with a session; it names a collecting vendor only by its sender. */
export const publicOrderOf = (order: Order, answeredAt: Instant): PublicOrder => {
  const { id, code, status, statusHistory, createdAt, updatedAt, preorderedFor, estimates, customer } = order
  const { address, latitude, longitude } = customer.location
  const rider = riderOf(order)
  return {
    id,
    code,
    status,
    statusHistory,
    createdAt,
    updatedAt,
    answeredAt,
    details: {
      vendor: vendorOf(order),
      destination: { address, latitude, longitude },
      ...(preorderedFor !== undefined && { preorderedFor }),
      ...(estimates && { estimates }),
      ...(rider && { rider }),
    },
  }
}
