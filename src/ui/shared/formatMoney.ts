import { CURRENCY_DIGITS } from '../../domain/market/currencies.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { toDecimal, type Money } from '../../domain/pricing/money.ts'
import { once } from './formats.ts'

const amounts = once((locale = 'en', currency = 'EUR', digits = '2') => {
  const fraction = Number(digits)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    trailingZeroDisplay: 'stripIfInteger',
  })
})

/** '459 Kč', '$12.50', '0.750 د.ك': with the digits of its currency, without them when they are zero (COUNTRY-08). */
export const formatMoney = (money: Money, locale: Locale): string =>
  amounts(locale, money.currency, String(CURRENCY_DIGITS[money.currency])).format(toDecimal(money) as `${number}`)
