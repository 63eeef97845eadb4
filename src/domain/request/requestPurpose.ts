import type { OrderId } from '../ids.ts'

/** The purpose of a request: a new order, a change of an order (EDIT-01), or a repetition of one. */
export type RequestPurpose =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly orderId: OrderId }
  | { readonly kind: 'again'; readonly orderId: OrderId }

export const NEW_ORDER: RequestPurpose = { kind: 'new' }

/** A key that is unique per purpose. */
export const purposeKey = (purpose: RequestPurpose): string =>
  purpose.kind === 'new' ? purpose.kind : `${purpose.kind}.${purpose.orderId}`
