import { foldText } from '../text/foldText.ts'
import type { Order } from './order.ts'

/** How many keys the search history holds (CONST-15). */
export const SEARCH_HISTORY_MAXIMUM = 10
/** A longer text was no search that somebody wants back; in characters. */
const SEARCH_KEY_LONGEST = 200

const folded = (text: string): string => foldText(text).replace(/\s+/gu, '')

/**
 * A filter by id, customer phone or customer name as a substring, spaces removed on both sides, case, diacritics and
 * spelling of letters ignored (TRACK-21). Text without anything but spaces passes every order.
 */
export const orderSearch = (text: string): ((order: Order) => boolean) => {
  const key = folded(text)
  return ({ id, customer }) =>
    folded(id).includes(key) || folded(customer.phoneNumber).includes(key) || folded(customer.name).includes(key)
}

/**
 * The history with the key in front: trimmed, once in any spelling that finds the same, at most ten (TRACK-23, OP-45).
 * An empty key and one that is too long change nothing.
 */
export const rememberSearch = (history: ReadonlyArray<string>, key: string): ReadonlyArray<string> => {
  const trimmed = key.trim()
  if (trimmed === '' || trimmed.length > SEARCH_KEY_LONGEST) return history
  return [trimmed, ...history.filter((kept) => folded(kept) !== folded(trimmed))].slice(0, SEARCH_HISTORY_MAXIMUM)
}
