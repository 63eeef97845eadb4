import { Cause, Clock, Effect, Exit, Fiber, Result, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryCardCipher } from '../support/memory/MemoryCardCipher.ts'
import { makeMemoryCardPayments } from '../support/memory/MemoryCardPayments.ts'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryPendingPayment } from '../support/memory/MemoryPendingPayment.ts'
import { invalidRequest, notFound, refusal, refusalTexts } from '../../src/adapters/memory/refusals.ts'
import { confirmCardPayment } from '../../src/application/payment/confirmCardPayment.ts'
import { resumeCardPayment } from '../../src/application/payment/resumeCardPayment.ts'
import { startCardPayment } from '../../src/application/payment/startCardPayment.ts'
import type { CardPaymentsPort } from '../../src/application/ports/CardPayments.ts'
import {
  NotOffered,
  ServiceUnavailable,
  SignedOut,
  WalletExpired,
  type NotFound,
  type ServiceFailure,
} from '../../src/application/ports/ServiceFailure.ts'
import type { Submission } from '../../src/application/request/submitOrder.ts'
import { minus, MINUTE, SECOND } from '../../src/domain/instant.ts'
import type { Order } from '../../src/domain/order/order.ts'
import type { PaymentOutcome } from '../../src/domain/payment/paymentOutcome.ts'
import {
  chooseExisting,
  creditCards,
  NO_PAYMENT,
  withMethods,
  type PaymentState,
} from '../../src/domain/payment/paymentState.ts'
import type { CardMethod } from '../../src/domain/payment/wallet.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { CARD_CONDUCTS, typedCard } from '../support/aCardPayment.ts'
import { anOrder } from '../support/anOrder.ts'
import { aSubmission } from '../support/aSubmission.ts'
import { aDraft, aVendor } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const SLOT = { purpose: NEW_ORDER, vendorId: aVendor().id }
const GOOD = '4111111111111111'
const SILENT = '4000000000000119'
const BANK = '4000000000003220'
const offline = new ServiceUnavailable({ reason: 'offline' })
const ended = new WalletExpired(refusalTexts('error.payment.init', ''))

const submission = (more: Partial<Submission> = {}) => aSubmission({ business: false, mode: 'guest', ...more })

/** A portal whose payments may be overridden; records the key of every confirmation. */
const world = (
  spoil: (memory: CardPaymentsPort) => Partial<CardPaymentsPort> = () => ({}),
  listed: ReadonlyArray<Order> = [],
) => {
  const cipher = makeMemoryCardCipher()
  const memory = makeMemoryCardPayments(cipher, CARD_CONDUCTS)
  const keys: Array<string> = []
  const spoilt = { ...memory, ...spoil(memory) }
  const cardPayments: CardPaymentsPort = {
    ...spoilt,
    confirm: (payment, key) => Effect.suspend(() => (keys.push(key), spoilt.confirm(payment, key))),
  }
  const guestOrders = makeMemoryGuestOrders()
  const pendingPayment = makeMemoryPendingPayment()
  const memoryOrders = makeMemoryOrderRepository(listed)
  const orders = { ...memoryOrders, isListed: true }
  orders.list = (query) => Effect.suspend(() => (orders.isListed ? memoryOrders.list(query) : Effect.fail(offline)))
  const portal = memoryPortal({ cardCipher: cipher, cardPayments, guestOrders, pendingPayment, orders })
  return { portal, keys, guestOrders, pendingPayment, cardPayments, orders }
}
type World = ReturnType<typeof world>

const paying = (number: string, told: Array<string> = []) =>
  Effect.gen(function* () {
    const started = yield* startCardPayment(submission())
    const state = typedCard(started.intent.methods, number)
    return yield* confirmCardPayment(started, state, '/request-a-rider/x', ({ kind }) => told.push(kind))
  })

/** The same while the clock advances. */
const waiting = ({ portal }: World, seconds: number, number: string, told: Array<string> = []) =>
  portal.run(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.result(paying(number, told)))
      for (let second = 0; second < seconds; second += 1) yield* TestClock.adjust('1 second')
      return yield* Fiber.join(fiber)
    }),
  )

