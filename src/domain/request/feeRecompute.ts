import { SECOND, type Instant } from '../instant.ts'
import { compare, type Money } from '../pricing/money.ts'
import type { Mode } from '../session/mode.ts'

/** Before a fee is computed again (REQ-22, CONST-24), in ms. */
export const FEE_RECOMPUTE_WAIT = SECOND

/** An expired signature is worth another fee, except for a guest, who sees that it failed (REQ-22, REQ-26). */
export const isRecomputable = (refusalCode: string, mode: Mode): boolean =>
  refusalCode === 'SignatureExpired' && mode !== 'guest'

/** What a person was shown: the fee, and what a voucher leaves of it. */
export interface ShownPrice {
  readonly fee: Money
  readonly discountedFee?: Money | undefined
}

/** What is asked about: the amounts that differ, and whether a voucher went with the old one. */
export interface FeeChange {
  readonly shown: Money
  readonly recomputed: Money
  readonly voucherLost: boolean
}

const payable = ({ fee, discountedFee }: ShownPrice): Money => discountedFee ?? fee

/**
 * What a person has to agree to before the new price is charged; `undefined` when it is the one they saw, which is
 * submitted without a word (REQ-23, REQ-24). Of a fee that differs under a voucher that still takes it all, the fees.
 */
export const feeChange = (before: ShownPrice, after: ShownPrice): FeeChange | undefined => {
  const voucherLost = before.discountedFee !== undefined && after.discountedFee === undefined
  if (compare(payable(before), payable(after)) !== 0)
    return { shown: payable(before), recomputed: payable(after), voucherLost }
  return compare(before.fee, after.fee) === 0 ? undefined : { shown: before.fee, recomputed: after.fee, voucherLost }
}

/** A fee is renewed this long before it runs out, in ms, or in its last quarter when it lives shorter. */
const RENEWED_BEFORE = 30 * SECOND

/** When a fee that is on the screen is quietly computed again. */
export const renewalAt = (quotedAt: Instant, expiresAt: Instant): Instant =>
  expiresAt - Math.min(RENEWED_BEFORE, Math.max(0, expiresAt - quotedAt) / 4)
