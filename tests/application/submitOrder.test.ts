import { Effect, Fiber, Result, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryGuestOrders } from '../../src/adapters/memory/MemoryGuestOrders.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { notFound, voucherRefused } from '../../src/adapters/memory/refusals.ts'
import { signatureExpired } from '../support/signatureExpired.ts'
import { makeMemoryVouchers } from '../../src/adapters/memory/MemoryVouchers.ts'
import type { OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { ServiceRefusal, ServiceUnavailable, type ServiceFailure } from '../../src/application/ports/ServiceFailure.ts'
import type { SubmissionEvent } from '../../src/application/request/recomputePrice.ts'
import { submitOrder, type Submission } from '../../src/application/request/submitOrder.ts'
import { SECOND } from '../../src/domain/instant.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import type { FeeChange } from '../../src/domain/request/feeRecompute.ts'
import type { PlacedOrder } from '../../src/domain/request/placedOrder.ts'
import { aDraft, aVendor } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const crowns = (minor: number): Money => ({ minor, currency: 'CZK' })
const offline = new ServiceUnavailable({ reason: 'offline' })

const submission = (overrides: Partial<Submission> = {}): Submission => ({
  purpose: NEW_ORDER,
  voucherCode: '',
  selectedSaveAddress: undefined,
  draft: aDraft(),
  vendor: aVendor(),
  availablePaymentMethods: ['PAID'],
  itemValue: { required: false, confirmed: false },
  fee: { fee: crowns(8_900), signature: 'shown' },
  business: true,
  mode: 'classic',
  startTime: NOON - 42 * SECOND,
  ...overrides,
})

/** Refuses as often as `failures` says, then places; keeps every try. */
const refusing = (...failures: ReadonlyArray<ServiceFailure>) => {
  const tries: Array<{ readonly order: PlacedOrder; readonly key: string }> = []
  const memory = makeMemoryOrderRepository([])
  const orders: OrderRepositoryPort = {
    ...memory,
    place: (order, key) =>
      Effect.suspend(() => {
        tries.push({ order, key })
        const failure = failures[tries.length - 1]
        return failure === undefined ? memory.place(order, key) : Effect.fail(failure)
      }),
  }
  return { orders, tries }
}

const submit = async (
  orders: OrderRepositoryPort,
  options: {
    readonly given?: Submission
    readonly fee?: number
    readonly confirm?: boolean
    readonly wait?: number
    readonly vouchers?: ReadonlyArray<VoucherOffer>
  } = {},
) => {
  const asked: FeeChange[] = []
  const told: SubmissionEvent[] = []
  const portal = memoryPortal({
    orders,
    vouchers: makeMemoryVouchers(options.vouchers ?? []),
    fees: makeMemoryFeeCalculator({ fee: crowns(options.fee ?? 8_900), reach: 10_000, pickUp: 12 }),
  })
  const confirmFee = (change: FeeChange) => {
    asked.push(change)
    return Promise.resolve(options.confirm ?? true)
  }
  const outcome = await portal.run(
    Effect.gen(function* () {
      const submitting = yield* Effect.forkChild(
        Effect.result(submitOrder(options.given ?? submission(), confirmFee, (event) => told.push(event))),
      )
      // The person's answer comes by a promise, which needs turns of the real world between the seconds.
      for (let second = 0; second < (options.wait ?? 0); second += 1) {
        yield* TestClock.adjust('1 second')
        yield* TestClock.withLive(Effect.sleep(1))
      }
      return yield* Fiber.join(submitting)
    }),
  )
  return {
    outcome,
    asked,
    told: told.filter(({ kind }) => kind !== 'ended'),
    ended: told.filter(({ kind }) => kind === 'ended'),
    portal,
    kept: await portal.run(portal.drafts.read({ purpose: NEW_ORDER, vendorId: aVendor().id })),
  }
}

describe('Submitting a request', () => {
  it('places the order with the fee that is shown and its signature (REQ-16, FEE-06)', async () => {
    const { orders, tries } = refusing()
    const { outcome } = await submit(orders)
    expect(outcome).toMatchObject({ _tag: 'Success', success: 'pekarna-u-mostu-1' })
    expect(tries).toMatchObject([
      { order: { vendorId: 'pekarna-u-mostu', deliveryFee: { fee: crowns(8_900), signature: 'shown' } } },
    ])
  })

  it('says which rule refused first, and all that did, and asks nobody (VAL-01, REQ-13)', async () => {
    const { orders, tries } = refusing()
    const given = submission({ draft: aDraft({ destinationName: '', orderAmount: '-1', paymentMethod: '' }) })
    const { outcome } = await submit(orders, { given })
    expect(outcome).toMatchObject({
      failure: {
        _tag: 'RequestRefused',
        first: { code: 'name-missing' },
        all: [{ code: 'name-missing' }, { code: 'amount-unreadable' }, { code: 'payment-method-missing' }],
      },
    })
    expect(tries).toEqual([])
  })

  it('logs the time from the first touch to the answer, with vendor, payment and country (REQ-12, ANALYTICS-03)', async () => {
    const { ended, portal } = await submit(refusing().orders)
    expect(ended).toEqual([{ kind: 'ended', endTime: NOON }])
    expect(portal.analytics.pushed).toEqual([
      { event: 'request-submitted', elapsed: 42_000, vendor: 'pekarna-u-mostu', paymentMethod: 'PAID', country: 'CZ' },
    ])
  })

  it('forgets the draft once it is placed (REQ-19)', async () => {
    expect((await submit(refusing().orders)).kept).toBeUndefined()
  })

  it.each([
    ['guest', ['pekarna-u-mostu-1']],
    ['classic', []],
  ] as const)('remembers on the device what a guest ordered, and only that: %s (GUEST-05)', async (mode, ids) => {
    const guestOrders = makeMemoryGuestOrders()
    const { run } = memoryPortal({ guestOrders })
    await run(submitOrder(submission({ mode, business: false }), () => Promise.resolve(true)))
    expect(await run(guestOrders.ids)).toEqual(ids)
  })

  it('tells a tab that holds the same draft which order it became (CON-16)', async () => {
    const { run, otherTab } = memoryPortal()
    const told = await run(
      Effect.gen(function* () {
        const hearing = yield* Effect.forkChild(Stream.runHead(otherTab.placedElsewhere), { startImmediately: true })
        yield* TestClock.withLive(Effect.sleep(1))
        yield* submitOrder(submission(), () => Promise.resolve(true))
        return yield* Fiber.join(hearing)
      }),
    )
    expect(told).toMatchObject({
      value: { draft: { vendorId: 'pekarna-u-mostu', draft: aDraft(), key: 'intent-1' }, orderId: 'pekarna-u-mostu-1' },
    })
  })

  it('fails with a refused voucher where none was sent', async () => {
    const refusal = voucherRefused('used-up')
    const { outcome, told } = await submit(refusing(refusal).orders)
    expect([outcome, told]).toEqual([Result.fail(refusal), []])
  })

  it('keeps the draft and its key when it fails, and logs nothing (REQ-33, CON-16)', async () => {
    const { orders, tries } = refusing(offline)
    const { outcome, kept, portal } = await submit(orders)
    expect(outcome).toMatchObject({ failure: { _tag: 'ServiceUnavailable', reason: 'offline' } })
    expect(kept).toMatchObject({ vendorId: 'pekarna-u-mostu', draft: aDraft(), key: tries[0]?.key })
    expect(portal.analytics.pushed).toEqual([])
  })

  it('waits a second and computes an expired fee again; the same fee is sent without asking (REQ-22, REQ-24, CONST-24, FEE-08)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, asked, told } = await submit(orders, { wait: 1 })
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(asked).toEqual([])
    expect(told).toEqual([{ kind: 'recomputing' }])
    expect(tries.map(({ order }) => order.deliveryFee.signature)).toEqual(['shown', 'pekarna-u-mostu-1'])
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1)
  })

  it('does not ask for another fee before that second is over (REQ-22, CONST-24)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const portal = memoryPortal({ orders })
    const triesAfter = await portal.run(
      Effect.gen(function* () {
        const submitting = yield* Effect.forkChild(submitOrder(submission(), () => Promise.resolve(true)))
        yield* TestClock.adjust(999)
        const before = tries.length
        yield* TestClock.adjust(1)
        yield* Fiber.join(submitting)
        return [before, tries.length]
      }),
    )
    expect(triesAfter).toEqual([1, 2])
  })

  it('asks about another fee, and sends it when it is confirmed (REQ-23)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, asked } = await submit(orders, { wait: 1, fee: 9_900 })
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(asked).toEqual([{ shown: crowns(8_900), recomputed: crowns(9_900), voucherLost: false }])
    expect(tries.at(-1)?.order.deliveryFee.fee).toEqual(crowns(9_900))
  })

  it('sends nothing when the other fee is refused, and keeps the draft (REQ-23)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, kept } = await submit(orders, { wait: 1, fee: 9_900, confirm: false })
    expect(outcome).toMatchObject({ failure: { _tag: 'FeeDeclined', recomputed: crowns(9_900) } })
    expect(tries).toHaveLength(1)
    expect(kept?.draft).toEqual(aDraft())
  })

  it('computes the fee again as often as it expires, and asks about a change once (REQ-25)', async () => {
    const { orders, tries } = refusing(signatureExpired(), signatureExpired(), signatureExpired())
    const { outcome, asked } = await submit(orders, { wait: 3, fee: 9_900 })
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(tries).toHaveLength(4)
    expect(asked).toHaveLength(1)
  })

  it('shows a guest that the creation failed instead of computing again (REQ-26)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome } = await submit(orders, { given: submission({ mode: 'guest' }) })
    expect(outcome).toMatchObject({ failure: { _tag: 'ServiceRefusal', code: 'SignatureExpired' } })
    expect(tries).toHaveLength(1)
  })

  it('tells a closed store from any other refusal (FEE-09, REQ-33)', async () => {
    const closed = new ServiceRefusal({ status: 409, code: 'StoreClosed', translationKey: 'x', message: 'x' })
    expect((await submit(refusing(closed).orders)).outcome).toMatchObject({ failure: { _tag: 'StoreClosed' } })
    expect((await submit(refusing(notFound()).orders)).outcome).toMatchObject({ failure: { _tag: 'ServiceRefusal' } })
  })

  it('places nothing twice when an answer was lost and the person tries again (CON-16)', async () => {
    const memory = makeMemoryOrderRepository([])
    let answered = 0
    const losing: OrderRepositoryPort = {
      ...memory,
      place: (order, key) =>
        Effect.flatMap(memory.place(order, key), (id) => {
          answered += 1
          return answered === 1 ? Effect.fail(offline) : Effect.succeed(id)
        }),
    }
    const portal = memoryPortal({ orders: losing })
    const never = () => Promise.resolve(false)
    await portal.run(Effect.flip(submitOrder(submission(), never)))
    expect(await portal.run(submitOrder(submission(), never))).toBe('pekarna-u-mostu-1')
  })

  it('says that an edited request was placed before, when its first try got through unseen (CON-16)', async () => {
    const memory = makeMemoryOrderRepository([])
    const losing: OrderRepositoryPort = {
      ...memory,
      place: (order, key) => Effect.andThen(memory.place(order, key), Effect.fail(offline)),
    }
    const portal = memoryPortal({ orders: losing })
    const never = () => Promise.resolve(false)
    await portal.run(Effect.flip(submitOrder(submission(), never)))
    const edited = submission({ draft: aDraft({ destinationName: 'Eva' }) })
    expect((await portal.run(Effect.flip(submitOrder(edited, never))))._tag).toBe('AlreadyPlaced')
    expect(await portal.run(portal.drafts.read({ purpose: NEW_ORDER, vendorId: aVendor().id }))).toBeUndefined()
  })
})

