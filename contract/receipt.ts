import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Order } from './orders.ts'
import { PublicOrder } from './publicOrder.ts'
import { Id } from './values.ts'

/** The part that everyone with the link may see, and for accounts of the order's vendor the whole order. */
export const Receipt = Schema.Struct({ seen: PublicOrder, order: Schema.NullOr(Order) })

/** Open to everyone who has the order's unguessable id. An unknown id is 404. */
export const readReceipt = endpoint('readReceipt', 'GET', 'orders', '/order/:orderId/receipt', {
  // ROUTE-16, PROOF-03
  summary: 'Returns the receipt of an order.',
  access: 'optional',
  params: Schema.Struct({ orderId: Id }),
  refuses: ['NOT_FOUND', 'NOT_OFFERED'],
  answer: Schema.Struct({ result: Receipt }),
})
