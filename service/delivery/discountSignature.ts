import { createHmac, timingSafeEqual } from 'node:crypto'

/** A fee with a voucher taken off. Sums are decimal numbers in the country's currency. */
export interface Discount {
  readonly deployment: string
  readonly vendorId: string
  /** As it was given out. */
  readonly code: string
  readonly fee: number
  /** Of the fee: it says from where, to where and until when. */
  readonly feeSignature: string
  readonly discountedFee: number
}

/** No currency has more than three digits after the point. */
const thousandths = (sum: number): number => Math.round(sum * 1_000)

/** Signs what is left of a fee (VOUCH-03), bound to the voucher and to the fee with its own signature. */
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

/** Whether this was signed here. How long it is good is said by the fee's own signature. */
export const verifyDiscount = (key: Uint8Array, discount: Discount, signature: string): boolean => {
  const [expected, given] = [Buffer.from(signDiscount(key, discount)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
