import type { Instant } from '../instant.ts'
import { compare, percentHalfUp, type Money } from './money.ts'

/** A voucher as applied (VOUCH-07): a percentage of the fee (0 to 100), or an amount off it. */
export type Voucher =
  | { readonly code: string; readonly type: 'PERCENTAGE'; readonly percent: number }
  | { readonly code: string; readonly type: 'AMOUNT'; readonly amount: Money }

const discountOf = (fee: Money, voucher: Voucher): Money => {
  switch (voucher.type) {
    case 'PERCENTAGE':
      return percentHalfUp(fee, voucher.percent)
    case 'AMOUNT':
      return voucher.amount
  }
}

/** What is left of the fee (VOUCH-03): never below zero, never more than it was. The discount rounds half up. */
export const discountedFee = (fee: Money, voucher: Voucher): Money => {
  const discount = discountOf(fee, voucher)
  if (compare(discount, fee) >= 0) return { minor: 0, currency: fee.currency }
  return { minor: fee.minor - Math.max(0, discount.minor), currency: fee.currency }
}

/** What a code gives, and under which terms (API-26); a term that is absent does not apply. */
export interface VoucherDetails {
  readonly voucher: Voucher
  readonly validUntil?: Instant
  /** The smallest fee it may be used for. */
  readonly minimumFee?: Money
  /** The most it takes off. */
  readonly maximumDiscount?: Money
  readonly firstOrderOnly: boolean
}

/** Characters a code may have. */
const CODE_MAXIMUM = 64

/** The code in what was typed, without the spaces around it; `undefined` when there is none. */
export const voucherCodeIn = (typed: string): string | undefined => {
  const code = typed.trim()
  return code === '' || code.length > CODE_MAXIMUM ? undefined : code
}
