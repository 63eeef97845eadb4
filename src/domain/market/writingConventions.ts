import type { CountryCode } from './countries.ts'

/**
 * How people in a country write amounts and dates. Separate from the country's row, because every page loads that row.
 */
export interface WritingConventions {
  /** The decimal mark; the other mark separates thousands, or a space does. */
  readonly decimalMark: '.' | ','
  /** What separates thousands where we write them; a space is one without a line break. */
  readonly groupMark: '.' | ',' | '\u00a0'
  /** Whether prices are whole numbers, whatever decimals ISO 4217 gives the currency. */
  readonly wholeAmounts: boolean
  /**
   * The order of day, month and year in a numeric date. A date that starts with four digits is YMD in every country.
   */
  readonly dayOrder: 'DMY' | 'MDY' | 'YMD'
}

const USUAL: WritingConventions = { decimalMark: '.', groupMark: ',', wholeAmounts: false, dayOrder: 'DMY' }
const COMMA = { decimalMark: ',', groupMark: '.' } as const
const COMMA_AND_SPACE = { decimalMark: ',', groupMark: '\u00a0' } as const

const OWN: Readonly<Partial<Record<CountryCode, Partial<WritingConventions>>>> = {
  AR: COMMA,
  AT: COMMA,
  CY: COMMA,
  CZ: COMMA_AND_SPACE,
  FI: COMMA_AND_SPACE,
  GR: COMMA,
  HU: { ...COMMA_AND_SPACE, wholeAmounts: true, dayOrder: 'YMD' },
  IQ: { wholeAmounts: true },
  JP: { wholeAmounts: true, dayOrder: 'YMD' },
  KH: { wholeAmounts: true },
  KR: { wholeAmounts: true, dayOrder: 'YMD' },
  LA: { wholeAmounts: true },
  MM: { wholeAmounts: true },
  NO: COMMA_AND_SPACE,
  PH: { dayOrder: 'MDY' },
  RO: COMMA,
  SE: { ...COMMA_AND_SPACE, dayOrder: 'YMD' },
  TR: COMMA,
  TW: { dayOrder: 'YMD' },
}

export const conventionsOf = ({ code }: { readonly code: CountryCode }): WritingConventions => ({
  ...USUAL,
  ...OWN[code],
})
