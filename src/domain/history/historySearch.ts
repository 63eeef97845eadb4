import { westernDigits } from '../market/westernDigits.ts'
import type { OrderId, VendorId } from '../ids.ts'
import type { Order } from '../order/order.ts'
import { orderSearch } from '../order/orderSearch.ts'

/** What a text in the search box asks for. */
export type HistorySearch =
  | { readonly kind: 'everything' }
  /** One order of ours, asked for by its id (HIST-11). */
  | { readonly kind: 'order'; readonly vendorId: VendorId; readonly orderId: OrderId }
  /** The id of an order that is not ours: nothing is asked for (HIST-11, OP-44). */
  | { readonly kind: 'foreign-order' }
  /** The orders of one customer, asked for by E.164 number (HIST-12). */
  | { readonly kind: 'phone'; readonly number: string }
  /** What is loaded, by id, phone and name (TRACK-21). */
  | { readonly kind: 'text'; readonly text: string }

/** `{vendor}-{random}`: without spaces, the end long enough, a digit somewhere. */
const LIKE_AN_ID = /^(?=.*\d)[a-z\d][\w-]*-[a-z\d]{6,}$/i

const LIKE_A_PHONE = /^[+(\d][\d\s()./-]*$/
/** Fewer digits are the number of nobody. */
const FEWEST_DIGITS = 5

/** Whether it is worth asking if the text is a phone number: that takes the numbering plans of the world. */
export const mayBePhone = (text: string): boolean => {
  const plain = westernDigits(text).trim()
  return LIKE_A_PHONE.test(plain) && plain.replaceAll(/\D/g, '').length >= FEWEST_DIGITS
}

const vendorOf = (text: string, vendorIds: ReadonlyArray<VendorId>): VendorId | undefined => {
  const key = text.toLowerCase()
  return vendorIds
    .filter((id) => key.startsWith(`${id.toLowerCase()}-`) && text.length > id.length + 1)
    .toSorted((a, b) => b.length - a.length)[0]
}

/**
 * What the text means. `vendorIds` is the chosen vendor and, when they are included, its outlets (OP-44); `number` is
 * the text as E.164 if it is a phone number.
 */
export const historySearch = (
  text: string,
  vendorIds: ReadonlyArray<VendorId>,
  number: string | undefined,
): HistorySearch => {
  const key = text.trim()
  if (key === '') return { kind: 'everything' }
  const vendorId = vendorOf(key, vendorIds)
  if (vendorId !== undefined) return { kind: 'order', vendorId, orderId: `${vendorId}${key.slice(vendorId.length)}` }
  if (number !== undefined) return { kind: 'phone', number }
  return LIKE_AN_ID.test(key) ? { kind: 'foreign-order' } : { kind: 'text', text: key }
}

/** What of the loaded orders is shown: those the service found by id or number are, whatever they are called. */
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
