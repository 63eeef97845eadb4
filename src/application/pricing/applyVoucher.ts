import { Effect } from 'effect'
import { Vouchers, type VoucherUse } from '../ports/Vouchers.ts'

/** Validates a code and returns the signed discounted fee (VOUCH-02, VOUCH-03). */
export const applyVoucher = Effect.fn('applyVoucher')(function* (use: VoucherUse) {
  return yield* (yield* Vouchers).validate(use)
})
