import { minus, SECOND, type Instant } from '../instant.ts'
import type { KeptCharge } from '../order/chargedFee.ts'
import { compare, type Money } from '../pricing/money.ts'
import type { Mode } from '../session/mode.ts'

/** The delay before a fee is computed again, in ms (REQ-22, CONST-24). */
export const FEE_RECOMPUTE_WAIT = SECOND

/** An expired signature leads to a new fee. Guests see the failure instead (REQ-22, REQ-26). */
export const recomputesExpiredFee = (mode: Mode): boolean => mode !== 'guest'

/** The price that a person saw: the fee, and the fee after a voucher. */
export interface ShownPrice {
  readonly fee: Money
  readonly discountedFee?: Money | undefined
}

/** The content of the confirmation: the two amounts, and whether the voucher was lost. */
export interface FeeChange {
  readonly shown: Money
  readonly recomputed: Money
  readonly voucherLost: boolean
  /** What stays charged to the card although the fee falls (ADR 120). */
  readonly keptCharge?: KeptCharge | undefined
}

const payable = ({ fee, discountedFee }: ShownPrice): Money => discountedFee ?? fee

/**
 * The change that a person must confirm before the new price is charged; `undefined` if the price is the one they saw,
 * which is submitted without asking (REQ-23, REQ-24). If only the fee before a voucher that covers all of it differs,
 * the two fees are compared.
 */
export const feeChange = (before: ShownPrice, after: ShownPrice): FeeChange | undefined => {
  const voucherLost = before.discountedFee !== undefined && after.discountedFee === undefined
  if (compare(payable(before), payable(after)) !== 0)
    return { shown: payable(before), recomputed: payable(after), voucherLost }
  return compare(before.fee, after.fee) === 0 ? undefined : { shown: before.fee, recomputed: after.fee, voucherLost }
}

/** A fee is renewed this long before it expires, in ms, or in the last quarter of a shorter lifetime. */
const RENEWED_BEFORE = 30 * SECOND

/** When to recompute a displayed fee in the background. */
export const renewalAt = (quotedAt: Instant, expiresAt: Instant): Instant =>
  minus(expiresAt, Math.min(RENEWED_BEFORE, Math.max(0, expiresAt - quotedAt) / 4))
