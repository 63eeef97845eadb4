import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, minus, plus, type Instant } from '../../../src/domain/instant.ts'
import type { Money } from '../../../src/domain/pricing/money.ts'
import { discountedFee, feeWithVoucher, type Voucher } from '../../../src/domain/pricing/voucher.ts'
import {
  voucherRefusal,
  type VoucherCircumstances,
  type VoucherOffer,
} from '../../../src/domain/pricing/voucherRules.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const crowns = (amount: number): Money => ({ minor: Math.round(amount * 100), currency: 'CZK' })

const offer = (more: Partial<VoucherOffer> = {}): VoucherOffer => ({
  voucher: { code: 'LUNCH20', type: 'PERCENTAGE', percent: 20 },
  active: true,
  firstOrderOnly: false,
  ...more,
})
const refusal = (more: Partial<VoucherOffer>, at: Partial<VoucherCircumstances> = {}) =>
  voucherRefusal(offer(more), {
    now: NOW,
    wantedAt: NOW,
    fee: crowns(89),
    vendorId: 'bistro',
    uses: 0,
    usesByVendor: 0,
    hasOrdered: false,
    ...at,
  })

describe('voucherRefusal', () => {
  it('accepts a voucher without limits at any time (VOUCH-02)', () => {
    expect(refusal({})).toBeUndefined()
    expect(refusal({}, { uses: 9_999, usesByVendor: 9_999, hasOrdered: true, fee: crowns(0) })).toBeUndefined()
  })

  it('refuses an unknown and an inactive voucher (VOUCH-04)', () => {
    const at = { now: NOW, wantedAt: NOW, fee: crowns(89), vendorId: 'bistro', uses: 0, usesByVendor: 0 }
    expect(voucherRefusal(undefined, { ...at, hasOrdered: false })).toBe('unknown')
    expect(refusal({ active: false })).toBe('inactive')
  })

  it("refuses another vendor's voucher (VOUCH-04)", () => {
    expect(refusal({ onlyFor: 'bistro' })).toBeUndefined()
    expect(refusal({ onlyFor: 'pekarna' })).toBe('other-vendor')
  })

  it('accepts from the first to the last moment, inclusive (VOUCH-04)', () => {
    const week = { validFrom: minus(NOW, 1_000), validUntil: plus(NOW, 1_000) }
    const at = (now: Instant) => refusal(week, { now, wantedAt: now })
    expect([at(minus(NOW, 1_001)), at(minus(NOW, 1_000)), at(plus(NOW, 1_000)), at(plus(NOW, 1_001))]).toEqual([
      'not-yet',
      undefined,
      undefined,
      'expired',
    ])
  })

  it('uses the requested delivery time, but never one before now (VOUCH-02)', () => {
    expect(refusal({ validFrom: plus(NOW, 5) }, { wantedAt: plus(NOW, 5) })).toBeUndefined()
    expect(refusal({ validUntil: plus(NOW, 5) }, { wantedAt: plus(NOW, 6) })).toBe('expired')
    expect(refusal({ validUntil: minus(NOW, 1) }, { wantedAt: minus(NOW, 60_000) })).toBe('expired')
    expect(refusal({ validFrom: NOW }, { wantedAt: instantAt(0) })).toBeUndefined()
  })

  it('refuses further uses in total and per vendor (VOUCH-04)', () => {
    expect(refusal({ totalUses: 3 }, { uses: 2 })).toBeUndefined()
    expect(refusal({ totalUses: 3 }, { uses: 3 })).toBe('used-up')
    expect(refusal({ totalUses: 0 })).toBe('used-up')
    expect(refusal({ usesPerVendor: 1 }, { usesByVendor: 0, uses: 50 })).toBeUndefined()
    expect(refusal({ usesPerVendor: 1 }, { usesByVendor: 1 })).toBe('used-by-vendor')
  })

  it('refuses a first-order voucher after an order (VOUCH-04)', () => {
    expect(refusal({ firstOrderOnly: true })).toBeUndefined()
    expect(refusal({ firstOrderOnly: true }, { hasOrdered: true })).toBe('not-first-order')
  })

  it('refuses a fee below the minimum (VOUCH-04)', () => {
    expect(refusal({ minimumFee: crowns(89) })).toBeUndefined()
    expect(refusal({ minimumFee: crowns(89.01) })).toBe('fee-too-small')
  })

  it('returns the first refusal in the order of the rules (VOUCH-04)', () => {
    const everything = {
      active: false,
      onlyFor: 'x',
      validUntil: instantAt(0),
      totalUses: 0,
      minimumFee: crowns(1_000),
    }
    expect(refusal(everything)).toBe('inactive')
    expect(refusal({ ...everything, active: true })).toBe('other-vendor')
    expect(refusal({ ...everything, active: true, onlyFor: 'bistro' })).toBe('expired')
  })
})

describe('feeWithVoucher', () => {
  it('never lowers the fee by more than the maximum (VOUCH-03)', () => {
    const half: Voucher = { code: 'HALF', type: 'PERCENTAGE', percent: 50 }
    expect(feeWithVoucher(crowns(100), { voucher: half })).toEqual(crowns(50))
    expect(feeWithVoucher(crowns(100), { voucher: half, maximumDiscount: crowns(50) })).toEqual(crowns(50))
    expect(feeWithVoucher(crowns(100), { voucher: half, maximumDiscount: crowns(49.99) })).toEqual(crowns(50.01))
    expect(feeWithVoucher(crowns(100), { voucher: half, maximumDiscount: crowns(0) })).toEqual(crowns(100))
    expect(feeWithVoucher(crowns(100), { voucher: half, maximumDiscount: crowns(500) })).toEqual(crowns(50))
  })

  it('returns at least the fee without a maximum and at most the whole fee (VOUCH-03)', () => {
    const minor = fc.integer({ min: 0, max: 10_000_000 })
    const vouchers: fc.Arbitrary<Voucher> = fc.oneof(
      fc.record({
        code: fc.constant('A'),
        type: fc.constant('PERCENTAGE' as const),
        percent: fc.double({ min: 0, max: 100, noNaN: true }),
      }),
      fc.record({
        code: fc.constant('A'),
        type: fc.constant('AMOUNT' as const),
        amount: minor.map((of): Money => ({ minor: of, currency: 'CZK' })),
      }),
    )
    fc.assert(
      fc.property(minor, minor, vouchers, (feeMinor, most, voucher) => {
        const [fee, maximumDiscount]: [Money, Money] = [
          { minor: feeMinor, currency: 'CZK' },
          { minor: most, currency: 'CZK' },
        ]
        const left = feeWithVoucher(fee, { voucher, maximumDiscount }).minor
        expect(left).toBe(Math.max(discountedFee(fee, voucher).minor, feeMinor - most))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(feeMinor)
      }),
    )
  })
})
