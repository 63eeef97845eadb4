import type { CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import type { Money } from './money.ts'

/** Currencies whose prices are written with their decimals even if those are zero: '18.000 KWD'. */
const ALWAYS_SHOWN: ReadonlySet<CurrencyCode> = new Set(['BHD', 'JOD', 'KWD', 'OMR'])

/** Where prices are whole numbers, three decimals would be read as thousands. */
const MORE_THAN_THOUSANDS = 4

/**
 * The number of decimals that amounts in one column or list share: those of the currency, or none while all amounts are
 * whole.
 */
export const shownDecimals = (currency: CurrencyCode, amounts: ReadonlyArray<Money | undefined>): number => {
  const digits = CURRENCY_DIGITS[currency]
  const isWhole = (amount: Money | undefined) => amount === undefined || amount.minor % 10 ** digits === 0
  if (ALWAYS_SHOWN.has(currency)) return digits
  if (amounts.every(isWhole)) return 0
  return digits === 3 ? MORE_THAN_THOUSANDS : digits
}
