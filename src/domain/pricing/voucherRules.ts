import { latest, type Instant } from '../instant.ts'
import type { VendorId } from '../ids.ts'
import { firstRefusal, type Rule } from '../rules.ts'
import { compare, type Money } from './money.ts'
import type { Voucher } from './voucher.ts'
import type { VoucherRefusal } from './voucherRefusal.ts'

/** A voucher with its limits; absent limits do not apply. */
export interface VoucherOffer {
  readonly voucher: Voucher
  readonly active: boolean
  /** The first and the last moment of validity, both inclusive. */
  readonly validFrom?: Instant
  readonly validUntil?: Instant
  readonly minimumFee?: Money
  readonly maximumDiscount?: Money
  /** Maximum uses in total and per vendor. */
  readonly totalUses?: number
  readonly usesPerVendor?: number
  readonly firstOrderOnly: boolean
  /** The only vendor that may use it. */
  readonly onlyFor?: VendorId
}

/** The circumstances in which a voucher is used. */
export interface VoucherCircumstances {
  readonly now: Instant
  /** The requested delivery time; a past one counts as now. */
  readonly wantedAt: Instant
  readonly fee: Money
  readonly vendorId: VendorId
  readonly uses: number
  readonly usesByVendor: number
  /** Whether the vendor has an order that did not fail. */
  readonly hasOrdered: boolean
}

interface Use {
  readonly offer: VoucherOffer
  readonly at: VoucherCircumstances
}

const momentOf = ({ at }: Use): Instant => latest(at.now, at.wantedAt)

/** The first refusal wins. */
const RULES: ReadonlyArray<Rule<Use, VoucherRefusal>> = [
  { name: 'it is given out', check: ({ offer }) => (offer.active ? undefined : 'inactive') },
  {
    name: 'it is for this vendor',
    check: ({ offer, at }) =>
      offer.onlyFor === undefined || offer.onlyFor === at.vendorId ? undefined : 'other-vendor',
  },
  {
    name: 'its time has begun',
    check: (use) => (momentOf(use) < (use.offer.validFrom ?? Number.NEGATIVE_INFINITY) ? 'not-yet' : undefined),
  },
  {
    name: 'its time is not over',
    check: (use) => (momentOf(use) > (use.offer.validUntil ?? Number.POSITIVE_INFINITY) ? 'expired' : undefined),
  },
  {
    name: 'a use is left',
    check: ({ offer, at }) => (at.uses >= (offer.totalUses ?? Number.POSITIVE_INFINITY) ? 'used-up' : undefined),
  },
  {
    name: 'a use is left for this vendor',
    check: ({ offer, at }) =>
      at.usesByVendor >= (offer.usesPerVendor ?? Number.POSITIVE_INFINITY) ? 'used-by-vendor' : undefined,
  },
  {
    name: 'it is the first order where it has to be',
    check: ({ offer, at }) => (offer.firstOrderOnly && at.hasOrdered ? 'not-first-order' : undefined),
  },
  {
    name: 'the fee is large enough',
    check: ({ offer, at }) =>
      offer.minimumFee !== undefined && compare(at.fee, offer.minimumFee) < 0 ? 'fee-too-small' : undefined,
  },
]

/** Why the voucher cannot be used, if so (VOUCH-02, VOUCH-04). `offer` is `undefined` for unknown codes. */
export const voucherRefusal = (offer: VoucherOffer | undefined, at: VoucherCircumstances): VoucherRefusal | undefined =>
  offer === undefined ? 'unknown' : firstRefusal(RULES, { offer, at })