const once = (failure: ServiceUnavailable | WalletExpired, before: boolean) => {
  let failed = false
  return (memory: CardPaymentsPort): Partial<CardPaymentsPort> => ({
    confirm: (payment, key) =>
      Effect.suspend(() => {
        if (failed) return memory.confirm(payment, key)
        failed = true
        return before ? Effect.fail(failure) : Effect.andThen(memory.confirm(payment, key), Effect.fail(failure))
      }),
  })
}

describe('startCardPayment', () => {
  it('opens a wallet and creates an intent for the fee (PAY-11, ENT-14)', async () => {
    const { portal } = world()
    const { intent, order, wallet } = await portal.run(startCardPayment(submission()))
    expect(intent.amount).toEqual({ minor: 8_900, currency: 'CZK' })
    expect(order.vendorId).toBe(wallet.walletId.slice(2))
  })

  it('stores the draft for the way to the bank and back (PERSIST-02, PAY-14)', async () => {
    const { portal } = world()
    await portal.run(startCardPayment(submission()))
    expect((await portal.run(portal.drafts.read(SLOT)))?.draft).toEqual(aDraft())
  })

  it('refuses a request that breaks a rule (VAL-01)', async () => {
    const { portal } = world()
    const draft = { ...aDraft(), destinationName: '' }
    expect(await portal.run(Effect.flip(startCardPayment(submission({ draft }))))).toMatchObject({
      _tag: 'RequestRefused',
      first: { field: 'destinationName' },
    })
  })

  it('distinguishes a failed wallet from a failed intent (PAY-15, PAY-16, ERR-14)', async () => {
    const noWallet = world(() => ({ openWallet: () => Effect.fail(offline) }))
    const noIntent = world(() => ({ createIntent: () => Effect.fail(offline) }))
    expect(await noWallet.portal.run(Effect.flip(startCardPayment(submission())))).toMatchObject({
      _tag: 'PaymentNotStarted',
      because: offline,
    })
    expect(await noIntent.portal.run(Effect.flip(startCardPayment(submission())))).toMatchObject({
      _tag: 'IntentNotCreated',
      because: offline,
    })
  })

  it('does not retry an intent that is refused for another reason (PAY-16)', async () => {
    let asked = 0
    const refusing = world(() => ({
      createIntent: () =>
        Effect.suspend(() => {
          asked += 1
          return Effect.fail(invalidRequest())
        }),
    }))
    expect(await refusing.portal.run(Effect.flip(startCardPayment(submission())))).toMatchObject({
      _tag: 'IntentNotCreated',
    })
    expect(asked).toBe(1)
  })

  it('renews an expired wallet once (ENT-14)', async () => {
    const asked: Array<string> = []
    const ending = (times: number) =>
      world((memory) => ({
        createIntent: (wallet, order) =>
          Effect.suspend(() => {
            asked.push(wallet.accessToken)
            return asked.length <= times ? Effect.fail(ended) : memory.createIntent(wallet, order)
          }),
      }))
    expect((await ending(1).portal.run(startCardPayment(submission()))).intent.id).toBe('pay-1')
    expect(new Set(asked).size).toBe(2)
    asked.length = 0
    expect(await ending(9).portal.run(Effect.flip(startCardPayment(submission())))).toMatchObject({
      _tag: 'IntentNotCreated',
    })
    expect(asked).toHaveLength(2)
  })
})

