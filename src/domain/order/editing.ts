import type { Order } from './order.ts'
import { cancelRule, type ReadStatus } from './orderStatus.ts'
import { isRiderAssigned } from './riderAssignment.ts'

/** What of an order may be changed (API-24); who the customer is never is (CON-28). */
export const EDITABLE_FIELDS = ['payment_method', 'amount', 'item_details', 'location', 'notes'] as const
export type EditableField = (typeof EDITABLE_FIELDS)[number]

/** `locked` fields stay as they are; `status` is the one that stands against it. */
export type EditVerdict =
  | { readonly allowed: true; readonly locked: ReadonlySet<EditableField> }
  | { readonly allowed: false; readonly status: ReadStatus }

const NOTHING: ReadonlySet<EditableField> = new Set()
const WHERE_IT_GOES: ReadonlySet<EditableField> = new Set(['location'])

/**
 * May this order be changed now (EDIT-03)? While it could be cancelled freely (OP-23): all of it, but not where it goes
 * when a rider is on the way already.
 */
export const editVerdict = (order: Pick<Order, 'status' | 'statusHistory'>): EditVerdict => {
  if (cancelRule(order.status) !== 'freely') return { allowed: false, status: order.status }
  return { allowed: true, locked: isRiderAssigned(order) ? WHERE_IT_GOES : NOTHING }
}
