import { Data, Effect } from 'effect'
import { isVoucherRefusal, type VoucherRefusal } from '../../domain/pricing/voucherRules.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import { Vouchers, type VoucherUse } from '../ports/Vouchers.ts'

/** The code may not be used (VOUCH-04); `reason` is there when the service says one that has words. */
export class VoucherRefused extends Data.TaggedError('VoucherRefused')<{
  readonly reason: VoucherRefusal | undefined
}> {}

/** A refused voucher, told from any other failure. */
export const voucherFailure = <F extends ServiceFailure>(failure: F): F | VoucherRefused => {
  if (failure._tag !== 'ServiceRefusal' || failure.code !== 'VoucherRefused') return failure
  const reason = failure.values?.['reason']
  return new VoucherRefused({ reason: isVoucherRefusal(reason) ? reason : undefined })
}

/** Asks whether a code may be used and what it leaves of the fee, signed (VOUCH-02, VOUCH-03). */
export const applyVoucher = Effect.fn('applyVoucher')(function* (use: VoucherUse) {
  return yield* Effect.mapError((yield* Vouchers).validate(use), voucherFailure)
})
