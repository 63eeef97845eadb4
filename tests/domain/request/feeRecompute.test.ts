import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, MINUTE, SECOND } from '../../../src/domain/instant.ts'
import type { Money } from '../../../src/domain/pricing/money.ts'
import {
  FEE_RECOMPUTE_WAIT,
  feeChange,
  recomputesExpiredFee,
  renewalAt,
} from '../../../src/domain/request/feeRecompute.ts'

const crowns = (minor: number): Money => ({ minor, currency: 'CZK' })
const price = (fee: number, discounted?: number) => ({
  fee: crowns(fee),
  discountedFee: discounted === undefined ? undefined : crowns(discounted),
})

describe('recomputesExpiredFee', () => {
  it('is true for people who are signed in, a second after the refusal (REQ-22, CONST-24)', () => {
    expect(FEE_RECOMPUTE_WAIT).toBe(1000)
    expect(recomputesExpiredFee('classic')).toBe(true)
    expect(recomputesExpiredFee('godroid')).toBe(true)
  })

  it('is false for a guest (REQ-26)', () => {
    expect(recomputesExpiredFee('guest')).toBe(false)
  })
})

describe('feeChange', () => {
  it.each([89_01, 88_99])('reports %d instead of 8900 (REQ-23)', (minor) => {
    expect(feeChange(price(89_00), price(minor))).toEqual({
      shown: crowns(89_00),
      recomputed: crowns(minor),
      voucherLost: false,
    })
  })

  it('returns undefined for the same price (REQ-24)', () => {
    expect(feeChange(price(89_00), price(89_00))).toBeUndefined()
    expect(feeChange(price(89_00, 44_50), price(89_00, 44_50))).toBeUndefined()
  })

  it('compares the discounted fees if there is a voucher (REQ-23, OP-68)', () => {
    expect(feeChange(price(89_00, 44_50), price(99_00, 49_50))).toMatchObject({
      shown: crowns(44_50),
      recomputed: crowns(49_50),
      voucherLost: false,
    })
  })

  it('compares to the whole fee if the voucher is refused (REQ-23, OP-68)', () => {
    expect(feeChange(price(89_00, 44_50), price(89_00))).toEqual({
      shown: crowns(44_50),
      recomputed: crowns(89_00),
      voucherLost: true,
    })
  })

  it('reports the fees when the voucher covers both of them (REQ-23)', () => {
    expect(feeChange(price(89_00, 0), price(99_00, 0))).toMatchObject({
      shown: crowns(89_00),
      recomputed: crowns(99_00),
    })
  })

  it('reports a change exactly if the fee or the discounted fee differs (REQ-23, REQ-24)', () => {
    const anyPrice = fc.record({ fee: fc.integer({ min: 0, max: 3 }), left: fc.option(fc.integer({ min: 0, max: 3 })) })
    fc.assert(
      fc.property(anyPrice, anyPrice, (one, other) => {
        const change = feeChange(price(one.fee, one.left ?? undefined), price(other.fee, other.left ?? undefined))
        const same = one.fee === other.fee && (one.left ?? one.fee) === (other.left ?? other.fee)
        expect(change === undefined).toBe(same)
        expect(change?.shown).not.toEqual(change?.recomputed ?? crowns(-1))
      }),
    )
  })
})

describe('renewalAt', () => {
  it.each([
    [10 * MINUTE, 9.5 * MINUTE],
    [2 * MINUTE, 1.5 * MINUTE],
    [20 * SECOND, 15 * SECOND],
    [0, 0],
  ])('renews a fee that is valid for %d ms after %d (FEE-04)', (lives, after) => {
    expect(renewalAt(instantAt(1_000), instantAt(1_000 + lives))).toBe(1_000 + after)
  })
})
