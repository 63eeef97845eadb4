import type { Order } from './order.ts'
import { cancelRule, type ReadStatus } from './orderStatus.ts'
import { isRiderAssigned } from './riderAssignment.ts'

/** Fields of an order that may be edited (API-24); the customer's identity may not (CON-28). */
export const EDITABLE_FIELDS = ['payment_method', 'amount', 'item_details', 'location', 'notes'] as const
export type EditableField = (typeof EDITABLE_FIELDS)[number]

/** `locked` fields may not change; `status` is the status that forbids editing. */
export type EditVerdict =
  | { readonly allowed: true; readonly locked: ReadonlySet<EditableField> }
  | { readonly allowed: false; readonly status: ReadStatus }

const NOTHING: ReadonlySet<EditableField> = new Set()
const WHERE_IT_GOES: ReadonlySet<EditableField> = new Set(['location'])

/**
 * Whether the order may be edited now (EDIT-03): while it could be cancelled freely (OP-23). Its destination is locked
 * once a rider is on the way.
 */
export const editVerdict = (order: Pick<Order, 'status' | 'statusHistory'>): EditVerdict => {
  if (cancelRule(order.status) !== 'freely') return { allowed: false, status: order.status }
  return { allowed: true, locked: isRiderAssigned(order) ? WHERE_IT_GOES : NOTHING }
}
