import { withoutIsolates } from '../text/withoutIsolates.ts'
import type { CountryCode } from '../market/countries.ts'
import { addressPattern } from '../market/addressPatterns.ts'
import { trimText } from '../text/blank.ts'

/** An address as its three parts (ADDR-16). Unit and building may be empty. */
export interface AddressParts {
  readonly unit: string
  readonly building: string
  readonly text: string
}

const withoutCommas = (text: string): string => trimText(text.replace(/\s*,\s*/g, ' '))

/**
 * Joins the parts in the stored format: always three positions separated by commas. Commas in unit and building become
 * spaces; the text keeps its own (OP-55).
 */
export const joinAddress = ({ unit, building, text }: AddressParts): string =>
  `${withoutCommas(unit)}, ${withoutCommas(building)}, ${trimText(text)}`

/**
 * Splits a stored address at its first two commas (EDIT-05, OP-55). With fewer commas, the whole string is the text:
 * `joinAddress` did not write it.
 */
export const splitAddress = (stored: string): AddressParts => {
  const [unit = '', building = '', ...text] = stored.split(',')
  if (text.length === 0) return { unit: '', building: '', text: trimText(stored) }
  return { unit: trimText(unit), building: trimText(building), text: trimText(text.join(',')) }
}

const isEmpty = (part: string): boolean => part === ''

/** Whether a stored address names no place at all. */
export const isAddressEmpty = (stored: string): boolean => Object.values(splitAddress(stored)).every(isEmpty)

/** Commas of all scripts, with the spaces around them. */
const COMMAS = /\s*[,،、၊]\s*/gu

/**
 * The text before and after the end of the line with the house number; without commas, all of it is that line. A text
 * without letters, such as coordinates, is kept whole.
 */
const splitAfterStreet = (text: string): readonly [street: string, city: string] => {
  if (!/\p{L}/u.test(text)) return [text, '']
  const commas = Array.from(text.matchAll(COMMAS))
  const end = commas.find(({ index }) => /\p{N}/u.test(text.slice(0, index))) ?? commas[0]
  return end === undefined ? [text, ''] : [text.slice(0, end.index), text.slice(end.index + end[0].length)]
}

/** The line with the street and the house number of a stored address, which tells the places of a city apart. */
export const streetOf = (stored: string): string => splitAfterStreet(splitAddress(stored).text)[0]

const isRightToLeft = (text: string): boolean | undefined => {
  const [first] = /\p{L}/u.exec(text) ?? []
  return first === undefined ? undefined : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
}

const spaced = (text: string): string => ` ${text.replace(COMMAS, ' ')} `

/** Whether the text names the building already, as the addresses of the geolocator do. */
const isNamedIn = (building: string, text: string): boolean =>
  /\p{L}/u.test(building) && spaced(text).includes(spaced(building))

/** Formats the parts of an address on one line, as people in the country write it, without its empty parts. */
export const joinReadably = ({ unit, building, text }: AddressParts, country: CountryCode): string => {
  if (isEmpty(unit + building)) return text
  const [street, city] = splitAfterStreet(text)
  const direction = isRightToLeft(text)
  /** Isolates a part that is read in another direction than the address, so that both keep their numbers beside them. */
  const isolated = (part: string) => (direction === !(isRightToLeft(part) ?? direction) ? `\u2068${part}\u2069` : part)
  const parts: Readonly<Record<string, string>> = {
    unit: isolated(unit),
    building: isNamedIn(building, text) ? '' : isolated(building),
    text,
    street,
    city,
  }
  const [lines, separator] = addressPattern(country, text)
  const join = (names: ReadonlyArray<string>, by: string, written: (name: string) => string) =>
    names
      .map(written)
      .filter((one) => !isEmpty(one))
      .join(by)
  return join(lines.split(','), separator, (line) => join(line.split(' '), ' ', (name) => parts[name] ?? ''))
}

/** Formats a stored address for display. */
export const readableAddress = (stored: string, country: CountryCode): string =>
  joinReadably(splitAddress(stored), country)

/** Formats a stored address for a file: without invisible characters. */
export const plainAddress = (stored: string, country: CountryCode): string =>
  withoutIsolates(readableAddress(stored, country))
