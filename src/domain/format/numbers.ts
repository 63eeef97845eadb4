import type { CurrencyCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import { intlLocale } from './intlLocale.ts'
import { once } from './once.ts'
import { ownFormatsOf, type AmountMarks, type CurrencySign, type FractionDigits, type Unit } from './ownFormats.ts'

const numbers = once((locale = 'en') => new Intl.NumberFormat(intlLocale(locale)))
const units = once(
  (locale = 'en', unit = 'minute', digits = '0') =>
    new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, maximumFractionDigits: Number(digits) }),
)

/** '1,234' */
export const formatNumber = (value: number, locale: Locale): string =>
  ownFormatsOf(locale)?.number(value) ?? numbers(locale).format(value)

/** '18 min' or '1.2 km', with at most `digits` decimals. */
export const formatUnit = (value: number, unit: Unit, locale: Locale, digits = 0): string =>
  ownFormatsOf(locale)?.unit(value, unit, { maximumFractionDigits: digits }) ??
  units(locale, unit, String(digits)).format(value)

/** The native format of amounts. */
const inCurrency = (locale: Locale, currency: CurrencyCode, sign: CurrencySign, digits: FractionDigits) =>
  new Intl.NumberFormat(intlLocale(locale), {
    ...digits,
    style: 'currency',
    currency,
    currencyDisplay: sign === 'code' ? 'code' : 'narrowSymbol',
  })

/** Formats decimal amounts of a currency, with these marks instead of those of the language: '459,50 Kč'. */
export const amountFormat = (
  locale: Locale,
  currency: CurrencyCode,
  sign: CurrencySign,
  digits: FractionDigits,
  marks: AmountMarks,
): ((amount: number | `${number}`) => string) => {
  let native: Intl.NumberFormat | undefined
  return (amount) =>
    ownFormatsOf(locale)?.amount(amount, currency, sign, digits, marks) ??
    (native ??= inCurrency(locale, currency, sign, digits))
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'group' || type === 'decimal' ? marks[type] : value))
      .join('')
}

/** The sign beside amounts of the currency: 'Kč'. */
export const currencySign = (locale: Locale, currency: CurrencyCode): string =>
  ownFormatsOf(locale)?.currency(currency) ??
  inCurrency(locale, currency, 'symbol', {})
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ??
  currency
