import type { CountryCode } from './countries.ts'

/**
 * The lines of an address on an envelope, one after the other: a comma stands for the separator between lines. `text` is
 * the searched address; `street` and `city` are its two halves, where the building and unit come between them.
 */
export type AddressLines =
  | 'unit,building,text'
  | 'text,building,unit'
  | 'text,building unit'
  | 'street,building,unit,city'
  | 'street,unit building,city'
  | 'street building unit,city'

/** How the parts of an address are joined on one line. */
export type AddressPattern = readonly [lines: AddressLines, separator: string]

/** A country's patterns for addresses in Latin letters and in others. */
type AddressPatterns = readonly [latin: AddressPattern, other: AddressPattern]

const DOOR_FIRST: AddressPattern = ['unit,building,text', ', ']
const DOOR_LAST: AddressPattern = ['text,building,unit', ', ']
const DOOR_AFTER_STREET: AddressPattern = ['street,building,unit,city', ', ']
const DOOR_BESIDE_NUMBER: AddressPattern = ['street building unit,city', ', ']

const inEveryScript = (pattern: AddressPattern): AddressPatterns => [pattern, pattern]
const separatedBy = (separator: string, pattern: AddressPattern): AddressPatterns => [pattern, [pattern[0], separator]]
const arabic = (pattern: AddressPattern): AddressPatterns => separatedBy('، ', pattern)
/** From the large to the small in the country's own script, from the small to the large in Latin letters. */
const LARGE_TO_SMALL: AddressPatterns = [DOOR_FIRST, ['text,building,unit', ' ']]

/** How an address with a building and a unit is written on one line, by the guides of each country's post. */
const ADDRESS_PATTERNS: Readonly<Record<CountryCode, AddressPatterns>> = {
  // "5001 Beach Road, #04-12 Golden Mile, Singapore 199588".
  SG: inEveryScript(['street,unit building,city', ', ']),
  MY: inEveryScript(DOOR_FIRST),
  HK: LARGE_TO_SMALL,
  TH: separatedBy(' ', DOOR_FIRST),
  TW: LARGE_TO_SMALL,
  MM: separatedBy('၊ ', DOOR_FIRST),
  BD: inEveryScript(DOOR_FIRST),
  PK: arabic(DOOR_FIRST),
  PH: inEveryScript(DOOR_FIRST),
  KH: separatedBy(' ', DOOR_FIRST),
  LA: inEveryScript(DOOR_FIRST),
  JP: LARGE_TO_SMALL,
  // "서울특별시 종로구 세종대로 209, 101동 1203호": a comma before the details, spaces inside them.
  KR: [DOOR_FIRST, ['text,building unit', ', ']],
  KW: arabic(DOOR_FIRST),
  // The national address: number and street, unit, then district, city and code.
  SA: arabic(DOOR_AFTER_STREET),
  AE: arabic(DOOR_FIRST),
  BH: arabic(DOOR_FIRST),
  QA: arabic(DOOR_FIRST),
  OM: arabic(DOOR_FIRST),
  JO: arabic(DOOR_AFTER_STREET),
  EG: arabic(DOOR_AFTER_STREET),
  // Quarter, lane, house: from the large to the small, in Latin letters too.
  IQ: arabic(DOOR_LAST),
  // "Mersin Sok. No: 12 A Blok Daire: 5".
  TR: inEveryScript(DOOR_BESIDE_NUMBER),
  CZ: inEveryScript(DOOR_AFTER_STREET),
  // The town may come first, so the street cannot be told from it.
  HU: inEveryScript(DOOR_LAST),
  RO: inEveryScript(DOOR_AFTER_STREET),
  AT: inEveryScript(DOOR_AFTER_STREET),
  SE: inEveryScript(DOOR_AFTER_STREET),
  // "Mannerheimintie 25 B 13, 00100 Helsinki".
  FI: inEveryScript(DOOR_BESIDE_NUMBER),
  NO: inEveryScript(DOOR_AFTER_STREET),
  GR: inEveryScript(DOOR_AFTER_STREET),
  CY: inEveryScript(DOOR_AFTER_STREET),
  AR: inEveryScript(DOOR_AFTER_STREET),
}

const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** The pattern of the country for an address in the letters of `text`. */
export const addressPattern = (country: CountryCode, text: string): AddressPattern =>
  ADDRESS_PATTERNS[country][OTHER_THAN_LATIN.test(text) ? 1 : 0]