describe('confirmCardPayment', () => {
  it("places the guest's order, deletes the draft and logs the event (PAY-11, GUEST-05, GUEST-07, REQ-12)", async () => {
    const { portal, guestOrders, pendingPayment, keys } = world()
    const [end, guests, pending, draft] = await portal.run(
      Effect.all([paying(GOOD), guestOrders.ids, pendingPayment.read, portal.drafts.read(SLOT)]),
    )
    expect(end).toEqual({ kind: 'paid', orderId: 'order-1' })
    expect([guests, pending, draft]).toEqual([['order-1'], undefined, undefined])
    expect(keys).toHaveLength(1)
    expect(portal.analytics.pushed).toEqual([
      expect.objectContaining({ event: 'request-submitted', elapsed: 42_000, paymentMethod: 'PAID' }),
    ])
  })

  it('saves a new card, which can pay the next order (PAY-12, ENT-13)', async () => {
    const { portal } = world()
    const pay = Effect.fnUntraced(function* (stateOf: (methods: ReadonlyArray<CardMethod>) => PaymentState) {
      const started = yield* startCardPayment(submission())
      const cards = started.intent.methods.flatMap((method) => method.cards)
      const end = yield* confirmCardPayment(started, stateOf(started.intent.methods), '/', () => undefined)
      return { end, cards }
    })
    const [first, second, third] = await portal.run(
      Effect.all([
        pay((methods) => typedCard(methods, GOOD)),
        pay((methods) => typedCard(methods, GOOD, true)),
        pay((methods) => {
          const state = withMethods(NO_PAYMENT, methods)
          return chooseExisting(state, creditCards(state)[0]?.id ?? '')
        }),
      ]),
    )
    expect([first.cards, second.cards, third.cards]).toMatchObject([[], [], [{ lastDigits: '1111' }]])
    expect([first.end.kind, second.end.kind, third.end.kind]).toEqual(['paid', 'paid', 'paid'])
  })

  it("sends the address that the bank's page returns to (PAY-14)", async () => {
    const leadsTo: Array<string> = []
    const { portal } = world((memory) => ({
      confirm: (payment, key) => {
        leadsTo.push(payment.returnTo)
        return memory.confirm(payment, key)
      },
    }))
    await portal.run(paying(BANK))
    expect(leadsTo).toEqual(['/request-a-rider/x'])
  })

  it('dies without a payment method and sends nothing', async () => {
    const { portal, pendingPayment, keys } = world()
    const exit = await portal.run(
      Effect.flatMap(startCardPayment(submission()), (started) =>
        Effect.exit(confirmCardPayment(started, NO_PAYMENT, '/', () => undefined)),
      ),
    )
    expect(Exit.isFailure(exit) && Cause.hasDies(exit.cause)).toBe(true)
    expect([keys, await portal.run(pendingPayment.read)]).toEqual([[], undefined])
  })

  it("notifies a tab that has the same draft, with the order's id (CON-16)", async () => {
    const { portal } = world()
    const told = await portal.run(
      Effect.gen(function* () {
        const hearing = yield* Effect.forkChild(Stream.runHead(portal.otherTab.placedElsewhere), {
          startImmediately: true,
        })
        yield* TestClock.withLive(Effect.sleep(1))
        yield* paying(GOOD)
        return yield* Fiber.join(hearing)
      }),
    )
    expect(told).toMatchObject({ value: { draft: { draft: aDraft() }, orderId: 'order-1' } })
  })

  it('reports a declined payment, orders nothing and keeps the draft (PAY-14, REQ-33)', async () => {
    const { portal, guestOrders, pendingPayment } = world()
    expect(await portal.run(Effect.flip(paying('4000000000000002')))).toMatchObject({
      _tag: 'NotPaid',
      reason: 'declined',
    })
    const [guests, pending, draft] = await portal.run(
      Effect.all([guestOrders.ids, pendingPayment.read, portal.drafts.read(SLOT)]),
    )
    expect([guests, pending, draft?.draft]).toEqual([[], undefined, aDraft()])
  })

  it("redirects to the bank's page and remembers the payment until it ends (PAY-14)", async () => {
    const { portal, pendingPayment } = world()
    const [end, pending] = await portal.run(Effect.all([paying(BANK), pendingPayment.read]))
    expect(end).toEqual({ kind: 'bank', redirectUrl: 'https://bank.test/page' })
    expect(pending).toMatchObject({ intentId: 'pay-1' })
  })

  it('polls an unknown outcome until it is known (PAY-14)', async () => {
    const told: Array<string> = []
    expect(await waiting(world(), 10, SILENT, told)).toEqual(Result.succeed({ kind: 'paid', orderId: 'order-3' }))
    expect(told).toEqual(['checking', 'ended'])
  })

  it('polls the outcome after a lost response instead of paying again (PAY-14, CON-16)', async () => {
    const lost = world(once(offline, false))
    expect(await waiting(lost, 10, GOOD)).toEqual(Result.succeed({ kind: 'paid', orderId: 'order-1' }))
    expect(lost.keys).toHaveLength(1)
  })

  it('repeats a confirmation that never arrived, with the same key (CON-16, OP-72)', async () => {
    const lost = world(once(offline, true))
    expect(await waiting(lost, 10, GOOD)).toEqual(Result.succeed({ kind: 'paid', orderId: 'order-1' }))
    expect(lost.keys).toHaveLength(2)
    expect(new Set(lost.keys).size).toBe(1)
  })

  it('repeats a confirmation with a new wallet and the same key when the wallet expired (ENT-14, CON-16)', async () => {
    const late = world(once(ended, true))
    expect(await late.portal.run(paying(GOOD))).toEqual({ kind: 'paid', orderId: 'order-1' })
    expect(new Set(late.keys).size).toBe(1)
  })

  it('renews an expired wallet before the confirmation (ENT-14)', async () => {
    const { portal, keys } = world()
    const end = await portal.run(
      Effect.gen(function* () {
        const started = yield* startCardPayment(submission())
        yield* TestClock.adjust(15 * MINUTE)
        return yield* confirmCardPayment(started, typedCard(started.intent.methods, GOOD), '/', () => undefined)
      }),
    )
    expect(end.kind).toBe('paid')
    expect(keys).toHaveLength(1)
  })

  it('forgets a refused payment, because nothing was charged (API-29)', async () => {
    const refused = refusal('CardUnreadable', 'x', { message: '' })
    const { portal, pendingPayment } = world(() => ({ confirm: () => Effect.fail(refused) }))
    expect(await portal.run(Effect.flip(paying(GOOD)))).toBe(refused)
    expect(await portal.run(pendingPayment.read)).toBeUndefined()
  })
})

