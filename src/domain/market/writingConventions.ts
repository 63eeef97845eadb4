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
}

const USUAL = { wholeAmounts: false, dayOrder: 'DMY' } as const

const OWN: Readonly<Partial<Record<CountryCode, Partial<WritingConventions>>>> = {
  HU: { wholeAmounts: true, dayOrder: 'YMD' },
  IQ: { wholeAmounts: true },
  JP: { wholeAmounts: true, dayOrder: 'YMD' },
  KH: { wholeAmounts: true },
  KR: { wholeAmounts: true, dayOrder: 'YMD' },
  LA: { wholeAmounts: true },
  MM: { wholeAmounts: true },
  PH: { dayOrder: 'MDY' },
  SE: { dayOrder: 'YMD' },
  TW: { dayOrder: 'YMD' },
}

export const conventionsOf = ({ code }: { readonly code: CountryCode }): WritingConventions => {
  const { decimal, group } = separatorsOf({ code })
  return { decimalMark: decimal, groupMark: group, ...USUAL, ...OWN[code] }
}
