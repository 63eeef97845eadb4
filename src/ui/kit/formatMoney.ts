import type { CurrencyCode } from '../../domain/market/countries.ts'
import { CURRENCY_DIGITS } from '../../domain/market/currencies.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { currencyFormat } from '../../domain/pricing/currencyFormat.ts'
import { toDecimal, type Money } from '../../domain/pricing/money.ts'
import { once } from './formats.ts'

const amounts = once((locale = 'en', currency = 'EUR') => {
  const code = currency as CurrencyCode
  const digits = CURRENCY_DIGITS[code]
  return currencyFormat(locale, code, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  })
})

/**
 * Formats as '459 Kč', 'SGD 12.50' or '0.750 د.ك': with the currency's fraction digits, or none if they are zero
 * (COUNTRY-08).
 */
export const formatMoney = (money: Money, locale: Locale): string =>
  amounts(locale, money.currency)(toDecimal(money) as `${number}`)
