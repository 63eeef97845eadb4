import type { CurrencyCode } from '../../domain/market/countries.ts'
import { fromDecimal, type Money } from '../../domain/pricing/money.ts'

/** A decimal amount as the service sends it, in minor units. Throws on one its currency cannot hold. */
export const moneyOf = (amount: number, currency: CurrencyCode): Money => {
  const money = fromDecimal(amount, currency)
  if (money === undefined) throw new RangeError(`not an amount of ${currency}: ${amount}`)
  return money
}
