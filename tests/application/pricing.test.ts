import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryVouchers } from '../../src/adapters/memory/MemoryVouchers.ts'
import { voucherRefused } from '../../src/adapters/memory/refusals.ts'
import { readOnlinePayment } from '../../src/application/payment/readOnlinePayment.ts'
import { ServiceUnavailable, type VoucherRefused } from '../../src/application/ports/ServiceFailure.ts'
import type { VoucherUse, VouchersPort } from '../../src/application/ports/Vouchers.ts'
import { applyVoucher } from '../../src/application/pricing/applyVoucher.ts'
import { readVoucherDetails } from '../../src/application/pricing/readVoucherDetails.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const tenth: VoucherOffer = {
  voucher: { code: 'TENTH', type: 'PERCENTAGE', percent: 10 },
  minimumFee: { minor: 5_000, currency: 'CZK' },
  active: true,
  firstOrderOnly: false,
}
const use = (overrides: Partial<VoucherUse> = {}): VoucherUse => ({
  code: 'TENTH',
  vendorId: 'bakery',
  orderTime: NOON,
  fee: { fee: { minor: 8_900, currency: 'CZK' }, signature: 'signed' },
  ...overrides,
})
const failing = (failure: ServiceUnavailable | VoucherRefused): VouchersPort => ({
  ...makeMemoryVouchers([]),
  validate: () => Effect.fail(failure),
})

describe('applyVoucher', () => {
  it('returns the voucher with the signed discounted fee (VOUCH-02, VOUCH-03)', async () => {
    const { run } = memoryPortal({ vouchers: makeMemoryVouchers([tenth]) })
    expect(await run(applyVoucher(use()))).toEqual({
      voucher: tenth.voucher,
      discountedFee: { fee: { minor: 8_010, currency: 'CZK' }, signature: 'TENTH-signed-1' },
    })
  })

  it.each([
    [voucherRefused('expired'), 'expired'],
    [voucherRefused(), undefined],
  ])('fails with a refusal reason only if it has a text: %s (VOUCH-04)', async (refusal, reason) => {
    const { run } = memoryPortal({ vouchers: failing(refusal) })
    expect(await run(Effect.flip(applyVoucher(use())))).toMatchObject({ _tag: 'VoucherRefused', reason })
  })

  it('fails like any call when the service is unreachable (VOUCH-02)', async () => {
    const { run } = memoryPortal({ vouchers: failing(new ServiceUnavailable({ reason: 'offline' })) })
    expect(await run(Effect.flip(applyVoucher(use())))).toMatchObject({ _tag: 'ServiceUnavailable' })
  })

  it('reads the details of a voucher (VOUCH-05)', async () => {
    const { run } = memoryPortal({ vouchers: makeMemoryVouchers([tenth]) })
    const { voucher, minimumFee } = tenth
    expect(await run(readVoucherDetails('TENTH'))).toEqual({ voucher, minimumFee, firstOrderOnly: false })
  })
})

describe('readOnlinePayment', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('returns the country parameter: %s (PAY-09)', async (onlinePaymentActivated, activated) => {
    const { run } = memoryPortal({ parameters: makeMemoryCountryParameters({ onlinePaymentActivated }) })
    expect(await run(readOnlinePayment())).toBe(activated)
  })

  it('fails when the parameter cannot be read (PAY-09)', async () => {
    const { run } = memoryPortal({ parameters: makeMemoryCountryParameters({}) })
    expect(await run(Effect.flip(readOnlinePayment()))).toHaveProperty('_tag')
  })
})
