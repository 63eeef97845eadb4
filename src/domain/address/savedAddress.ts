import type { CustomerId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import { splitAddress } from './address.ts'
import { distanceInMetres, type Coordinates } from '../coordinates.ts'

/** What is kept of a customer: `phoneNumber` is E.164, `address` is comma-joined (ADDR-16). */
export interface AddressToSave {
  readonly name: string
  readonly phoneNumber: string
  readonly coordinates: Coordinates
  readonly address: string
  readonly notes: string
}

/** A customer of the address book (ENT-08), and how many orders went there. */
export interface SavedAddress extends AddressToSave {
  readonly id: CustomerId
  readonly used: number
  readonly lastUsedAt?: Instant
}

/** Characters of a query; below that nobody is looked for (ADDR-05). */
const SEARCHABLE_FROM = 2

/** Whether the address book is asked for it (ADDR-05). */
export const isSearchable = (query: string): boolean => Array.from(query.trim()).length >= SEARCHABLE_FROM

/** Metres within which two positions are one door. */
const SAME_DOOR = 1

/** Nothing of it would be another after saving. */
export const isSameCustomer = (a: AddressToSave, b: AddressToSave): boolean =>
  a.name === b.name &&
  a.phoneNumber === b.phoneNumber &&
  a.address === b.address &&
  a.notes === b.notes &&
  distanceInMetres(a.coordinates, b.coordinates) < SAME_DOOR

const textOf = ({ address }: AddressToSave): string => splitAddress(address).text.toLowerCase()

/** Same person, same street and number: saving the one changes the other. */
export const isSamePlaceOfCustomer = (a: AddressToSave, b: AddressToSave): boolean =>
  a.phoneNumber === b.phoneNumber && textOf(a) === textOf(b)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * A phone number cut before the last digits that a query of digits asks for: `['+420602000', '001']`. The second part
 * is empty when the query is not its end.
 */
export const splitAtLastDigits = (phoneNumber: string, query: string): readonly [string, string] => {
  const wanted = /^[\d\s+()/-]+$/.test(query.trim()) ? digitsOf(query) : ''
  if (wanted === '' || !digitsOf(phoneNumber).endsWith(wanted)) return [phoneNumber, '']
  let at = phoneNumber.length
  for (let left = wanted.length; left > 0; at -= 1) if (/\d/.test(phoneNumber.charAt(at - 1))) left -= 1
  return [phoneNumber.slice(0, at), phoneNumber.slice(at)]
}
