import { trimText } from '../text/blank.ts'
import type { CountryCode } from '../market/countries.ts'
import { isEastAsian, nameOrder } from '../market/nameOrder.ts'
import { westernDigits } from '../market/westernDigits.ts'
import { mapCells, type BulkCells, type BulkColumn, type BulkPart } from './bulkColumns.ts'
import { isTimeAlone } from '../request/writtenMoment.ts'
import { validPhone } from '../request/customerPhone.ts'
import { foldText } from '../text/foldText.ts'
import { withoutSigns } from '../text/withoutSigns.ts'
import { STREET_WORDS } from './streetWords.ts'

/** The texts of a row by what they are; a part without a column is absent. */
export type PartTexts = ReadonlyMap<BulkPart, string>
export type PartOf = (part: BulkPart) => string

const filled = (texts: ReadonlyArray<string>): ReadonlyArray<string> => texts.filter((text) => text !== '')

const ONE = /^1(?:[.,]0+)?$/
/** "3 ×": how many there are, unless it is one. */
const timesOf = (quantity: string): string =>
  quantity === '' || ONE.test(westernDigits(quantity)) ? '' : `${quantity} ×`

/**
 * The value of the items. A price beside a quantity may be that of one item or of all of them: "3 × 100" is no amount, so
 * that a person decides.
 */
export const valueOf = (partOf: PartOf): string => {
  const [value, total, times] = [partOf('itemValue'), partOf('total'), timesOf(partOf('quantity'))]
  return total !== '' && (value === '' || times !== '') ? total : value === '' ? '' : filled([times, value]).join(' ')
}

export const itemsOf = (partOf: PartOf): string => filled([timesOf(partOf('quantity')), partOf('items')]).join(' ')

const wordsOf = (text: string): string => ` ${trimText(foldText(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '))} `

/** How the lines of an address are joined in its letters, and whether the larger place comes first. */
interface Joining {
  readonly separator: string
  readonly isLargeFirst: boolean
}

const COMMA: Joining = { separator: ', ', isLargeFirst: false }
const JOININGS: ReadonlyArray<readonly [letters: RegExp, joining: Joining]> = [
  [/\p{sc=Arabic}/u, { separator: '، ', isLargeFirst: false }],
  [/\p{sc=Myanmar}/u, { separator: '၊ ', isLargeFirst: false }],
  [/[\p{sc=Thai}\p{sc=Khmer}]/u, { separator: ' ', isLargeFirst: false }],
  [/\p{sc=Hangul}/u, { separator: ' ', isLargeFirst: true }],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, { separator: '', isLargeFirst: true }],
]

/** The file does not say its country, so the letters decide, as in `addressPattern`: those of the first text with any. */
const joiningOf = (texts: ReadonlyArray<string>): Joining => {
  const written = texts.find((text) => /\p{L}/u.test(text)) ?? ''
  return JOININGS.find(([letters]) => letters.test(written))?.[1] ?? COMMA
}

const lettersOf = (text: string): string => wordsOf(text).replaceAll(' ', '')

/** The words of a text whose numbers may touch letters: "110台北市". */
const apart = (text: string): string => wordsOf(text.replaceAll(/\p{N}+/gu, ' $& '))

const NAME_OF_STREET = new RegExp(`(?<= )(?:${foldText(STREET_WORDS)}) [^ ]+ `, 'gu')

/** Whether a text without commas names a place as whole words, other than as the name of its street. */
const isPlaceIn = (text: string, part: string): boolean => {
  const place = apart(part)
  const places = apart(text).replaceAll(NAME_OF_STREET, '')
  return places.includes(place) && places.replaceAll(/\p{N}+ /gu, '') !== place
}

/**
 * Whether the text says this already: as whole words, and behind the first comma where there are commas, because a
 * street may have the name of a town. Chinese and Japanese do not separate their words.
 */
const isSaidIn = (text: string, part: string, { separator }: Joining): boolean => {
  if (separator === '' && /\p{L}/u.test(part)) return lettersOf(text).includes(lettersOf(part))
  if (separator === '') return apart(text).includes(apart(part))
  if (separator === ' ') return isPlaceIn(text, part)
  return text
    .split(/[,،、၊\n]/)
    .slice(1)
    .some((segment) => wordsOf(segment).includes(wordsOf(part)) || lettersOf(segment) === lettersOf(part))
}

/** "Dlouhá" and "12" are one line. "28. října" is a street without a number, "391 Orchard Road" has one. */
const lineOf = (street: string, number: string): string => {
  const hasNumber = wordsOf(street).endsWith(wordsOf(number)) || foldText(street).startsWith(`${foldText(number)} `)
  return number === '' || hasNumber ? street : filled([street, number]).join(' ')
}

/** "1234/12": in a town, a house has a second number in its street. */
const houseNumberOf = (partOf: PartOf): string => {
  const [number, inStreet] = [partOf('houseNumber'), partOf('orientationNumber')]
  return number.includes('/') ? number : filled([number, inStreet]).join('/')
}

