import type { OrderId } from '../ids.ts'

/** Why nothing was paid. */
export const UNPAID_REASONS = ['declined', 'insufficient-funds', 'left', 'expired', 'failed'] as const
export type UnpaidReason = (typeof UNPAID_REASONS)[number]

/**
 * What became of a payment: paid, not paid, or being checked. `bank` waits for the person, `checking` for the provider;
 * neither is to be paid again.
 */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly orderId: OrderId }
  | { readonly kind: 'not-paid'; readonly reason: UnpaidReason }
  | { readonly kind: 'bank'; readonly redirectUrl: string }
  | { readonly kind: 'checking' }
  /** Nobody has confirmed it: nothing was charged. */
  | { readonly kind: 'open' }
