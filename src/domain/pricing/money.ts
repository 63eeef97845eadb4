import type { CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import { westernDigits } from '../market/westernDigits.ts'
import { trimText } from '../text/blank.ts'

/** An integer number of minor units (hellers, cents, fils) of a currency. */
export interface Money {
  readonly minor: number
  readonly currency: CurrencyCode
}

/** Fifteen digits: the most that a JSON number holds exactly. */
const MAX_MINOR = 999_999_999_999_999

/** Direction marks that come along when a number is copied from right-to-left text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g
const DECIMAL = /^(\d*)(?:([.,\u066b])(\d*))?$/

/**
 * Parses an amount as sent or stored, exactly; `undefined` if it is invalid. (`readWrittenAmount` reads what people
 * write.) Accepts zero or more, in the digits of any supported script, with '.', ',' or '٫' before at most the
 * currency's number of decimals. There is no grouping: '1,234' has too many decimals for a currency with two; for one
 * with three it could mean a thousand, so a comma before three digits is refused.
 */
export const fromDecimal = (amount: string | number, currency: CurrencyCode): Money | undefined => {
  const match = DECIMAL.exec(westernDigits(trimText(String(amount).replace(DIRECTION_MARKS, ''))))
  if (!match) return undefined
  const [, whole = '', separator, decimals = ''] = match
  const digits = CURRENCY_DIGITS[currency]
  if (whole + decimals === '' || decimals.length > digits) return undefined
  if (separator === ',' && decimals.length === 3) return undefined
  const minor = Number(whole + decimals.padEnd(digits, '0'))
  return minor <= MAX_MINOR ? { minor, currency } : undefined
}

/** An amount that was sent or stored as a number, exactly; throws if the currency has no such amount. */
export const moneyOf = (amount: number, currency: CurrencyCode): Money => {
  const money = fromDecimal(amount, currency)
  if (money === undefined) throw new RangeError(`${amount} is not an amount in ${currency}`)
  return money
}

/** '12.50', '1200' yen, '0.750' dinars: exact, with all decimals of the currency. */
export const toDecimal = ({ minor, currency }: Money): string => {
  const digits = CURRENCY_DIGITS[currency]
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const point = text.length - digits
  return `${minor < 0 ? '-' : ''}${text.slice(0, point)}${digits === 0 ? '' : `.${text.slice(point)}`}`
}

/** The amount as a decimal number, as API calls send it: 12.5. */
export const toNumber = (money: Money): number => Number(toDecimal(money))

const sameCurrency = (a: Money, b: Money): void => {
  if (a.currency !== b.currency) throw new RangeError(`Cannot combine ${a.currency} and ${b.currency}`)
}

/** Throws if the currencies differ: a deployment has one. */
export const add = (a: Money, b: Money): Money => {
  sameCurrency(a, b)
  return { minor: a.minor + b.minor, currency: a.currency }
}

/** The result may be negative. Throws if the currencies differ. */
export const subtract = (a: Money, b: Money): Money => {
  sameCurrency(a, b)
  return { minor: a.minor - b.minor, currency: a.currency }
}

/** Below 0, 0 or above 0, for sorting. Throws if the currencies differ. */
export const compare = (a: Money, b: Money): number => {
  sameCurrency(a, b)
  return a.minor - b.minor
}

export const isPositive = (money: Money): boolean => money.minor > 0

/** A percentage of a non-negative amount, rounded half up to the minor unit. The percentage counts to two decimals. */
export const percentHalfUp = (money: Money, percent: number): Money => {
  const hundredths = Math.round(percent * 100)
  return { minor: Math.floor((money.minor * hundredths + 5_000) / 10_000), currency: money.currency }
}
