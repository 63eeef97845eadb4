import { Clock, Effect } from 'effect'
import type { VouchersPort, VoucherUse } from '../../application/ports/Vouchers.ts'
import { compare } from '../../domain/pricing/money.ts'
import { discountedFee, type VoucherDetails, type VoucherRefusalReason } from '../../domain/pricing/voucher.ts'
import { notFound, voucherRefused } from './refusals.ts'

/** Vouchers by their code, which is the same in capitals and small letters. The list may change while it is used. */
export const makeMemoryVouchers = (vouchers: ReadonlyArray<VoucherDetails>): VouchersPort => {
  let signed = 0
  const find = (code: string) =>
    vouchers.find(({ voucher }) => voucher.code.toUpperCase() === code.trim().toUpperCase())

  const refusalOf = (
    details: VoucherDetails | undefined,
    use: VoucherUse,
    now: number,
  ): VoucherRefusalReason | undefined => {
    if (details === undefined) return 'unknown'
    const { minimumFee, validUntil } = details
    if (validUntil !== undefined && now > validUntil) return 'expired'
    return minimumFee !== undefined && compare(use.fee.fee, minimumFee) < 0 ? 'minimum-fee' : undefined
  }

  return {
    validate: Effect.fnUntraced(function* (use: VoucherUse) {
      const details = find(use.code)
      const reason = refusalOf(details, use, yield* Clock.currentTimeMillis)
      if (reason !== undefined || details === undefined) return yield* voucherRefused(reason)
      signed += 1
      const { voucher, maximumDiscount } = details
      const fee = discountedFee(use.fee.fee, voucher)
      const floor = use.fee.fee.minor - (maximumDiscount?.minor ?? Number.POSITIVE_INFINITY)
      return {
        voucher,
        discountedFee: {
          fee: { ...fee, minor: Math.max(fee.minor, floor) },
          signature: `${voucher.code}-${use.fee.signature}-${signed}`,
        },
      }
    }),
    details: (code) =>
      Effect.suspend(() => {
        const details = find(code)
        return details === undefined ? Effect.fail(notFound()) : Effect.succeed(details)
      }),
  }
}
