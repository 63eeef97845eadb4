import { editVerdict, type EditableField } from '../order/editing.ts'
import type { Order } from '../order/order.ts'
import type { RequestDraft } from './requestDraft.ts'

/**
 * Why a field is locked. `customer`: it identifies the customer; `settled`: it was agreed at placement; `status`: the
 * order has progressed too far.
 */
export type LockReason = 'customer' | 'settled' | 'status'

type DraftField = keyof RequestDraft

/** Fields that an order change never contains (API-24, CON-28). */
const NEVER_CHANGED = {
  destinationName: 'customer',
  destinationPhoneNumber: 'customer',
  vatNumber: 'settled',
  preorderedFor: 'settled',
  coldBagNeeded: 'settled',
  ageValidation: 'settled',
} as const satisfies Partial<Record<DraftField, LockReason>>

const FIELDS: Readonly<Record<EditableField, ReadonlyArray<DraftField>>> = {
  payment_method: ['paymentMethod'],
  amount: ['orderAmount'],
  item_details: ['orderDescription'],
  location: [
    'destinationTextAddress',
    'destinationUnitNumber',
    'destinationBuilding',
    'destinationCity',
    'destinationArea',
    'destinationLatitude',
    'destinationLongitude',
  ],
  notes: ['riderNotes'],
}

const ALL = Object.keys(FIELDS) as ReadonlyArray<EditableField>

/** The locked fields of an order being edited, with the reasons (EDIT-03). */
export const editLocks = (order: Pick<Order, 'status' | 'statusHistory'>): ReadonlyMap<DraftField, LockReason> => {
  const verdict = editVerdict(order)
  const locked = ALL.filter((field) => !verdict.allowed || verdict.locked.has(field))
  return new Map<DraftField, LockReason>([
    ...(Object.entries(NEVER_CHANGED) as ReadonlyArray<[DraftField, LockReason]>),
    ...locked.flatMap((field) => FIELDS[field]).map((field) => [field, 'status'] as const),
  ])
}
