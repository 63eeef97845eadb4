import type { OrderJson } from '../../contract/orders.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { readStatus } from '../../src/domain/order/orderStatus.ts'
import { instantOf } from '../base/wireTime.ts'

/** Decodes the part of an order that the rules for cancelling and changing use. */
export const readOrderState = (order: OrderJson): Pick<Order, 'status' | 'statusHistory' | 'updatedAt'> => ({
  status: readStatus(order.status),
  statusHistory: order.status_history.map(({ status, created_at }) => ({
    status: readStatus(status),
    createdAt: instantOf(created_at),
  })),
  updatedAt: instantOf(order.updated_at),
})