describe('a card payment at a back end without keys and without reports on intents (CON-16, PAY-14)', () => {
  const lost = new ServiceUnavailable({ reason: 'unknown-outcome' })
  const noReports = new NotOffered(refusalTexts('failure.not-offered', ''))
  const poor = () => ({ confirm: () => Effect.fail(lost), read: () => Effect.fail(noReports) })

  /** The order as the vendor's list has it, if the confirmation arrived. */
  const arrived = async (status: Order['status']): Promise<Order> => {
    const { order } = await world().portal.run(startCardPayment(submission()))
    const { customer, order: goods, vendorId } = order
    return anOrder({ id: `${vendorId}-7`, vendorId, status, customer, order: goods, createdAt: NOON })
  }

  it('finds its order in the list after a lost answer', async () => {
    const found = world(poor, [await arrived('PAYMENT_COMMITTED')])
    expect(await found.portal.run(paying(GOOD))).toEqual({ kind: 'paid', orderId: 'pekarna-u-mostu-7' })
    expect(found.keys).toHaveLength(1)
  })

  it('does not know what became of it without an order, and does not pay again', async () => {
    const { portal, keys, pendingPayment } = world(poor)
    expect(await portal.run(Effect.flip(paying(GOOD)))).toMatchObject({ reason: 'unknown-outcome' })
    expect(keys).toHaveLength(1)
    expect(await portal.run(pendingPayment.read)).toBeUndefined()
  })

  it('does not pay again after an unknown outcome while the list cannot be read', async () => {
    const { portal, keys, orders } = world(poor)
    await portal.run(Effect.flip(paying(GOOD)))
    orders.isListed = false
    expect(await portal.run(Effect.flip(paying(GOOD)))).toMatchObject({ reason: 'unknown-outcome' })
    expect(keys).toHaveLength(1)
  })

  it('finds the order of an earlier attempt in the list, and does not pay again, whatever its new intent says', async () => {
    const { portal, keys, orders, pendingPayment } = world(() => ({ confirm: () => Effect.fail(lost) }))
    await portal.run(Effect.flip(paying(GOOD)))
    await portal.run(orders.put(await arrived('PAYMENT_COMMITTED')))
    expect(await portal.run(paying(GOOD))).toEqual({ kind: 'paid', orderId: 'pekarna-u-mostu-7' })
    expect(keys).toHaveLength(1)
    expect(await portal.run(Effect.all([pendingPayment.read, portal.drafts.read(SLOT)]))).toEqual([
      undefined,
      undefined,
    ])
  })

  it('pays again if the order of the earlier attempt was not paid', async () => {
    const { portal, keys, orders } = world(poor)
    await portal.run(Effect.flip(paying(GOOD)))
    await portal.run(orders.put(await arrived('PAYMENT_FAILED')))
    await portal.run(Effect.flip(paying(GOOD)))
    expect(keys).toHaveLength(2)
  })

  it('prefers an order that was paid to one that was not', async () => {
    const failed = await arrived('PAYMENT_FAILED')
    const found = world(poor, [failed, { ...failed, id: 'pekarna-u-mostu-8', status: 'PAYMENT_COMMITTED' }])
    expect(await found.portal.run(paying(GOOD))).toMatchObject({ orderId: 'pekarna-u-mostu-8' })
  })

  it('reads the list before the next payment also if the page was left before an answer', async () => {
    const { portal, pendingPayment } = world(poor)
    const { vendorId } = SLOT
    const resumed = Effect.gen(function* () {
      yield* startCardPayment(submission())
      yield* pendingPayment.keep({ intentId: 'i', vendorId, startTime: minus(NOON, MINUTE) })
      yield* Effect.flip(resumeCardPayment(vendorId, () => undefined))
      return yield* portal.drafts.read(SLOT)
    })
    expect(await portal.run(resumed)).toMatchObject({ perhapsSentAt: minus(NOON, MINUTE) })
  })

  it.each([
    ['PAYMENT_COMMITTED', { kind: 'paid' }],
    ['PAYMENT_FAILED', { _tag: 'NotPaid', reason: 'failed' }],
    ['PAYMENT_CANCELLED', { _tag: 'NotPaid', reason: 'failed' }],
  ] as const)('reads %s from its order after the bank’s page', async (status, end) => {
    const order = await arrived(status)
    const { portal, pendingPayment } = world(() => ({ read: () => Effect.fail(noReports) }), [order])
    const resumed = Effect.gen(function* () {
      yield* pendingPayment.keep({ intentId: 'i', vendorId: order.vendorId, orderId: order.id, startTime: NOON })
      return Result.merge(yield* Effect.result(resumeCardPayment(order.vendorId, () => undefined)))
    })
    expect(await portal.run(resumed)).toMatchObject(end)
  })

  it('remembers the order on the way to the bank', async () => {
    const { portal, pendingPayment } = world(() => ({
      confirm: () => Effect.succeed({ kind: 'bank', redirectUrl: 'https://bank.test/', orderId: 'pekarna-u-mostu-7' }),
    }))
    await portal.run(paying(GOOD))
    expect(await portal.run(pendingPayment.read)).toMatchObject({ orderId: 'pekarna-u-mostu-7' })
  })
})

