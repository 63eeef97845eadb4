import { Deferred, Effect, Fiber, Result, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { invalidRequest, refusalTexts, voucherRefused } from '../../src/adapters/memory/refusals.ts'
import { signatureExpired } from '../support/signatureExpired.ts'
import { makeMemoryVouchers } from '../../src/adapters/memory/MemoryVouchers.ts'
import type { OrderRefused, OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { ServiceUnavailable, type ServiceFailure, StoreClosed } from '../../src/application/ports/ServiceFailure.ts'
import type { SubmissionEvent } from '../../src/application/request/recomputePrice.ts'
import { keepDraft, readStoredDraft } from '../../src/application/request/keepDraft.ts'
import { submitOrder, type Submission } from '../../src/application/request/submitOrder.ts'
import { instantAt, MINUTE, minus, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import type { FeeChange } from '../../src/domain/request/feeRecompute.ts'
import type { PlacedOrder } from '../../src/domain/request/placedOrder.ts'
import { aStoredDraft } from '../support/aStoredDraft.ts'
import { aSubmission } from '../support/aSubmission.ts'
import { aDraft, aVendor } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const crowns = (minor: number): Money => ({ minor, currency: 'CZK' })
const offline = new ServiceUnavailable({ reason: 'offline' })

/** Fails with each of `failures` in turn, then places the order; records every attempt. */
const refusing = (...failures: ReadonlyArray<OrderRefused | ServiceFailure>) => {
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
    /** When the draft was sent without an answer. */
    readonly perhapsSentAt?: Instant
    readonly now?: Instant
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
  const { now = NOON, perhapsSentAt } = options
  const left = aStoredDraft({ userId: '', vendorId: aVendor().id, perhapsSentAt })
  if (perhapsSentAt !== undefined) await portal.run(portal.drafts.keep(left))
  const outcome = await portal.run(
    Effect.gen(function* () {
      yield* TestClock.setTime(now)
      const submitting = yield* Effect.forkChild(
        Effect.result(submitOrder(options.given ?? aSubmission(), confirmFee, (event) => told.push(event))),
      )
      // The person's answer is a promise, which needs real event loop turns between the seconds.
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

describe('submitOrder', () => {
  it('places the order with the displayed fee and its signature (REQ-16, FEE-06)', async () => {
    const { orders, tries } = refusing()
    const { outcome } = await submit(orders)
    expect(outcome).toMatchObject({ _tag: 'Success', success: 'pekarna-u-mostu-1' })
    expect(tries).toMatchObject([
      { order: { vendorId: 'pekarna-u-mostu', deliveryFee: { fee: crowns(8_900), signature: 'shown' } } },
    ])
  })

  it('returns the first and all refusals and sends nothing (VAL-01, REQ-13)', async () => {
    const { orders, tries } = refusing()
    const given = aSubmission({ draft: aDraft({ destinationName: '', orderAmount: '-1', paymentMethod: '' }) })
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

  it('logs the time from the first touch to the response, with vendor, payment method and country (REQ-12, ANALYTICS-03)', async () => {
    const { ended, portal } = await submit(refusing().orders)
    expect(ended).toEqual([{ kind: 'ended', endTime: NOON }])
    expect(portal.analytics.pushed).toEqual([
      { event: 'request-submitted', elapsed: 42_000, vendor: 'pekarna-u-mostu', paymentMethod: 'PAID', country: 'CZ' },
    ])
  })

  it('deletes the draft after the order was placed (REQ-19)', async () => {
    expect((await submit(refusing().orders)).kept).toBeUndefined()
  })

  it.each([
    ['guest', ['pekarna-u-mostu-1']],
    ['classic', []],
  ] as const)('stores the order ids of guests on the device, and only theirs: %s (GUEST-05)', async (mode, ids) => {
    const guestOrders = makeMemoryGuestOrders()
    const { run } = memoryPortal({ guestOrders })
    await run(submitOrder(aSubmission({ mode, business: false }), () => Promise.resolve(true)))
    expect(await run(guestOrders.ids)).toEqual(ids)
  })

  it("notifies a tab with the same draft, with the order's id (CON-16)", async () => {
    const { run, otherTab } = memoryPortal()
    const told = await run(
      Effect.gen(function* () {
        const hearing = yield* Effect.forkChild(Stream.runHead(otherTab.placedElsewhere), { startImmediately: true })
        yield* TestClock.withLive(Effect.sleep(1))
        yield* submitOrder(aSubmission(), () => Promise.resolve(true))
        return yield* Fiber.join(hearing)
      }),
    )
    expect(told).toMatchObject({
      value: { draft: { vendorId: 'pekarna-u-mostu', draft: aDraft(), key: 'intent-1' }, orderId: 'pekarna-u-mostu-1' },
    })
  })

  it('fails with a refused voucher when none was sent', async () => {
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

  it('recomputes an expired fee after a second, and sends the same fee without asking (REQ-22, REQ-24, CONST-24, FEE-08)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, asked, told } = await submit(orders, { wait: 1 })
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(asked).toEqual([])
    expect(told).toEqual([{ kind: 'recomputing' }])
    expect(tries.map(({ order }) => order.deliveryFee.signature)).toEqual(['shown', 'pekarna-u-mostu-1'])
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1)
  })

  it('does not request another fee before that second is over (REQ-22, CONST-24)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const portal = memoryPortal({ orders })
    const triesAfter = await portal.run(
      Effect.gen(function* () {
        const submitting = yield* Effect.forkChild(submitOrder(aSubmission(), () => Promise.resolve(true)))
        yield* TestClock.adjust(999)
        const before = tries.length
        yield* TestClock.adjust(1)
        yield* Fiber.join(submitting)
        return [before, tries.length]
      }),
    )
    expect(triesAfter).toEqual([1, 2])
  })

  it('asks to confirm another fee, and sends it when confirmed (REQ-23)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, asked } = await submit(orders, { wait: 1, fee: 9_900 })
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(asked).toEqual([{ shown: crowns(8_900), recomputed: crowns(9_900), voucherLost: false }])
    expect(tries.at(-1)?.order.deliveryFee.fee).toEqual(crowns(9_900))
  })

  it('sends nothing when the other fee is declined, and keeps the draft (REQ-23)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, kept } = await submit(orders, { wait: 1, fee: 9_900, confirm: false })
    expect(outcome).toMatchObject({ failure: { _tag: 'FeeDeclined', recomputed: crowns(9_900) } })
    expect(tries).toHaveLength(1)
    expect(kept?.draft).toEqual(aDraft())
  })

  it('recomputes the fee as often as it expires, and asks about a change once (REQ-25)', async () => {
    const { orders, tries } = refusing(signatureExpired(), signatureExpired(), signatureExpired())
    const { outcome, asked } = await submit(orders, { wait: 3, fee: 9_900 })
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(tries).toHaveLength(4)
    expect(asked).toHaveLength(1)
  })

  it('fails for a guest instead of recomputing (REQ-26)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome } = await submit(orders, { given: aSubmission({ mode: 'guest' }) })
    expect(outcome).toMatchObject({ failure: { _tag: 'SignatureExpired' } })
    expect(tries).toHaveLength(1)
  })

  it('distinguishes a closed store from other refusals (FEE-09, REQ-33)', async () => {
    const closed = new StoreClosed(refusalTexts('x', 'x'))
    expect((await submit(refusing(closed).orders)).outcome).toMatchObject({ failure: { _tag: 'StoreClosed' } })
    expect((await submit(refusing(invalidRequest()).orders)).outcome).toMatchObject({
      failure: { _tag: 'ServiceRefusal' },
    })
  })

  it.each(['offline', 'timeout', 'server-fault', 'unreadable-answer'] as const)(
    'finds an order in the list when its answer was lost: %s',
    async (reason) => {
      const { orders, tries } = refusing()
      const failure = new ServiceUnavailable({ reason })
      const place: OrderRepositoryPort['place'] = (...sent) =>
        Effect.andThen(orders.place(...sent), Effect.fail(failure))
      const { outcome, kept } = await submit({ ...orders, place })
      expect(outcome).toMatchObject({ success: 'pekarna-u-mostu-1' })
      expect([tries.length, kept]).toEqual([1, undefined])
    },
  )

  it('looks for it for at most 3 s', async () => {
    const { orders } = refusing(offline)
    const { outcome } = await submit({ ...orders, list: () => Effect.never }, { wait: 3 })
    expect(outcome).toMatchObject({ failure: offline })
  })

  it('stores with the draft that it is being sent, in case the page ends before the answer (CON-16)', async () => {
    const { orders } = refusing()
    const isPlacing = Deferred.makeUnsafe<void>()
    const place = () => Effect.andThen(Deferred.succeed(isPlacing, undefined), Effect.never)
    const portal = memoryPortal({ orders: { ...orders, place } })
    const kept = await portal.run(
      Effect.gen(function* () {
        const sending = yield* Effect.forkChild(submitOrder(aSubmission(), () => Promise.resolve(true)))
        yield* Deferred.await(isPlacing)
        yield* Fiber.interrupt(sending)
        return yield* readStoredDraft(aVendor().id, NEW_ORDER)
      }),
    )
    expect(kept).toMatchObject({ perhapsSentAt: NOON, key: 'intent-1' })
  })

  it.each([
    ['refused', invalidRequest()],
    ['not sent', new ServiceUnavailable({ reason: 'too-many' })],
  ])('stores no such mark if the order was %s', async (_, failure) => {
    const { kept } = await submit(refusing(failure).orders)
    expect(kept).toMatchObject({ draft: aDraft(), perhapsSentAt: undefined })
  })

  it('does not place an order twice when a response is lost and the person retries (CON-16)', async () => {
    const memory = makeMemoryOrderRepository([])
    let answered = 0
    const losing: OrderRepositoryPort = {
      ...memory,
      list: () => Effect.fail(offline),
      place: (order, key) =>
        Effect.flatMap(memory.place(order, key), (id) => {
          answered += 1
          return answered === 1 ? Effect.fail(offline) : Effect.succeed(id)
        }),
    }
    const portal = memoryPortal({ orders: losing })
    const never = () => Promise.resolve(false)
    await portal.run(Effect.flip(submitOrder(aSubmission(), never)))
    expect(await portal.run(submitOrder(aSubmission(), never))).toBe('pekarna-u-mostu-1')
  })

  it('reports an edited request as already placed when the first attempt succeeded unnoticed (CON-16)', async () => {
    const memory = makeMemoryOrderRepository([])
    const losing: OrderRepositoryPort = {
      ...memory,
      list: () => Effect.fail(offline),
      place: (order, key) => Effect.andThen(memory.place(order, key), Effect.fail(offline)),
    }
    const portal = memoryPortal({ orders: losing })
    const never = () => Promise.resolve(false)
    await portal.run(Effect.flip(submitOrder(aSubmission(), never)))
    const edited = aSubmission({ draft: aDraft({ destinationName: 'Eva' }) })
    expect((await portal.run(Effect.flip(submitOrder(edited, never))))._tag).toBe('AlreadyPlaced')
    expect(await portal.run(portal.drafts.read({ purpose: NEW_ORDER, vendorId: aVendor().id }))).toBeUndefined()
  })
})

describe('submitOrder with a voucher', () => {
  const half: VoucherOffer = {
    voucher: { code: 'HALF', type: 'PERCENTAGE', percent: 50 },
    active: true,
    firstOrderOnly: false,
  }
  const withVoucher = (more: Partial<Submission> = {}) =>
    aSubmission({
      voucher: { voucher: half.voucher, discountedFee: { fee: crowns(4_450), signature: 'less' } },
      ...more,
    })
  const sent = (tries: ReadonlyArray<{ readonly order: PlacedOrder }>) =>
    tries.map(({ order }) => [order.deliveryFee.fee.minor, order.voucher?.discountedFee.fee.minor])

  it('sends the code, the discounted fee and both signatures (FEE-06)', async () => {
    const { orders, tries } = refusing()
    await submit(orders, { given: withVoucher() })
    expect(tries[0]?.order).toMatchObject({
      deliveryFee: { fee: crowns(8_900), signature: 'shown' },
      voucher: { code: 'HALF', discountedFee: { fee: crowns(4_450), signature: 'less' } },
    })
  })

  it('validates the voucher with each new fee, without asking while the price is the same (VOUCH-08, REQ-24)', async () => {
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

  it('asks to confirm the new discounted fee (REQ-23, VOUCH-08)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { asked } = await submit(orders, { given: withVoucher(), wait: 1, fee: 9_900, vouchers: [half] })
    expect(asked).toEqual([{ shown: crowns(4_450), recomputed: crowns(4_950), voucherLost: false }])
    expect(sent(tries)).toEqual([
      [8_900, 4_450],
      [9_900, 4_950],
    ])
  })

  it('removes a voucher that is refused for the new fee, reports it, and asks to confirm the full fee (VOUCH-04, OP-68)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { asked, told } = await submit(orders, { given: withVoucher(), wait: 1 })
    expect(told).toEqual([{ kind: 'recomputing' }, { kind: 'voucher-refused', code: 'HALF', reason: 'unknown' }])
    expect(asked).toEqual([{ shown: crowns(4_450), recomputed: crowns(8_900), voucherLost: true }])
    expect(sent(tries)).toEqual([
      [8_900, 4_450],
      [8_900, undefined],
    ])
  })

  it('sends nothing when the full fee is declined (REQ-23, OP-68)', async () => {
    const { orders, tries } = refusing(signatureExpired())
    const { outcome, kept } = await submit(orders, { given: withVoucher(), wait: 1, confirm: false })
    expect(outcome).toMatchObject({ failure: { _tag: 'FeeDeclined', voucherLost: true } })
    expect(tries).toHaveLength(1)
    expect(kept?.draft).toEqual(aDraft())
  })

  it('asks to confirm the full fee when the order is refused for its voucher (VOUCH-04)', async () => {
    const { orders, tries } = refusing(voucherRefused('used-up'))
    const { asked, told } = await submit(orders, { given: withVoucher() })
    expect(told).toEqual([{ kind: 'voucher-refused', code: 'HALF', reason: 'used-up' }])
    expect(asked).toHaveLength(1)
    expect(sent(tries)).toEqual([
      [8_900, 4_450],
      [8_900, undefined],
    ])
  })

  it('asks before the first attempt when the price differs from the displayed one (REQ-23)', async () => {
    const { orders, tries } = refusing()
    const given = aSubmission({ shown: { fee: crowns(8_900), discountedFee: crowns(4_450) } })
    const { asked } = await submit(orders, { given, confirm: false })
    expect(asked).toEqual([{ shown: crowns(4_450), recomputed: crowns(8_900), voucherLost: true }])
    expect(tries).toEqual([])
  })
})

describe('submitOrder to a back end that takes no keys (CON-16)', () => {
  const unknown = new ServiceUnavailable({ reason: 'unknown-outcome' })

  /** The first `lost` orders fail as unknown; those up to `arrived` exist all the same. */
  const losing = (lost: number, arrived: number) => {
    const memory = makeMemoryOrderRepository([])
    let tries = 0
    const orders: OrderRepositoryPort = {
      ...memory,
      place: (order, key) =>
        Effect.suspend(() => {
          tries += 1
          if (tries > lost) return memory.place(order, `${key}-${tries}`)
          const failing = Effect.fail(unknown)
          return tries > arrived ? failing : Effect.andThen(memory.place(order, `${key}-${tries}`), failing)
        }),
    }
    return { orders, tried: () => tries }
  }

  it('finds an order whose answer was lost in the list of the vendor', async () => {
    const { orders, tried } = losing(1, 1)
    const { outcome, kept } = await submit(orders)
    expect(outcome).toMatchObject({ success: 'pekarna-u-mostu-1' })
    expect([tried(), kept]).toEqual([1, undefined])
  })

  it('does not know what became of one that is not in the list, and does not send it again (REQ-33)', async () => {
    const { orders, tried } = losing(1, 0)
    const { outcome, kept } = await submit(orders)
    expect(outcome).toMatchObject({ failure: unknown })
    expect([tried(), kept?.draft]).toEqual([1, aDraft()])
  })

  it('looks into the list before a person sends it again', async () => {
    const { orders, tried } = losing(1, 1)
    await submit(orders)
    const again = await submit(orders, { perhapsSentAt: minus(NOON, SECOND) })
    expect(again.outcome).toMatchObject({ success: 'pekarna-u-mostu-1' })
    expect([tried(), again.kept]).toEqual([1, undefined])
  })

  it('remembers with the draft that it was sent, over changes and further attempts', async () => {
    const { orders } = losing(2, 0)
    const { portal } = await submit(orders)
    const later = await portal.run(
      Effect.gen(function* () {
        yield* TestClock.adjust('1 minute')
        yield* keepDraft(aVendor().id, { ...aSubmission(), voucherCode: 'SOUP20' })
        yield* Effect.flip(submitOrder(aSubmission(), () => Promise.resolve(true)))
        return yield* readStoredDraft(aVendor().id, NEW_ORDER)
      }),
    )
    expect(later).toMatchObject({ perhapsSentAt: NOON, key: 'intent-1' })
  })

  it('finds an order that was sent before midnight after it', async () => {
    const { orders, tried } = losing(1, 1)
    const midnight = instantAt(Date.parse('2026-03-13T00:00:00+01:00'))
    const sentAt = minus(midnight, 10 * SECOND)
    await submit(orders, { now: sentAt })
    const again = await submit(orders, { now: plus(midnight, 5 * SECOND), perhapsSentAt: sentAt })
    expect(again.outcome).toMatchObject({ success: 'pekarna-u-mostu-1' })
    expect(tried()).toBe(1)
  })

  it.each([
    ['for another customer', { draft: aDraft({ destinationName: 'Jan Jiný' }) }],
    ['of other items', { draft: aDraft({ orderDescription: 'Something else' }) }],
    ['of another value', { draft: aDraft({ orderAmount: '77' }) }],
  ])('sends an order %s, although a similar one was placed just now', async (_, other) => {
    const { orders, tried } = losing(0, 0)
    await submit(orders)
    const again = await submit(orders, { given: aSubmission(other), perhapsSentAt: minus(NOON, SECOND) })
    expect(again.outcome).toMatchObject({ success: 'pekarna-u-mostu-2' })
    expect(tried()).toBe(2)
  })

  it('does not take an order from before it was sent', async () => {
    const { orders, tried } = losing(0, 0)
    await submit(orders)
    const again = await submit(orders, { perhapsSentAt: plus(NOON, MINUTE) })
    expect(again.outcome).toMatchObject({ success: 'pekarna-u-mostu-2' })
    expect(tried()).toBe(2)
  })

  it.each([
    ['cannot be read', Effect.fail(offline)],
    ['has no end', Effect.succeed({ orders: [], paginationKey: 'again' })],
    ['has an unreadable order', Effect.succeed({ orders: [], unreadable: ['{}'], paginationKey: undefined })],
  ])('does not send it again while the list %s', async (_, answer) => {
    const { orders, tried } = losing(1, 1)
    await submit(orders)
    const unreadable = { ...orders, list: () => answer }
    const again = await submit(unreadable, { perhapsSentAt: minus(NOON, SECOND) })
    expect(again.outcome).toMatchObject({ failure: unknown })
    expect([tried(), again.kept?.draft]).toEqual([1, aDraft()])
  })

  it('does not know either if the list cannot be read', async () => {
    const { orders } = losing(1, 1)
    const { outcome } = await submit({ ...orders, list: () => Effect.fail(offline) })
    expect(outcome).toMatchObject({ failure: unknown })
  })
})
