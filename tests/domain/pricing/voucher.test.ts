import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Money } from '../../../src/domain/pricing/money.ts'
import { discountedFee, voucherCodeIn, type Voucher } from '../../../src/domain/pricing/voucher.ts'

const crowns = (minor: number): Money => ({ minor, currency: 'CZK' })
const percentage = (percent: number): Voucher => ({ code: 'SPRING', type: 'PERCENTAGE', percent })
const amountOff = (minor: number): Voucher => ({ code: 'MINUS', type: 'AMOUNT', amount: crowns(minor) })

describe('discountedFee', () => {
  it.each([
    ['a tenth off', percentage(10), 7_650],
    ['nothing off', percentage(0), 8_500],
    ['all off', percentage(100), 0],
    ['a third off, the discount rounded half up', percentage(33.33), 5_667],
    ['20 crowns off', amountOff(2_000), 6_500],
    ['exactly the fee off', amountOff(8_500), 0],
    ['more than the fee off', amountOff(8_501), 0],
  ])('applies to 85 crowns: %s (VOUCH-03, VOUCH-07)', (_, voucher, minor) => {
    expect(discountedFee(crowns(8_500), voucher)).toEqual(crowns(minor))
  })

  it('is never below zero and never above the fee (VOUCH-03)', () => {
    const anyVoucher = fc.oneof(
      fc.double({ min: -50, max: 250, noNaN: true }).map(percentage),
      fc.integer({ min: -10_000, max: 1_000_000 }).map(amountOff),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), anyVoucher, (minor, voucher) => {
        const left = discountedFee(crowns(minor), voucher)
        expect(left.currency).toBe('CZK')
        expect(Number.isSafeInteger(left.minor)).toBe(true)
        expect(left.minor).toBeGreaterThanOrEqual(0)
        expect(left.minor).toBeLessThanOrEqual(minor)
      }),
    )
  })

  it('decreases as the percentage increases (VOUCH-03)', () => {
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), percent, percent, (minor, one, other) => {
        const more = discountedFee(crowns(minor), percentage(Math.max(one, other))).minor
        expect(more).toBeLessThanOrEqual(discountedFee(crowns(minor), percentage(Math.min(one, other))).minor)
      }),
    )
  })

  it('throws for another currency (VOUCH-03)', () => {
    const euros: Voucher = { code: 'EURO', type: 'AMOUNT', amount: { minor: 100, currency: 'EUR' } }
    expect(() => discountedFee(crowns(8_500), euros)).toThrow(RangeError)
  })
})

describe('Voucher codes', () => {
  it.each([
    ['SPRING10', 'SPRING10'],
    ['  spring10 ', 'spring10'],
    ['', undefined],
    ['   ', undefined],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), undefined],
  ])('are trimmed and limited: %j becomes %j (VOUCH-02)', (typed, code) => {
    expect(voucherCodeIn(typed)).toBe(code)
  })
})
