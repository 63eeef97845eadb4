import { Effect } from 'effect'
import { Vouchers } from '../ports/Vouchers.ts'

/** What a code gives, and under which terms (VOUCH-05). */
export const readVoucherDetails = Effect.fn('readVoucherDetails')(function* (code: string) {
  return yield* (yield* Vouchers).details(code)
})
