import { createHmac, timingSafeEqual } from 'node:crypto'

/** A fee reduced by a voucher. Amounts are decimal numbers in the country's currency. */
export interface Discount {
  readonly deployment: string
  readonly vendorId: string
  /** The code as issued. */
  readonly code: string
  readonly fee: number
  /** The signature of the fee, which binds source, destination and expiry. */
  readonly feeSignature: string
  readonly discountedFee: number
}

/** No currency has more than three decimal places. */
const thousandths = (sum: number): number => Math.round(sum * 1_000)

/** Signs a discounted fee (VOUCH-03), bound to the voucher and to the signature of the fee. */
export const signDiscount = (key: Uint8Array, discount: Discount): string =>
  createHmac('sha256', key)
    .update(
      JSON.stringify([
        discount.deployment,
        discount.vendorId,
        discount.code,
        thousandths(discount.fee),
        discount.feeSignature,
        thousandths(discount.discountedFee),
      ]),
    )
    .digest('base64url')

/** Whether this service signed the discount. The signature of the fee limits its validity. */
export const verifyDiscount = (key: Uint8Array, discount: Discount, signature: string): boolean => {
  const [expected, given] = [Buffer.from(signDiscount(key, discount)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
