import type { CountryCode } from './countries.ts'

/** How a first and a last name are written together. */
interface NameOrder {
  readonly isFamilyFirst: boolean
  readonly separator: '' | ' '
}

const GIVEN_FIRST: NameOrder = { isFamilyFirst: false, separator: ' ' }
const FAMILY_FIRST: NameOrder = { isFamilyFirst: true, separator: ' ' }
/** As 陳大文 and 김민수. */
const FAMILY_FIRST_JOINED: NameOrder = { isFamilyFirst: true, separator: '' }

/** In Latin letters and in most others, and in the letters of Chinese, Japanese and Korean. */
type NameOrders = readonly [usual: NameOrder, eastAsian: NameOrder]

const FIRST_NAME_FIRST: NameOrders = [GIVEN_FIRST, FAMILY_FIRST_JOINED]
const LAST_NAME_FIRST: NameOrders = [FAMILY_FIRST, FAMILY_FIRST_JOINED]

const NAME_ORDERS: Readonly<Record<CountryCode, NameOrders>> = {
  SG: FIRST_NAME_FIRST,
  MY: FIRST_NAME_FIRST,
  HK: FIRST_NAME_FIRST,
  TH: FIRST_NAME_FIRST,
  TW: FIRST_NAME_FIRST,
  MM: FIRST_NAME_FIRST,
  BD: FIRST_NAME_FIRST,
  PK: FIRST_NAME_FIRST,
  PH: FIRST_NAME_FIRST,
  KH: LAST_NAME_FIRST,
  LA: FIRST_NAME_FIRST,
  JP: [GIVEN_FIRST, FAMILY_FIRST],
  KR: LAST_NAME_FIRST,
  KW: FIRST_NAME_FIRST,
  SA: FIRST_NAME_FIRST,
  AE: FIRST_NAME_FIRST,
  BH: FIRST_NAME_FIRST,
  QA: FIRST_NAME_FIRST,
  OM: FIRST_NAME_FIRST,
  JO: FIRST_NAME_FIRST,
  EG: FIRST_NAME_FIRST,
  IQ: FIRST_NAME_FIRST,
  TR: FIRST_NAME_FIRST,
  CZ: FIRST_NAME_FIRST,
  HU: LAST_NAME_FIRST,
  RO: FIRST_NAME_FIRST,
  AT: FIRST_NAME_FIRST,
  SE: FIRST_NAME_FIRST,
  FI: FIRST_NAME_FIRST,
  NO: FIRST_NAME_FIRST,
  GR: FIRST_NAME_FIRST,
  CY: FIRST_NAME_FIRST,
  AR: FIRST_NAME_FIRST,
}

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const KHMER = /\p{sc=Khmer}/u

export const isEastAsian = (name: string): boolean => EAST_ASIAN.test(name)

/** How people write a first and a last name in the letters of `name`; without a country, the letters alone decide. */
export const nameOrder = (country: CountryCode | undefined, name: string): NameOrder => {
  const [usual, eastAsian] = country === undefined ? [GIVEN_FIRST, FAMILY_FIRST] : NAME_ORDERS[country]
  if (isEastAsian(name)) return eastAsian
  return KHMER.test(name) ? FAMILY_FIRST : usual
}
