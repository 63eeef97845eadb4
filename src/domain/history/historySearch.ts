import { digitsOf, westernDigits } from '../market/westernDigits.ts'
import type { OrderId, VendorId } from '../ids.ts'
import type { Order } from '../order/order.ts'
import { orderSearch } from '../order/orderSearch.ts'
import { trimText } from '../text/blank.ts'

/** The meaning of a text in the search box. */
export type HistorySearch =
  | { readonly kind: 'everything' }
  /** One order of the vendor's family, requested by id (HIST-11). */
  | { readonly kind: 'order'; readonly vendorId: VendorId; readonly orderId: OrderId }
  /** The id of an order of another vendor: nothing is requested (HIST-11, OP-44). */
  | { readonly kind: 'foreign-order' }
  /** The orders of one customer, requested by E.164 number (HIST-12). */
  | { readonly kind: 'phone'; readonly number: string }
  /** Filters the loaded orders by id, phone and name (TRACK-21). */
  | { readonly kind: 'text'; readonly text: string }

/** `{vendor}-{random}`: no spaces, at least six characters after the last dash, and a digit somewhere. */
const LIKE_AN_ID = /^(?=.*\d)[a-z\d][\w-]*-[a-z\d]{6,}$/i

const LIKE_A_PHONE = /^[+(\d][\d\s()./-]*$/
/** Shorter digit runs never match a phone number. */
const FEWEST_DIGITS = 5

/** Cheap pre-check for phone numbers, because parsing one loads the numbering plans of all countries. */
export const mayBePhone = (text: string): boolean => {
  const plain = trimText(westernDigits(text))
  return LIKE_A_PHONE.test(plain) && digitsOf(plain).length >= FEWEST_DIGITS
}

const vendorOf = (text: string, vendorIds: ReadonlyArray<VendorId>): VendorId | undefined => {
  const key = text.toLowerCase()
  return vendorIds
    .filter((id) => key.startsWith(`${id.toLowerCase()}-`) && text.length > id.length + 1)
    .toSorted((a, b) => b.length - a.length)[0]
}

/**
 * Interprets a text. `vendorIds` are the selected vendor and, if included, its outlets (OP-44); `number` is the text in
 * E.164 if it is a phone number.
 */
export const historySearch = (
  text: string,
  vendorIds: ReadonlyArray<VendorId>,
  number: string | undefined,
): HistorySearch => {
  const key = trimText(text)
  if (key === '') return { kind: 'everything' }
  const id = westernDigits(key)
  const vendorId = vendorOf(id, vendorIds)
  if (vendorId !== undefined) return { kind: 'order', vendorId, orderId: `${vendorId}${id.slice(vendorId.length)}` }
  if (number !== undefined) return { kind: 'phone', number }
  return LIKE_AN_ID.test(id) ? { kind: 'foreign-order' } : { kind: 'text', text: key }
}

/**
 * Returns a filter for the loaded orders. Orders that the service found by id or number always pass, whatever their
 * name.
 */
export const passesSearch = (search: HistorySearch): ((order: Order) => boolean) => {
  switch (search.kind) {
    case 'everything':
    case 'order':
    case 'phone':
      return () => true
    case 'foreign-order':
      return () => false
    case 'text':
      return orderSearch(search.text)
  }
}
