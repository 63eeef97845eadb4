import type { CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import type { Money } from './money.ts'

/** Currencies whose prices are written with their decimals even if those are zero: '18.000 KWD'. */
const ALWAYS_SHOWN: ReadonlySet<CurrencyCode> = new Set(['BHD', 'JOD', 'KWD', 'OMR'])

/**
 * The number of decimals that amounts in one column or list share: those of the currency, or none while all amounts are
 * whole.
 */
export const shownDecimals = (currency: CurrencyCode, amounts: ReadonlyArray<Money | undefined>): number => {
  const digits = CURRENCY_DIGITS[currency]
  const isWhole = (amount: Money | undefined) => amount === undefined || amount.minor % 10 ** digits === 0
  return ALWAYS_SHOWN.has(currency) || !amounts.every(isWhole) ? digits : 0
}
