import type { OrderJson } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { isFinished, readStatus } from '../../src/domain/order/orderStatus.ts'
import { phoneKey } from './phoneKey.ts'
import type { Tables } from './tables.ts'

export type OrderRow = Tables['orders']

/** ISO text or unix seconds as on the wire (OP-46), in ms. */
export const instantOf = (moment: string | number): Instant =>
  typeof moment === 'number' ? moment * 1_000 : Date.parse(moment)

/** As the service writes moments: ISO 8601 with milliseconds in UTC. */
export const momentOf = (instant: Instant): string => new Date(instant).toISOString()

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON in ASCII: texts of one byte a character go through driver, answer and socket some twenty times faster. */
const plainJson = (value: unknown): string => JSON.stringify(value).replaceAll(/[\u0080-\uffff]/g, escaped)

/** The columns that are searched, and the order itself as the text that goes into answers. */
export const orderRow = (deployment: string, order: OrderJson): OrderRow => ({
  deployment,
  id: order.order_id,
  vendor_id: order.vendor_id,
  status: order.status,
  finished: isFinished(readStatus(order.status)),
  created_at: instantOf(order.created_at),
  updated_at: instantOf(order.updated_at),
  preordered_for: order.preordered_for == null ? null : order.preordered_for * 1_000,
  customer_phone: phoneKey(deployment, order.customer.phone_number),
  document: plainJson(order),
})
