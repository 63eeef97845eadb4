import type { CurrencyCode } from '../../domain/market/countries.ts'
import { fromDecimal, type Money } from '../../domain/pricing/money.ts'

/** Converts a decimal amount of the API to minor units. Throws if the currency cannot represent it. */
export const moneyOf = (amount: number, currency: CurrencyCode): Money => {
  const money = fromDecimal(amount, currency)
  if (money === undefined) throw new RangeError(`${amount} is not an amount in ${currency}`)
  return money
}
