import type { Order } from './order.ts'

/** How many keys the search history holds (CONST-15). */
export const SEARCH_HISTORY_MAXIMUM = 10
/** A longer text was no search that somebody wants back; in characters. */
const SEARCH_KEY_LONGEST = 200

const folded = (text: string): string => text.replace(/\s+/gu, '').toLowerCase()

/**
 * A filter by id, customer phone or customer name as a substring, spaces removed on both sides, case ignored
 * (TRACK-21). Text without anything but spaces passes every order.
 */
export const orderSearch = (text: string): ((order: Order) => boolean) => {
  const key = folded(text)
  return ({ id, customer }) =>
    folded(id).includes(key) || folded(customer.phoneNumber).includes(key) || folded(customer.name).includes(key)
}

/**
 * The history with the key in front: trimmed, once, the oldest fallen out (TRACK-23, OP-45). An empty
 * key changes nothing, nor does one that is too long to be one.
 */
export const rememberSearch = (history: ReadonlyArray<string>, key: string): ReadonlyArray<string> => {
  const trimmed = key.trim()
  if (trimmed === '' || trimmed.length > SEARCH_KEY_LONGEST) return history
  return [trimmed, ...history.filter((kept) => kept !== trimmed)].slice(0, SEARCH_HISTORY_MAXIMUM)
}
