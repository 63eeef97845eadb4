import type { CurrencyCode } from '../market/countries.ts'

/** Names of currencies whose symbol is a bare `$` or little known (FAQ-04, FAQ-08, FAQ-10). */
const NAMES: Readonly<Partial<Record<CurrencyCode, string>>> = {
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
  locale: string,
  currency: CurrencyCode,
  options: Omit<Intl.NumberFormatOptions, 'style' | 'currency' | 'currencyDisplay'> = {},
): ((amount: number | `${number}`) => string) => {
  const name = NAMES[currency]
  const currencyDisplay = name === undefined ? 'narrowSymbol' : 'code'
  const format = new Intl.NumberFormat(locale, { ...options, style: 'currency', currency, currencyDisplay })
  return (amount) => format.format(amount).replace(currency, name ?? currency)
}
