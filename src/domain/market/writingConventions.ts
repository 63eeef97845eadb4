import type { CountryCode } from './countries.ts'

/**
 * How people in a country write amounts and dates. Separate from the country's row, because every page loads that row.
 */
export interface WritingConventions {
  /** The decimal mark; the other mark separates thousands. */
  readonly decimalMark: '.' | ','
  /** Whether prices are whole numbers, regardless of ISO 4217: three digits after either mark are thousands. */
  readonly wholeAmounts: boolean
  /**
   * The order of day, month and year in a numeric date. A date that starts with four digits is YMD in every country.
   */
  readonly dayOrder: 'DMY' | 'MDY' | 'YMD'
}

const USUAL: WritingConventions = { decimalMark: '.', wholeAmounts: false, dayOrder: 'DMY' }

const OWN: Readonly<Partial<Record<CountryCode, Partial<WritingConventions>>>> = {
  AR: { decimalMark: ',' },
  AT: { decimalMark: ',' },
  CY: { decimalMark: ',' },
  CZ: { decimalMark: ',' },
  FI: { decimalMark: ',' },
  GR: { decimalMark: ',' },
  HU: { decimalMark: ',', wholeAmounts: true, dayOrder: 'YMD' },
  IQ: { wholeAmounts: true },
  JP: { wholeAmounts: true, dayOrder: 'YMD' },
  KH: { wholeAmounts: true },
  KR: { wholeAmounts: true, dayOrder: 'YMD' },
  LA: { wholeAmounts: true },
  MM: { wholeAmounts: true },
  NO: { decimalMark: ',' },
  PH: { dayOrder: 'MDY' },
  RO: { decimalMark: ',' },
  SE: { decimalMark: ',', dayOrder: 'YMD' },
  TR: { decimalMark: ',' },
  TW: { dayOrder: 'YMD' },
}

export const conventionsOf = ({ code }: { readonly code: CountryCode }): WritingConventions => ({
  ...USUAL,
  ...OWN[code],
})