/** Joins the parts of an address. Empty without a street: a geocoder would find the town alone, which is the wrong place. */
const joinAddress = (partOf: PartOf): string => {
  const number = houseNumberOf(partOf)
  const line = lineOf(partOf('address'), number)
  const isLine = partOf('street') === '' && (line === partOf('address') || !/\p{N}/u.test(partOf('address')))
  const [first, ...others] = filled([
    isLine ? line : partOf('address'),
    isLine ? '' : lineOf(partOf('street'), number),
    partOf('addressMore'),
    partOf('addressThird'),
    partOf('block'),
  ])
  if (first === undefined || filled([partOf('address'), partOf('street')]).length === 0) return ''
  const joining = joiningOf([first, partOf('area'), partOf('district'), partOf('city')])
  const { separator, isLargeFirst } = joining
  const isNew = (text: string, part: string) => part !== '' && !isSaidIn(text, part, joining)
  const behind = (text: string, part: string) => {
    if (wordsOf(part).startsWith(wordsOf(text))) return part
    return isNew(text, part) ? `${text}${separator || ' '}${part}` : text
  }
  const around = (text: string, larger: string) =>
    (isLargeFirst ? filled([larger, text]) : filled([text, larger])).join(separator)
  const aroundNew = (text: string, larger: string) => (isNew(text, larger) ? around(text, larger) : text)
  const street = others.reduce(behind, first)
  const base = [partOf('area'), partOf('district')].reduce(aroundNew, street)
  const [postcode = '', city = ''] = [partOf('postcode'), partOf('city')].map((part) => (isNew(base, part) ? part : ''))
  // Where the larger place comes first, the postcode does so before all of them.
  if (isLargeFirst) {
    const places = isNew(filled([city, base]).join(separator), partOf('region')) ? around(city, partOf('region')) : city
    return filled([postcode, around(base, places)]).join(' ')
  }
  return aroundNew(around(base, filled([postcode, city]).join(' ')), partOf('region'))
}

/** A day as a cell with a date is read, with the midnight that a format with a clock adds. */
const DAY_ONLY = /^(\d{4}-\d{2}-\d{2})(?: 00:00)?$/
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/

/** Joins a day and a time into one moment; each may come from a cell that contains both. */
const joinMoment = (writtenDay: string, writtenTime: string): string => {
  const [day, time] = [westernDigits(writtenDay), westernDigits(writtenTime)]
  if (day === '' || time === '' || day === time) return day === '' ? time : day
  if (isTimeAlone(day) && !isTimeAlone(time)) return joinMoment(time, day)
  const [, dayOnly = day] = DAY_ONLY.exec(day) ?? []
  const [, dayOfTime, clock] = MOMENT.exec(time) ?? []
  return dayOfTime === dayOnly ? `${dayOnly} ${clock}` : `${dayOnly} ${time}`
}

const isSaidBy = (name: string, part: string): boolean =>
  wordsOf(name).includes(wordsOf(part)) || (isEastAsian(part) && lettersOf(name).startsWith(lettersOf(part)))

/** Joins a name with the first and last names that have columns of their own. Beside a last name alone, it is a first one. */
const joinNames = (partOf: PartOf, country: CountryCode | undefined): string => {
  const [name, given, last] = [partOf('customerName'), partOf('firstName'), partOf('lastName')]
  const isFirst = given === '' && last !== ''
  const first = isFirst ? name : given
  const { isFamilyFirst, separator } = nameOrder(country, last + first)
  const inOrder = filled(isFamilyFirst ? [last, first] : [first, last])
  const parts = last !== '' && isSaidBy(first, last) ? [first] : inOrder
  if (isFirst || name === '') return parts.join(separator)
  const others = isSaidBy(name, last + first) ? [] : parts.filter((part) => !isSaidBy(name, part))
  return [name, ...others].join(' ')
}

/** "+65" in "Singapore (+65)". */
const PREFIX = /\+?\d[\d -]*/

/** A prefix belongs to a number without one, also to one that only has no "+": "+65" and "6591234567". */
const joinPhone = (written: string, number: string, country: CountryCode | undefined): string => {
  const prefix = (PREFIX.exec(westernDigits(written))?.[0] ?? '').replace(/^00/, '+')
  const digits = westernDigits(number)
  if (prefix === '' || number === '' || /^\(?(?:\+|00)/.test(digits)) return number
  const joined = `${prefix}${number}`
  if (country === undefined || validPhone(joined, country) !== undefined) return joined
  const isWhole = withoutSigns(digits).startsWith(withoutSigns(prefix))
  return isWhole && validPhone(`+${number}`, country) !== undefined ? `+${number}` : joined
}

/** The cells of a row, each joined of its parts. */
export const joinParts = (texts: PartTexts, country?: CountryCode): BulkCells => {
  const partOf: PartOf = (part) => texts.get(part) ?? ''
  const joined: Partial<Record<BulkColumn, string>> = {
    customerName: joinNames(partOf, country),
    phoneNumber: joinPhone(partOf('phonePrefix'), partOf('phoneNumber'), country),
    address: joinAddress(partOf),
    unit: filled([partOf('entrance'), partOf('floor'), partOf('unit')]).join(' '),
    items: itemsOf(partOf),
    itemValue: valueOf(partOf),
    deliverAt: joinMoment(partOf('deliverAt'), joinMoment(partOf('deliverDate'), partOf('deliverTime'))),
  }
  return mapCells((column) => joined[column] ?? partOf(column))
}
