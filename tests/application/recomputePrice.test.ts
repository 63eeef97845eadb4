import { Cause, Effect, Exit, Fiber } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryVouchers } from '../../src/adapters/memory/MemoryVouchers.ts'
import type { FeeCalculatorPort } from '../../src/application/ports/FeeCalculator.ts'
import { recomputePrice, type SubmissionEvent } from '../../src/application/request/recomputePrice.ts'
import { DAY, HOUR, plus } from '../../src/domain/instant.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import type { AppliedVoucher } from '../../src/domain/request/placedOrder.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'
import { aDraft, aVendor, BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const memory = makeMemoryFeeCalculator({ fee: { minor: 8_900, currency: 'CZK' }, reach: 10_000, pickUp: 12 })
/** The signature contains the places of the fee. */
const fees: FeeCalculatorPort = {
  ...memory,
  fee: (vendorId, source, destination, method) =>
    Effect.map(memory.fee(vendorId, source, destination, method), (fee) => ({
      ...fee,
      signature: JSON.stringify([vendorId, source, destination]),
    })),
}
/** Valid until the evening. */
const half: VoucherOffer = {
  voucher: { code: 'HALF', type: 'PERCENTAGE', percent: 50 },
  active: true,
  validUntil: plus(NOON, 6 * HOUR),
  firstOrderOnly: false,
}
const applied: AppliedVoucher = {
  voucher: half.voucher,
  discountedFee: { fee: { minor: 4_450, currency: 'CZK' }, signature: 'less' },
}

const { coordinates: _, ...nowhere } = aVendor().location

const recompute = async (given: {
  readonly draft?: Partial<RequestDraft>
  readonly vendor?: Vendor
  readonly voucher?: AppliedVoucher
}) => {
  const told: SubmissionEvent[] = []
  const { vendor = aVendor() } = given
  const exit = await memoryPortal({ fees, vouchers: makeMemoryVouchers([half]) }).run(
    Effect.gen(function* () {
      const computing = yield* Effect.forkChild(
        recomputePrice({ vendor, draft: aDraft(given.draft) }, given.voucher, (event) => told.push(event)),
      )
      yield* TestClock.adjust('1 second')
      return yield* Fiber.await(computing)
    }),
  )
  return { exit, told }
}

describe('recomputePrice', () => {
  it('requests the fee for the places of the order (REQ-22)', async () => {
    const { exit } = await recompute({})
    const { id } = aVendor()
    expect(exit).toMatchObject(Exit.succeed({ fee: { signature: JSON.stringify([id, BAKERY_AT, CUSTOMER_AT]) } }))
  })

  it.each([
    ['now, when it is valid', undefined, 4_450],
    ['tomorrow, when it has expired', plus(NOON, DAY), undefined],
  ])('validates a voucher at the requested delivery time: %s (VOUCH-02, VOUCH-08)', async (_, preorderedFor, left) => {
    const { exit } = await recompute({ draft: { preorderedFor }, voucher: applied })
    const price = Exit.isSuccess(exit) ? exit.value : undefined
    expect([price?.fee.fee.minor, price?.voucher?.discountedFee.fee.minor]).toEqual([8_900, left])
  })

  it.each([
    ['the collection point', { vendor: aVendor({ location: nowhere }) }],
    ['the latitude', { draft: { destinationLatitude: undefined } }],
    ['the longitude', { draft: { destinationLongitude: undefined } }],
  ])('dies and reports nothing when %s is unknown', async (_, given) => {
    const { exit, told } = await recompute(given)
    expect(Exit.isFailure(exit) && Cause.hasDies(exit.cause)).toBe(true)
    expect(told).toEqual([])
  })
})
