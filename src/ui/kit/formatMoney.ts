import { once } from '../../domain/format/once.ts'
import type { CountryCode, CurrencyCode } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { currencyFormat, type AmountPlace } from '../../domain/pricing/currencyFormat.ts'
import { toDecimal, type Money } from '../../domain/pricing/money.ts'
import { shownDecimals } from '../../domain/pricing/shownDecimals.ts'

const amounts = once((locale = 'en', country = 'AT', currency = 'EUR', decimals = '2') =>
  currencyFormat({ country: { code: country as CountryCode }, locale: locale as Locale }, currency as CurrencyCode, {
    minimumFractionDigits: Number(decimals),
    maximumFractionDigits: Number(decimals),
  }),
)

/**
 * Formats as '459 Kč', 'SGD 12.50' or '0.750 د.ك' (COUNTRY-08). An amount beside others has at least the `decimals` that
 * `shownDecimals` returns for all of them.
 */
export const formatMoney = (money: Money, { country, locale }: AmountPlace, decimals = 0): string => {
  const shown = Math.max(decimals, shownDecimals(money.currency, [money]))
  return amounts(locale, country.code, money.currency, String(shown))(toDecimal(money) as `${number}`)
}

/** A function that formats amounts which are read beside each other, all with the same number of decimals. */
export const moneyFormat = (
  place: AmountPlace,
  beside: ReadonlyArray<Money | undefined>,
): ((money: Money) => string) => {
  const [first] = beside.filter((amount) => amount !== undefined)
  const decimals = first === undefined ? 0 : shownDecimals(first.currency, beside)
  return (money) => formatMoney(money, place, decimals)
}
