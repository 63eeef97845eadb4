import type { OrderId } from '../ids.ts'

/** Why a payment failed. */
const UNPAID_REASONS = ['declined', 'insufficient-funds', 'left', 'expired', 'failed'] as const
export type UnpaidReason = (typeof UNPAID_REASONS)[number]

/** The outcome of a payment. `bank` waits for the person and `checking` for the provider; neither may be paid again. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly orderId: OrderId }
  | { readonly kind: 'not-paid'; readonly reason: UnpaidReason }
  | { readonly kind: 'bank'; readonly redirectUrl: string; readonly orderId?: OrderId }
  | { readonly kind: 'checking' }
  /** Not confirmed yet: nothing was charged. */
  | { readonly kind: 'open' }
