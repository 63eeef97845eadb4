import type { Order } from './order.ts'
import { isCollected, isFinished, type ReadStatus } from './orderStatus.ts'
import { isRiderAssigned } from './riderAssignment.ts'
import { effectiveStatus } from './trackingLists.ts'

/** What of an order may be changed (API-24); who the customer is never is (CON-28). */
export const EDITABLE_FIELDS = ['payment_method', 'amount', 'item_details', 'location', 'notes'] as const
export type EditableField = (typeof EDITABLE_FIELDS)[number]

/** `locked` fields stay as they are; `status` is the one that stands against it. */
export type EditVerdict =
  | { readonly allowed: true; readonly locked: ReadonlySet<EditableField> }
  | { readonly allowed: false; readonly status: ReadStatus }

const NOTHING: ReadonlySet<EditableField> = new Set()
const WHERE_IT_GOES: ReadonlySet<EditableField> = new Set(['location'])

/** Statuses that tell of a rider on the way to the vendor, even where the history does not. */
const RIDER_COMES: ReadonlySet<ReadStatus> = new Set(['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'DELAYED'])

/**
 * May this order be changed now (EDIT-03)? All of it until a rider accepted; from then on, until it is picked up, all
 * but where it goes; then nothing. A delayed order counts as what it was before (OP-28).
 */
export const editVerdict = (order: Pick<Order, 'status' | 'statusHistory'>): EditVerdict => {
  const status = effectiveStatus(order)
  if (status === 'UNKNOWN' || isCollected(status) || isFinished(status)) return { allowed: false, status: order.status }
  return { allowed: true, locked: RIDER_COMES.has(status) || isRiderAssigned(order) ? WHERE_IT_GOES : NOTHING }
}
