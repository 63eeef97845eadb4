import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VouchersPort } from '../../src/application/ports/Vouchers.ts'
import { DAY, minus, plus, type Instant } from '../../src/domain/instant.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import type { SignedFee } from '../../src/domain/request/placedOrder.ts'

export interface HeldVouchers {
  readonly vouchers: VouchersPort
  readonly now: Instant
  /** A freshly signed fee of the vendor bistro. */
  readonly fee: SignedFee
  readonly close: () => Promise<void>
}

const crowns = (minor: number): Money => ({ minor, currency: 'CZK' })

/** The initial vouchers. */
export const offersAt = (now: Instant): ReadonlyArray<VoucherOffer> => [
  {
    voucher: { code: 'TENTH', type: 'PERCENTAGE', percent: 10 },
    active: true,
    firstOrderOnly: false,
    validUntil: plus(now, DAY),
    minimumFee: crowns(1_000),
    maximumDiscount: crowns(5_000),
  },
  { voucher: { code: 'FIVE', type: 'AMOUNT', amount: crowns(500) }, active: true, firstOrderOnly: true },
  {
    voucher: { code: 'OVER', type: 'AMOUNT', amount: crowns(500) },
    active: true,
    firstOrderOnly: false,
    validUntil: minus(now, 1_000),
  },
  {
    voucher: { code: 'RICH', type: 'AMOUNT', amount: crowns(500) },
    active: true,
    firstOrderOnly: false,
    minimumFee: crowns(9_000_000),
  },
  {
    voucher: { code: 'THEIRS', type: 'AMOUNT', amount: crowns(500) },
    active: true,
    firstOrderOnly: false,
    onlyFor: 'pekarna',
  },
]

export const vouchersContract = (name: string, open: () => Promise<HeldVouchers>): void => {
  describe(`Vouchers (${name})`, () => {
    let held: HeldVouchers
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const use = (code: string) => ({ code, vendorId: 'bistro', orderTime: held.now, fee: held.fee })

    it('validates a voucher for a signed fee and returns the signed discounted fee (VOUCH-02, VOUCH-03, API-25)', async () => {
      const { voucher, discountedFee } = await Effect.runPromise(held.vouchers.validate(use('TENTH')))
      expect(voucher).toEqual({ code: 'TENTH', type: 'PERCENTAGE', percent: 10 })
      expect(discountedFee.fee).toEqual(crowns(Math.round(held.fee.fee.minor * 0.9)))
      expect(discountedFee.signature).not.toBe(held.fee.signature)
      expect(discountedFee.signature).not.toBe('')
    })

    it('ignores case and surrounding spaces of a code (VOUCH-02)', async () => {
      const { voucher } = await Effect.runPromise(held.vouchers.validate(use(' tenth ')))
      expect(voucher.code).toBe('TENTH')
    })

    it.each([
      ['NOBODYS', 'unknown'],
      ['OVER', 'expired'],
      ['RICH', 'fee-too-small'],
      ['THEIRS', 'other-vendor'],
    ])('refuses %s with the reason %s (VOUCH-04)', async (code, reason) => {
      expect(await Effect.runPromise(Effect.flip(held.vouchers.validate(use(code))))).toMatchObject({
        _tag: 'VoucherRefused',
        text: { id: 'voucher-error-validation-message' },
        reason,
      })
    })

    it('returns the terms of a voucher (VOUCH-05, API-26)', async () => {
      expect(await Effect.runPromise(held.vouchers.details('TENTH'))).toEqual({
        voucher: { code: 'TENTH', type: 'PERCENTAGE', percent: 10 },
        validUntil: held.now + DAY,
        minimumFee: crowns(1_000),
        maximumDiscount: crowns(5_000),
        firstOrderOnly: false,
      })
      expect(await Effect.runPromise(held.vouchers.details('FIVE'))).toEqual({
        voucher: { code: 'FIVE', type: 'AMOUNT', amount: crowns(500) },
        firstOrderOnly: true,
      })
    })

    it('refuses an unknown code (VOUCH-05)', async () => {
      expect(await Effect.runPromise(Effect.flip(held.vouchers.details('NOBODYS')))).toMatchObject({
        _tag: 'NotFound',
      })
    })
  })
}
