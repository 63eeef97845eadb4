import { amountFormat } from '../format/numbers.ts'
import type { FractionDigits } from '../format/ownFormats.ts'
import type { CurrencyCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'

/** Names of currencies whose symbol is a bare `$` or little known (FAQ-04, FAQ-08, FAQ-10). */
export const CURRENCY_NAMES: Readonly<Partial<Record<CurrencyCode, string>>> = {
  ARS: 'ARS',
  BDT: 'Tk',
  HKD: 'HKD',
  MMK: 'MMK',
  PHP: 'PHP',
  SGD: 'SGD',
  TWD: 'NTD',
}

/** Formats decimal amounts of a currency, with its name from the table above, or else with its symbol (COUNTRY-08). */
export const currencyFormat = (
  locale: Locale,
  currency: CurrencyCode,
  digits: FractionDigits = {},
): ((amount: number | `${number}`) => string) => {
  const name = CURRENCY_NAMES[currency]
  const format = amountFormat(locale, currency, name === undefined ? 'symbol' : 'code', digits)
  return (amount) => format(amount).replace(currency, name ?? currency)
}
