import { foldText } from '../text/foldText.ts'
import type { Order } from './order.ts'
import { trimText } from '../text/blank.ts'

/** Maximum number of keys in the search history (CONST-15). */
export const MAX_SEARCH_HISTORY = 10
/** Longer texts, in characters, are not remembered: nobody searches for them again. */
const SEARCH_KEY_LONGEST = 200

const folded = (text: string): string => foldText(text).replace(/\s+/gu, '')

/**
 * A filter for orders whose id, code, customer phone or customer name contains the text. Ignores spaces, case, diacritics and
 * spelling variants of letters (TRACK-21). A blank text passes every order.
 */
export const orderSearch = (text: string): ((order: Order) => boolean) => {
  const key = folded(text)
  return ({ id, code, customer }) =>
    folded(id).includes(key) ||
    folded(code).includes(key) ||
    folded(customer.phoneNumber).includes(key) ||
    folded(customer.name).includes(key)
}

/**
 * The history with the trimmed key in front, without other spellings that find the same, at most ten entries (TRACK-23,
 * OP-45). An empty or too long key changes nothing.
 */
export const rememberSearch = (history: ReadonlyArray<string>, key: string): ReadonlyArray<string> => {
  const trimmed = trimText(key)
  if (trimmed === '' || trimmed.length > SEARCH_KEY_LONGEST) return history
  return [trimmed, ...history.filter((earlier) => folded(earlier) !== folded(trimmed))].slice(0, MAX_SEARCH_HISTORY)
}
