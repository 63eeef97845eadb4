import { currencySign } from '../format/currencySign.ts'
import type { CurrencyCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import { CURRENCY_NAMES } from './currencyFormat.ts'

/** The name that `currencyFormat` writes beside amounts, for the label of a field. */
export const currencyName = (locale: Locale, currency: CurrencyCode): string =>
  CURRENCY_NAMES[currency] ?? currencySign(locale, currency)