describe('Submitting a request with a voucher', () => {
  const half: VoucherOffer = {
    voucher: { code: 'HALF', type: 'PERCENTAGE', percent: 50 },
    active: true,
    firstOrderOnly: false,
  }
  const withVoucher = (more: Partial<Submission> = {}) =>
    submission({
      voucher: { voucher: half.voucher, discountedFee: { fee: crowns(4_450), signature: 'less' } },
      ...more,
    })
  const sent = (tries: ReadonlyArray<{ readonly order: PlacedOrder }>) =>
    tries.map(({ order }) => [order.deliveryFee.fee.minor, order.voucher?.discountedFee.fee.minor])

  it('sends its code, the discounted fee and both signatures (FEE-06)', async () => {
    const { orders, tries } = refusing()
    await submit(orders, { given: withVoucher() })
    expect(tries[0]?.order).toMatchObject({
      deliveryFee: { fee: crowns(8_900), signature: 'shown' },
      voucher: { code: 'HALF', discountedFee: { fee: crowns(4_450), signature: 'less' } },
    })
  })

  it('validates it again with each new fee, without a word when the price stays the same (VOUCH-08, REQ-24)', async () => {
    const { orders, tries } = refusing(signatureExpired(), signatureExpired())
    const { outcome, asked } = await submit(orders, { given: withVoucher(), wait: 2, vouchers: [half] })
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(asked).toEqual([])
    expect(tries.map(({ order }) => order.voucher?.discountedFee.signature)).toEqual([
      'less',
      'HALF-pekarna-u-mostu-1-1',
      'HALF-pekarna-u-mostu-2-2',
    ])
  })

  it('asks about what is left of the new fee (REQ-23, VOUCH-08)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { asked } = await submit(orders, { given: withVoucher(), wait: 1, fee: 9_900, vouchers: [half] })
    expect(asked).toEqual([{ shown: crowns(4_450), recomputed: crowns(4_950), voucherLost: false }])
    expect(sent(tries)).toEqual([
      [8_900, 4_450],
      [9_900, 4_950],
    ])
  })

  it('takes it off when the new fee refuses it, says so, and asks about the whole fee (VOUCH-04, OP-68)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { asked, told } = await submit(orders, { given: withVoucher(), wait: 1 })
    expect(told).toEqual([{ kind: 'recomputing' }, { kind: 'voucher-refused', code: 'HALF', reason: 'unknown' }])
    expect(asked).toEqual([{ shown: crowns(4_450), recomputed: crowns(8_900), voucherLost: true }])
    expect(sent(tries)).toEqual([
      [8_900, 4_450],
      [8_900, undefined],
    ])
  })

  it('sends nothing at the whole fee when that is declined (REQ-23, OP-68)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, kept } = await submit(orders, { given: withVoucher(), wait: 1, confirm: false })
    expect(outcome).toMatchObject({ failure: { _tag: 'FeeDeclined', voucherLost: true } })
    expect(tries).toHaveLength(1)
    expect(kept?.draft).toEqual(aDraft())
  })

  it('asks about the whole fee when the order itself is refused for it (VOUCH-04)', async () => {
    const { orders, tries } = refusing(voucherRefused('used-up'))
    const { asked, told } = await submit(orders, { given: withVoucher() })
    expect(told).toEqual([{ kind: 'voucher-refused', code: 'HALF', reason: 'used-up' }])
    expect(asked).toHaveLength(1)
    expect(sent(tries)).toEqual([
      [8_900, 4_450],
      [8_900, undefined],
    ])
  })

  it('asks before the first try when the price is not the one that was seen (REQ-23)', async () => {
    const { orders, tries } = refusing()
    const given = submission({ shown: { fee: crowns(8_900), discountedFee: crowns(4_450) } })
    const { asked } = await submit(orders, { given, confirm: false })
    expect(asked).toEqual([{ shown: crowns(4_450), recomputed: crowns(8_900), voucherLost: true }])
    expect(tries).toEqual([])
  })
})
