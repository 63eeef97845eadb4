import type { OrderId } from '../ids.ts'

/** What a request is for: a new order, one that is changed (EDIT-01), or one like an earlier one. */
export type RequestPurpose =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly orderId: OrderId }
  | { readonly kind: 'again'; readonly orderId: OrderId }

export const NEW_ORDER: RequestPurpose = { kind: 'new' }

/** The same text for the same purpose, another one for another. */
export const purposeKey = (purpose: RequestPurpose): string =>
  purpose.kind === 'new' ? purpose.kind : `${purpose.kind}.${purpose.orderId}`
