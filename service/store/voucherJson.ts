import type { OrderJson } from '../../contract/orders.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { fromDecimal, toNumber, type Money } from '../../src/domain/pricing/money.ts'
import type { Voucher } from '../../src/domain/pricing/voucher.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'

type VoucherJson = NonNullable<OrderJson['voucher']>

export const voucherJson = (voucher: Voucher): VoucherJson => {
  const { code, type } = voucher
  return { code, type, amount: voucher.type === 'PERCENTAGE' ? voucher.percent : toNumber(voucher.amount) }
}

/** A received amount; `undefined` if the currency has no such amount. */
export const moneyIn = ({ country }: Deployment, amount: number): Money | undefined =>
  fromDecimal(amount, country.currency)

/** The limits of a voucher as stored and shown; null is no limit. */
export const voucherLimits = (offer: VoucherOffer) => ({
  minimum_fee: offer.minimumFee === undefined ? null : toNumber(offer.minimumFee),
  maximum_discount: offer.maximumDiscount === undefined ? null : toNumber(offer.maximumDiscount),
  total_uses: offer.totalUses ?? null,
  uses_per_vendor: offer.usesPerVendor ?? null,
  first_order_only: offer.firstOrderOnly,
  vendor_id: offer.onlyFor ?? null,
  active: offer.active,
})
