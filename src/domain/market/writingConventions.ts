import type { CountryCode } from './countries.ts'
import { separatorsOf, type Separators } from './separators.ts'

/**
 * How people in a country write amounts and dates. Separate from the country's row, because every page loads that row.
 */
export interface WritingConventions {
  /** The decimal mark; the other mark separates thousands, or a space does. */
  readonly decimalMark: Separators['decimal']
  readonly groupMark: Separators['group']
  /** Whether prices are whole numbers, whatever decimals ISO 4217 gives the currency. */
  readonly wholeAmounts: boolean
  /**
   * The order of day, month and year in a numeric date. A date that starts with four digits is YMD in every country.
   */
  readonly dayOrder: 'DMY' | 'MDY' | 'YMD'
  /** The common year before year 1 of an era in which dates are written, with years of three digits: "115/11/24". */
  readonly eraYearZero?: number
}

const CONVENTIONS: Readonly<Record<CountryCode, Omit<WritingConventions, 'decimalMark' | 'groupMark'>>> = {
  SG: { wholeAmounts: false, dayOrder: 'DMY' },
  MY: { wholeAmounts: false, dayOrder: 'DMY' },
  HK: { wholeAmounts: false, dayOrder: 'DMY' },
  TH: { wholeAmounts: false, dayOrder: 'DMY' },
  TW: { wholeAmounts: false, dayOrder: 'YMD', eraYearZero: 1911 },
  MM: { wholeAmounts: true, dayOrder: 'DMY' },
  BD: { wholeAmounts: false, dayOrder: 'DMY' },
  PK: { wholeAmounts: false, dayOrder: 'DMY' },
  PH: { wholeAmounts: false, dayOrder: 'MDY' },
  KH: { wholeAmounts: true, dayOrder: 'DMY' },
  LA: { wholeAmounts: true, dayOrder: 'DMY' },
  JP: { wholeAmounts: true, dayOrder: 'YMD' },
  KR: { wholeAmounts: true, dayOrder: 'YMD' },
  KW: { wholeAmounts: false, dayOrder: 'DMY' },
  SA: { wholeAmounts: false, dayOrder: 'DMY' },
  AE: { wholeAmounts: false, dayOrder: 'DMY' },
  BH: { wholeAmounts: false, dayOrder: 'DMY' },
  QA: { wholeAmounts: false, dayOrder: 'DMY' },
  OM: { wholeAmounts: false, dayOrder: 'DMY' },
  JO: { wholeAmounts: false, dayOrder: 'DMY' },
  EG: { wholeAmounts: false, dayOrder: 'DMY' },
  IQ: { wholeAmounts: true, dayOrder: 'DMY' },
  TR: { wholeAmounts: false, dayOrder: 'DMY' },
  CZ: { wholeAmounts: false, dayOrder: 'DMY' },
  HU: { wholeAmounts: true, dayOrder: 'YMD' },
  RO: { wholeAmounts: false, dayOrder: 'DMY' },
  AT: { wholeAmounts: false, dayOrder: 'DMY' },
  SE: { wholeAmounts: false, dayOrder: 'YMD' },
  FI: { wholeAmounts: false, dayOrder: 'DMY' },
  NO: { wholeAmounts: false, dayOrder: 'DMY' },
  GR: { wholeAmounts: false, dayOrder: 'DMY' },
  CY: { wholeAmounts: false, dayOrder: 'DMY' },
  AR: { wholeAmounts: false, dayOrder: 'DMY' },
}

export const conventionsOf = ({ code }: { readonly code: CountryCode }): WritingConventions => {
  const { decimal, group } = separatorsOf({ code })
  return { decimalMark: decimal, groupMark: group, ...CONVENTIONS[code] }
}
