import { byteLength } from './byteLength.ts'

/** An address as its three parts (ADDR-16). Unit and building may be empty. */
export interface AddressParts {
  readonly unit: string
  readonly building: string
  readonly text: string
}

/** Longest notes and street address, in bytes of UTF-8 (CONST-17, CONST-18). */
export const NOTES_MAXIMUM_BYTES = 1000
export const ADDRESS_MAXIMUM_BYTES = 255

/** A UTF-16 unit takes one to three bytes in UTF-8, so the length alone decides for most texts. */
const isLonger = (text: string, bytes: number): boolean =>
  text.length * 3 > bytes && (text.length > bytes || byteLength(text) > bytes)

export const areNotesTooLong = (notes: string): boolean => isLonger(notes, NOTES_MAXIMUM_BYTES)
export const isAddressTooLong = (text: string): boolean => isLonger(text, ADDRESS_MAXIMUM_BYTES)

const withoutCommas = (text: string): string => text.replace(/\s*,\s*/g, ' ').trim()

/**
 * Joins the parts in the stored format: always three positions separated by commas. Commas in unit and building become
 * spaces; the text keeps its own (OP-55).
 */
export const joinAddress = ({ unit, building, text }: AddressParts): string =>
  `${withoutCommas(unit)}, ${withoutCommas(building)}, ${text.trim()}`

/**
 * Splits a stored address at its first two commas (EDIT-05, OP-55). With fewer commas, the whole string is the text:
 * `joinAddress` did not write it.
 */
export const splitAddress = (stored: string): AddressParts => {
  const [unit = '', building = '', ...text] = stored.split(',')
  if (text.length === 0) return { unit: '', building: '', text: stored.trim() }
  return { unit: unit.trim(), building: building.trim(), text: text.join(',').trim() }
}

/** Formats a stored address for display, without its empty parts. */
export const readableAddress = (stored: string): string => {
  const { unit, building, text } = splitAddress(stored)
  return [unit, building, text].filter((part) => part !== '').join(', ')
}
