import { Effect } from 'effect'
import { ask } from '../ask.ts'
import type { Instant } from '../../domain/instant.ts'
import { surchargedMethod } from '../../domain/pricing/deliveryFee.ts'
import type { VoucherRefusal } from '../../domain/pricing/voucherRefusal.ts'
import { FEE_RECOMPUTE_WAIT, type ShownPrice } from '../../domain/request/feeRecompute.ts'
import type { AppliedVoucher, SignedFee } from '../../domain/request/placedOrder.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { Vouchers } from '../ports/Vouchers.ts'
import { renewFee } from './renewFee.ts'

/** The price of an order, with both amounts signed. */
export interface SignedPrice {
  readonly fee: SignedFee
  readonly voucher?: AppliedVoucher | undefined
}

export const shownPrice = ({ fee, voucher }: SignedPrice): ShownPrice => ({
  fee: fee.fee,
  discountedFee: voucher?.discountedFee.fee,
})

/** Events during the submission of a request. */
export type SubmissionEvent =
  /** The fee expired and is being computed again (FEE-08). */
  | { readonly kind: 'recomputing' }
  /** The voucher was refused and removed (VOUCH-04, OP-68). */
  | { readonly kind: 'voucher-refused'; readonly code: string; readonly reason: VoucherRefusal | undefined }
  /** The service accepted the request (REQ-12). */
  | { readonly kind: 'ended'; readonly endTime: Instant }

/**
 * Computes the price again, one second after its signature was refused (REQ-22). A voucher is validated with the new
 * fee, and removed if it is refused (VOUCH-08, OP-68).
 */
export const recomputePrice = Effect.fn('recomputePrice')(function* (
  { vendor, draft }: { readonly vendor: Vendor; readonly draft: RequestDraft },
  voucher: AppliedVoucher | undefined,
  emit: (event: SubmissionEvent) => void,
) {
  const { destinationLatitude: latitude, destinationLongitude: longitude } = draft
  const source = vendor.location.coordinates
  if (source === undefined || latitude === undefined || longitude === undefined)
    return yield* Effect.die('a signed fee between places that are not known')
  emit({ kind: 'recomputing' })
  yield* Effect.sleep(FEE_RECOMPUTE_WAIT)
  const { country } = yield* CurrentDeployment
  const method = surchargedMethod(country, draft.paymentMethod)
  const fee = yield* renewFee(vendor.id, source, { latitude, longitude }, method)
  const price: SignedPrice = { fee }
  if (voucher === undefined) return price
  const { code } = voucher.voucher
  const orderTime = draft.preorderedFor ?? (yield* currentInstant)
  return yield* ask(Vouchers, (vouchers) => vouchers.validate({ code, vendorId: vendor.id, orderTime, fee })).pipe(
    Effect.map((applied): SignedPrice => ({ fee, voucher: applied })),
    Effect.catchTag('VoucherRefused', ({ reason }) =>
      Effect.sync(() => {
        emit({ kind: 'voucher-refused', code, reason })
        return price
      }),
    ),
  )
})
