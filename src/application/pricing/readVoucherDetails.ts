import { Effect } from 'effect'
import { Vouchers } from '../ports/Vouchers.ts'

/** Reads a voucher and its terms (VOUCH-05). */
export const readVoucherDetails = Effect.fn('readVoucherDetails')(function* (code: string) {
  return yield* (yield* Vouchers).details(code)
})
