import type { CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import { westernDigits } from '../market/westernDigits.ts'

/** Integer minor units (hellers, cents, fils) with their currency. */
export interface Money {
  readonly minor: number
  readonly currency: CurrencyCode
}

/** Fifteen digits: the most that a number in JSON carries unchanged. */
const LARGEST_MINOR = 999_999_999_999_999

/** Marks that a number pasted out of right-to-left text carries along. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g
const DECIMAL = /^(\d*)(?:([.,\u066b])(\d*))?$/

/**
 * An amount as sent or stored, read exactly; `undefined` when it is not one. What people write is read by
 * `readWrittenAmount`. Zero or more, in any of our scripts'
 * digits, after '.', ',' or '٫' at most as many decimals as the currency has. There is no grouping: '1,234' has too
 * many decimals for two, and for three it could mean a thousand, so that a comma before three digits is refused.
 */
export const fromDecimal = (amount: string | number, currency: CurrencyCode): Money | undefined => {
  const match = DECIMAL.exec(westernDigits(String(amount).replace(DIRECTION_MARKS, '').trim()))
  if (!match) return undefined
  const [, whole = '', separator, decimals = ''] = match
  const digits = CURRENCY_DIGITS[currency]
  if (whole + decimals === '' || decimals.length > digits) return undefined
  if (separator === ',' && decimals.length === 3) return undefined
  const minor = Number(whole + decimals.padEnd(digits, '0'))
  return minor <= LARGEST_MINOR ? { minor, currency } : undefined
}

/** '12.50', '1200' yen, '0.750' dinars: exact, with all decimals of the currency. */
export const toDecimal = ({ minor, currency }: Money): string => {
  const digits = CURRENCY_DIGITS[currency]
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const point = text.length - digits
  return `${minor < 0 ? '-' : ''}${text.slice(0, point)}${digits === 0 ? '' : `.${text.slice(point)}`}`
}

/** The decimal number that calls carry: 12.5. */
export const toNumber = (money: Money): number => Number(toDecimal(money))

const sameCurrency = (a: Money, b: Money): void => {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not mix`)
}

/** Throws on two currencies: a deployment has one. */
export const add = (a: Money, b: Money): Money => {
  sameCurrency(a, b)
  return { minor: a.minor + b.minor, currency: a.currency }
}

/** May be negative. Throws on two currencies. */
export const subtract = (a: Money, b: Money): Money => {
  sameCurrency(a, b)
  return { minor: a.minor - b.minor, currency: a.currency }
}

/** Below 0, 0 or above 0, as for sorting. Throws on two currencies. */
export const compare = (a: Money, b: Money): number => {
  sameCurrency(a, b)
  return a.minor - b.minor
}

export const isPositive = (money: Money): boolean => money.minor > 0

/** A percentage of an amount that is not negative, rounded half up to the minor unit; the percentage counts to two decimals. */
export const percentHalfUp = (money: Money, percent: number): Money => {
  const hundredths = Math.round(percent * 100)
  return { minor: Math.floor((money.minor * hundredths + 5_000) / 10_000), currency: money.currency }
}
