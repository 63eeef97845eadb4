import type { CountryCode } from './countries.ts'

/** What separates thousands and decimals where we write amounts; a space is one without a line break. */
export interface Separators {
  readonly group: '.' | ',' | '\u00a0'
  readonly decimal: '.' | ','
}

const COMMA_AND_POINT: Separators = { group: ',', decimal: '.' }
const POINT_AND_COMMA: Separators = { group: '.', decimal: ',' }
const SPACE_AND_COMMA: Separators = { group: '\u00a0', decimal: ',' }

/** Separate from the other conventions of the country, because every page with amounts loads them. */
const SEPARATORS: Readonly<Record<CountryCode, Separators>> = {
  SG: COMMA_AND_POINT,
  MY: COMMA_AND_POINT,
  HK: COMMA_AND_POINT,
  TH: COMMA_AND_POINT,
  TW: COMMA_AND_POINT,
  MM: COMMA_AND_POINT,
  BD: COMMA_AND_POINT,
  PK: COMMA_AND_POINT,
  PH: COMMA_AND_POINT,
  KH: COMMA_AND_POINT,
  LA: COMMA_AND_POINT,
  JP: COMMA_AND_POINT,
  KR: COMMA_AND_POINT,
  KW: COMMA_AND_POINT,
  SA: COMMA_AND_POINT,
  AE: COMMA_AND_POINT,
  BH: COMMA_AND_POINT,
  QA: COMMA_AND_POINT,
  OM: COMMA_AND_POINT,
  JO: COMMA_AND_POINT,
  EG: COMMA_AND_POINT,
  IQ: COMMA_AND_POINT,
  TR: POINT_AND_COMMA,
  CZ: SPACE_AND_COMMA,
  HU: SPACE_AND_COMMA,
  RO: POINT_AND_COMMA,
  AT: POINT_AND_COMMA,
  SE: SPACE_AND_COMMA,
  FI: SPACE_AND_COMMA,
  NO: SPACE_AND_COMMA,
  GR: POINT_AND_COMMA,
  CY: POINT_AND_COMMA,
  AR: POINT_AND_COMMA,
}

export const separatorsOf = ({ code }: { readonly code: CountryCode }): Separators => SEPARATORS[code]