describe('resumeCardPayment', () => {
  const PAID: PaymentOutcome = { kind: 'paid', orderId: 'order-9' }
  const OPEN: PaymentOutcome = { kind: 'open' }
  const LEFT: PaymentOutcome = { kind: 'not-paid', reason: 'left' }
  const AT_BANK: PaymentOutcome = { kind: 'bank', redirectUrl: 'https://bank.test/' }

  /**
   * Returns or fails with one answer after the other, then repeats the last one; records the seconds of the requests.
   */
  const unseen = (...answers: ReadonlyArray<PaymentOutcome | NotFound | ServiceFailure>) => {
    const askedAt: Array<number> = []
    const read = Effect.fnUntraced(function* () {
      const answer = answers[Math.min(askedAt.length, answers.length - 1)] ?? offline
      askedAt.push(((yield* Clock.currentTimeMillis) - NOON) / SECOND)
      return '_tag' in answer ? yield* answer : answer
    })
    return { ...world(() => ({ read })), askedAt }
  }
  const resumed = ({ portal, pendingPayment }: World, vendorId = 'bistro') => {
    const told: Array<string> = []
    return portal
      .run(
        Effect.gen(function* () {
          yield* pendingPayment.keep({ intentId: 'pay-1', vendorId: 'bistro', startTime: NOON })
          const fiber = yield* Effect.forkChild(
            Effect.result(resumeCardPayment(vendorId, ({ kind }) => told.push(kind))),
          )
          for (let second = 0; second < 12; second += 1) yield* TestClock.adjust('1 second')
          return yield* Fiber.join(fiber)
        }),
      )
      .then((end) => ({ end, told }))
  }

  it("finds a paid order and adds it to the guest's orders (PAY-14, GUEST-05)", async () => {
    const back = unseen(PAID)
    expect(await resumed(back)).toEqual({
      end: Result.succeed({ kind: 'paid', orderId: 'order-9' }),
      told: ['found', 'ended'],
    })
    expect(await back.portal.run(back.guestOrders.ids)).toEqual(['order-9'])
  })

  it("finds a payment that still waits for the bank's page (PAY-14)", async () => {
    expect((await resumed(unseen(AT_BANK))).end).toEqual(
      Result.succeed({ kind: 'bank', redirectUrl: 'https://bank.test/' }),
    )
  })

  it('reports a payment that was abandoned at the bank as not paid (PAY-14)', async () => {
    const { end } = await resumed(unseen(LEFT))
    expect(Result.isFailure(end) && end.failure).toMatchObject({ _tag: 'NotPaid', reason: 'left' })
  })

  it('gives a confirmation that has not reached the service time to arrive (PAY-14)', async () => {
    expect((await resumed(unseen(OPEN, PAID))).end).toEqual(Result.succeed({ kind: 'paid', orderId: 'order-9' }))
    const { end } = await resumed(unseen(OPEN, OPEN))
    expect(Result.isFailure(end) && end.failure).toMatchObject({ _tag: 'NotPaid', reason: 'failed' })
  })

  it('waits 5 seconds for it, and polls again when a call fails (PAY-14)', async () => {
    const late = unseen(OPEN, offline, PAID)
    expect((await resumed(late)).end).toEqual(Result.succeed(PAID))
    expect(late.askedAt).toEqual([0, 5, 7])
  })

  it('counts a payment as not paid when the service refuses to report on it (PAY-14)', async () => {
    for (const refusing of [unseen(notFound()), unseen(offline, notFound())]) {
      const { end } = await resumed(refusing)
      expect(Result.isFailure(end) && end.failure).toMatchObject({ _tag: 'NotPaid', reason: 'failed' })
      expect(await refusing.portal.run(refusing.pendingPayment.read)).toBeUndefined()
    }
  })

  it('reports that it is checking only while the outcome is unknown (PAY-14)', async () => {
    expect((await resumed(unseen(offline, PAID))).told).toEqual(['found', 'checking', 'ended'])
    expect((await resumed(unseen(OPEN, PAID))).told).toEqual(['found', 'checking', 'ended'])
    expect((await resumed(unseen(LEFT))).told).toEqual(['found'])
  })

  it('keeps the payment while there is no session for the call (PAY-14)', async () => {
    for (const back of [unseen(new SignedOut()), unseen(offline, new SignedOut()), unseen(OPEN, new SignedOut())]) {
      const { end } = await resumed(back)
      expect(Result.isFailure(end) && end.failure).toMatchObject({ _tag: 'SignedOut' })
      expect(await back.portal.run(back.pendingPayment.read)).toMatchObject({ intentId: 'pay-1' })
    }
  })

  it('polls again while the service is unreachable (PAY-14)', async () => {
    expect((await resumed(unseen(offline, offline, PAID))).end).toEqual(
      Result.succeed({ kind: 'paid', orderId: 'order-9' }),
    )
  })

  it('returns undefined when no payment was started (PAY-14)', async () => {
    const told: Array<string> = []
    const end = await world().portal.run(resumeCardPayment('bistro', ({ kind }) => told.push(kind)))
    expect([end, told]).toEqual([undefined, []])
  })

  it("returns undefined for another vendor's payment (PAY-14)", async () => {
    expect(await resumed(unseen(PAID), 'pekarna')).toEqual({ end: Result.succeed(undefined), told: [] })
  })
})
