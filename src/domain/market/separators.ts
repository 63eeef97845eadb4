import type { CountryCode } from './countries.ts'

/** What separates thousands and decimals where we write amounts; a space is one without a line break. */
export interface Separators {
  readonly group: '.' | ',' | '\u00a0'
  readonly decimal: '.' | ','
}

const POINT_AND_COMMA: ReadonlyArray<CountryCode> = ['AR', 'AT', 'CY', 'GR', 'RO', 'TR']
const SPACE_AND_COMMA: ReadonlyArray<CountryCode> = ['CZ', 'FI', 'HU', 'NO', 'SE']

/** Separate from the other conventions of the country, because every page with amounts loads them. */
export const separatorsOf = ({ code }: { readonly code: CountryCode }): Separators => {
  if (POINT_AND_COMMA.includes(code)) return { group: '.', decimal: ',' }
  return SPACE_AND_COMMA.includes(code) ? { group: '\u00a0', decimal: ',' } : { group: ',', decimal: '.' }
}
