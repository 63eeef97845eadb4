import { Data, Effect } from 'effect'
import { isVoucherRefusal, type VoucherRefusal } from '../../domain/pricing/voucherRules.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import { Vouchers, type VoucherUse } from '../ports/Vouchers.ts'

/** The code is refused (VOUCH-04); `reason` is set if the service sends one that has a text. */
export class VoucherRefused extends Data.TaggedError('VoucherRefused')<{
  readonly reason: VoucherRefusal | undefined
}> {}

/** Maps a refused voucher to its own failure and keeps all others. */
export const voucherFailure = <F extends ServiceFailure>(failure: F): F | VoucherRefused => {
  if (failure._tag !== 'ServiceRefusal' || failure.kind !== 'voucher-refused') return failure
  const reason = failure.values?.['reason']
  return new VoucherRefused({ reason: isVoucherRefusal(reason) ? reason : undefined })
}

/** Validates a code and returns the signed discounted fee (VOUCH-02, VOUCH-03). */
export const applyVoucher = Effect.fn('applyVoucher')(function* (use: VoucherUse) {
  return yield* Effect.mapError((yield* Vouchers).validate(use), voucherFailure)
})
