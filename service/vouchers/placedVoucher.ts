import type { OrderToPlace } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import { feeWithVoucher } from '../../src/domain/pricing/voucher.ts'
import { voucherRefusal } from '../../src/domain/pricing/voucherRules.ts'
import { instantOf } from '../base/wireTime.ts'
import type { Delivery } from '../delivery/makeDelivery.ts'
import type { WithStores } from '../store/stores.ts'
import { invalidField, Problem } from '../base/problems.ts'
import type { Redemption } from '../store/orderStore.ts'
import { voucherRefused } from './voucherRefused.ts'
import { moneyIn, voucherJson } from '../store/voucherJson.ts'

type Sent = typeof OrderToPlace.Type

/** The voucher of an order: the columns of the order and the redemption. */
export interface PlacedVoucher {
  readonly columns: {
    readonly voucher: ReturnType<typeof voucherJson>
    readonly discounted_delivery_fee: number
    readonly discounted_delivery_fee_signature: string
  }
  readonly redemption: Redemption
}

/**
 * The voucher of an order; `undefined` if the order has none, a problem if it is unknown or was not signed for this
 * fee. Code, fee and signature come together (FEE-06). The signature of the fee itself was verified before.
 */
export const placedVoucher = async (
  { stores, delivery }: WithStores<'vouchers'> & { readonly delivery: Pick<Delivery, 'verifyDiscount'> },
  deployment: Deployment,
  sent: Sent,
  now: Instant,
): Promise<PlacedVoucher | Problem<'INVALID_REQUEST' | 'SignatureInvalid' | 'VoucherRefused'> | undefined> => {
  const {
    voucher_code: code,
    discounted_delivery_fee: discountedFee,
    discounted_delivery_fee_signature: signature,
    vendor_id: vendorId,
  } = sent
  if (code === undefined && discountedFee === undefined && signature === undefined) return undefined
  const fee = moneyIn(deployment, sent.delivery_fee)
  if (code === undefined || discountedFee === undefined || signature === undefined || fee === undefined)
    return invalidField('voucher_code', 'voucher.error.validation.message')

  const signedFields = { deployment: deployment.id, vendorId, fee: sent.delivery_fee, feeSignature: sent.signature }
  const stored = await stores.vouchers.byCode(deployment.id, code)
  const signed = { ...signedFields, code: stored?.offer.voucher.code ?? code, discountedFee }
  if (!delivery.verifyDiscount(signed, signature))
    return new Problem('SignatureInvalid', { field: 'discounted_delivery_fee_signature' })
  if (stored === undefined) return voucherRefused('unknown')

  const wantedAt = sent.preordered_for === undefined ? now : instantOf(sent.preordered_for)
  return {
    columns: {
      voucher: voucherJson(stored.offer.voucher),
      discounted_delivery_fee: discountedFee,
      discounted_delivery_fee_signature: signature,
    },
    redemption: {
      code,
      judge: (locked, uses) => {
        const refusal = voucherRefusal(locked?.offer, { now, wantedAt, fee, vendorId, ...uses })
        if (locked === undefined || refusal !== undefined) throw voucherRefused(refusal ?? 'unknown')
        // The voucher changed after its validation, so the discounted fee is different now.
        if (toNumber(feeWithVoucher(fee, locked.offer)) !== discountedFee) throw new Problem('SignatureExpired')
      },
    },
  }
}
