import { amountFormat, currencySign } from '../format/numbers.ts'
import type { FractionDigits } from '../format/ownFormats.ts'
import type { Country, CurrencyCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import { separatorsOf } from '../market/separators.ts'

/** Names of currencies whose symbol is a bare `$` or little known (FAQ-04, FAQ-08, FAQ-10). */
const CURRENCY_NAMES: Readonly<Partial<Record<CurrencyCode, string>>> = {
  ARS: 'ARS',
  BDT: 'Tk',
  HKD: 'HKD',
  MMK: 'MMK',
  PHP: 'PHP',
  SGD: 'SGD',
  TWD: 'NTD',
}

/** Where and in which language an amount is written. */
export interface AmountPlace {
  readonly country: Pick<Country, 'code'>
  readonly locale: Locale
}

/**
 * Formats decimal amounts of a currency: in every language with the separators of the country, so that people there
 * read and type them in one way, and with the currency's name from the table above, or else with its symbol (COUNTRY-08).
 */
export const currencyFormat = (
  { country, locale }: AmountPlace,
  currency: CurrencyCode,
  digits: FractionDigits = {},
): ((amount: number | `${number}`) => string) => {
  const name = CURRENCY_NAMES[currency]
  const format = amountFormat(locale, currency, name === undefined ? 'symbol' : 'code', digits, separatorsOf(country))
  return (amount) => format(amount).replace(currency, name ?? currency)
}

/** The name that `currencyFormat` writes beside amounts, for the label of a field. */
export const currencyName = (locale: Locale, currency: CurrencyCode): string =>
  CURRENCY_NAMES[currency] ?? currencySign(locale, currency)
