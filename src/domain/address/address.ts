import { byteLength } from './byteLength.ts'

/** An address in its three positions (ADDR-16). Unit and building may be empty. */
export interface AddressParts {
  readonly unit: string
  readonly building: string
  readonly text: string
}

/** Longest notes and street address, in bytes of UTF-8 (CONST-17, CONST-18). */
export const NOTES_MAXIMUM_BYTES = 1000
export const ADDRESS_MAXIMUM_BYTES = 255

/** A character of a string is one to three bytes: most texts need not be encoded to know. */
const isLonger = (text: string, bytes: number): boolean =>
  text.length * 3 > bytes && (text.length > bytes || byteLength(text) > bytes)

export const areNotesTooLong = (notes: string): boolean => isLonger(notes, NOTES_MAXIMUM_BYTES)
export const isAddressTooLong = (text: string): boolean => isLonger(text, ADDRESS_MAXIMUM_BYTES)

const withoutCommas = (text: string): string => text.replace(/\s*,\s*/g, ' ').trim()

/** As stored: always three positions; commas of unit and building become spaces, the text keeps its own (OP-55). */
export const joinAddress = ({ unit, building, text }: AddressParts): string =>
  `${withoutCommas(unit)}, ${withoutCommas(building)}, ${text.trim()}`

/** Splits at the first two commas (EDIT-05, OP-55). With fewer it was not joined by us: all of it is the text. */
export const splitAddress = (stored: string): AddressParts => {
  const [unit = '', building = '', ...text] = stored.split(',')
  if (text.length === 0) return { unit: '', building: '', text: stored.trim() }
  return { unit: unit.trim(), building: building.trim(), text: text.join(',').trim() }
}

/** The filled positions only, for people to read. */
export const readableAddress = (stored: string): string => {
  const { unit, building, text } = splitAddress(stored)
  return [unit, building, text].filter((part) => part !== '').join(', ')
}
