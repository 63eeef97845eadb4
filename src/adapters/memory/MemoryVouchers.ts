import { Effect } from 'effect'
import { currentInstant } from '../../application/currentInstant.ts'
import type { VouchersPort, VoucherUse } from '../../application/ports/Vouchers.ts'
import { feeWithVoucher, type VoucherDetails } from '../../domain/pricing/voucher.ts'
import { voucherRefusal, type VoucherOffer } from '../../domain/pricing/voucherRules.ts'
import { notFound, voucherRefused } from './refusals.ts'

const detailsOf = ({
  voucher,
  validUntil,
  minimumFee,
  maximumDiscount,
  firstOrderOnly,
}: VoucherOffer): VoucherDetails => ({
  voucher,
  ...(validUntil !== undefined && { validUntil }),
  ...(minimumFee !== undefined && { minimumFee }),
  ...(maximumDiscount !== undefined && { maximumDiscount }),
  firstOrderOnly,
})

/** Vouchers without previous uses. The list may change at any time. */
export const makeMemoryVouchers = (offers: ReadonlyArray<VoucherOffer>): VouchersPort => {
  let signed = 0
  const find = (code: string) => offers.find(({ voucher }) => voucher.code === code.trim().toUpperCase())
  const untouched = { uses: 0, usesByVendor: 0, hasOrdered: false }

  return {
    validate: Effect.fnUntraced(function* ({ code, vendorId, orderTime, fee }: VoucherUse) {
      const offer = find(code)
      const now = yield* currentInstant
      const refusal = voucherRefusal(offer, { ...untouched, now, wantedAt: orderTime, fee: fee.fee, vendorId })
      if (offer === undefined || refusal !== undefined) return yield* voucherRefused(refusal)
      signed += 1
      return {
        voucher: offer.voucher,
        discountedFee: {
          fee: feeWithVoucher(fee.fee, offer),
          signature: `${offer.voucher.code}-${fee.signature}-${signed}`,
        },
      }
    }),
    details: (code) =>
      Effect.suspend(() => {
        const offer = find(code)
        return offer?.active ? Effect.succeed(detailsOf(offer)) : Effect.fail(notFound())
      }),
  }
}
