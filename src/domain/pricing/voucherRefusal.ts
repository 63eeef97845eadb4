/** Why a voucher cannot be used; the service sends it with its refusal (VOUCH-04). */
export const VOUCHER_REFUSALS = [
  'unknown',
  'inactive',
  'other-vendor',
  'not-yet',
  'expired',
  'used-up',
  'used-by-vendor',
  'not-first-order',
  'fee-too-small',
] as const
export type VoucherRefusal = (typeof VOUCHER_REFUSALS)[number]
