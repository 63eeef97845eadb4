import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Order } from './orders.ts'
import { PublicOrder } from './publicOrder.ts'
import { Id } from './values.ts'

/** What whoever has the link may see, and for the people of the order's vendor all of it. */
export const Receipt = Schema.Struct({ seen: PublicOrder, order: Schema.NullOr(Order) })

/** Open to whoever knows the order's id, which nobody guesses. An id that is not known is 404. */
export const readReceipt = endpoint('readReceipt', 'GET', 'orders', '/order/:orderId/receipt', {
  summary: 'The receipt of an order (ROUTE-16, PROOF-03).',
  access: 'optional',
  params: Schema.Struct({ orderId: Id }),
  answer: Schema.Struct({ result: Receipt }),
})
