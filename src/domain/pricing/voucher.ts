import type { Instant } from '../instant.ts'
import { westernDigits } from '../market/westernDigits.ts'
import type { CurrencyCode } from '../market/countries.ts'
import { compare, moneyOf, percentHalfUp, type Money } from './money.ts'
import { trimText } from '../text/blank.ts'

/** A voucher as applied (VOUCH-07): a percentage of the fee (0 to 100), or an amount off it. */
export type Voucher =
  | { readonly code: string; readonly type: 'PERCENTAGE'; readonly percent: number }
  | { readonly code: string; readonly type: 'AMOUNT'; readonly amount: Money }

interface SentVoucher {
  readonly code: string
  readonly type: Voucher['type']
  /** A percentage, or an amount in major units. */
  readonly amount: number
}

/** A voucher as it is sent and stored (ENT-15); throws if the currency has no such amount. */
export const voucherOf = ({ code, type, amount }: SentVoucher, currency: CurrencyCode): Voucher =>
  type === 'PERCENTAGE' ? { code, type, percent: amount } : { code, type, amount: moneyOf(amount, currency) }

const discountOf = (fee: Money, voucher: Voucher): Money => {
  switch (voucher.type) {
    case 'PERCENTAGE':
      return percentHalfUp(fee, voucher.percent)
    case 'AMOUNT':
      return voucher.amount
  }
}

/** The fee after the discount (VOUCH-03): never below zero and never above the fee. The discount rounds half up. */
export const discountedFee = (fee: Money, voucher: Voucher): Money => {
  const discount = discountOf(fee, voucher)
  if (compare(discount, fee) >= 0) return { minor: 0, currency: fee.currency }
  return { minor: fee.minor - Math.max(0, discount.minor), currency: fee.currency }
}

/** The fee after the discount, which is limited by the offer's maximum (VOUCH-03). */
export const feeWithVoucher = (
  fee: Money,
  { voucher, maximumDiscount }: { readonly voucher: Voucher; readonly maximumDiscount?: Money },
): Money => {
  const left = discountedFee(fee, voucher)
  if (maximumDiscount === undefined) return left
  const least: Money = { minor: fee.minor - Math.max(0, maximumDiscount.minor), currency: fee.currency }
  return compare(left, least) < 0 ? least : left
}

/** A voucher with its terms (API-26); an absent term does not apply. */
export interface VoucherDetails {
  readonly voucher: Voucher
  readonly validUntil?: Instant
  /** The smallest fee for which it is valid. */
  readonly minimumFee?: Money
  /** The largest discount. */
  readonly maximumDiscount?: Money
  readonly firstOrderOnly: boolean
}

/** Maximum characters of a code. */
const MAX_CODE_LENGTH = 64

/** The trimmed code with digits as 0-9; `undefined` if it is empty or too long. */
export const voucherCodeIn = (typed: string): string | undefined => {
  const code = westernDigits(trimText(typed))
  return code === '' || code.length > MAX_CODE_LENGTH ? undefined : code
}
