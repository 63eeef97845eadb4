import type { CustomerId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import { splitAddress } from './address.ts'
import { distanceInMetres, type Coordinates } from '../coordinates.ts'
import { digitsOf } from '../market/westernDigits.ts'
import { trimText } from '../text/blank.ts'
import { plainText } from '../text/plainText.ts'

/** The stored fields of a customer: `phoneNumber` is E.164, `address` is comma-joined (ADDR-16). */
export interface AddressToSave {
  readonly name: string
  readonly phoneNumber: string
  readonly coordinates: Coordinates
  readonly address: string
  readonly notes: string
}

/** An entry of the address book (ENT-08), with the number of orders delivered to it. */
export interface SavedAddress extends AddressToSave {
  readonly id: CustomerId
  readonly used: number
  readonly lastUsedAt?: Instant
}

/** Minimum characters of a query (ADDR-05). */
const SEARCHABLE_FROM = 2

/** Whether a query is long enough to search the address book (ADDR-05). */
export const isSearchable = (query: string): boolean => Array.from(trimText(query)).length >= SEARCHABLE_FROM

/** Two positions less than this many metres apart are the same door. */
const SAME_DOOR = 1

/** Whether saving `b` over `a` would change nothing. */
export const isSameCustomer = (a: AddressToSave, b: AddressToSave): boolean =>
  a.name === b.name &&
  a.phoneNumber === b.phoneNumber &&
  a.address === b.address &&
  a.notes === b.notes &&
  distanceInMetres(a.coordinates, b.coordinates) < SAME_DOOR

const textOf = ({ address }: AddressToSave): string => splitAddress(address).text.toLowerCase()

/** Same phone number, same street and house number: saving one replaces the other. */
export const isSamePlaceOfCustomer = (a: AddressToSave, b: AddressToSave): boolean =>
  a.phoneNumber === b.phoneNumber && textOf(a) === textOf(b)

/**
 * Splits a phone number before the trailing digits that match a query of digits: `['+420602000', '001']`. The second
 * part is empty if the number does not end with the query.
 */
export const splitAtLastDigits = (phoneNumber: string, query: string): readonly [string, string] => {
  const digits = /^[\d\s+()/-]+$/.test(trimText(plainText(query))) ? digitsOf(query) : ''
  if (digits === '' || !digitsOf(phoneNumber).endsWith(digits)) return [phoneNumber, '']
  let at = phoneNumber.length
  for (let left = digits.length; left > 0; at -= 1) if (/\d/.test(phoneNumber.charAt(at - 1))) left -= 1
  return [phoneNumber.slice(0, at), phoneNumber.slice(at)]
}
