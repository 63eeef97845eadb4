import type { CurrencyCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import { inCurrency } from './numbers.ts'
import { ownFormatsOf } from './ownFormats.ts'

/** The sign beside amounts of the currency: 'Kč'. */
export const currencySign = (locale: Locale, currency: CurrencyCode): string =>
  ownFormatsOf(locale)?.currency(currency) ??
  inCurrency(locale, currency, 'symbol', {})
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ??
  currency
