import { Cause, Clock, Effect, Exit, Fiber, Result, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryCardCipher } from '../../src/adapters/memory/MemoryCardCipher.ts'
import { makeMemoryCardPayments } from '../../src/adapters/memory/MemoryCardPayments.ts'
import { makeMemoryGuestOrders } from '../../src/adapters/memory/MemoryGuestOrders.ts'
import { makeMemoryPendingPayment } from '../../src/adapters/memory/MemoryPendingPayment.ts'
import { invalidRequest, notFound } from '../../src/adapters/memory/refusals.ts'
import { confirmCardPayment } from '../../src/application/payment/confirmCardPayment.ts'
import { resumeCardPayment } from '../../src/application/payment/resumeCardPayment.ts'
import { startCardPayment } from '../../src/application/payment/startCardPayment.ts'
import type { CardPaymentsPort } from '../../src/application/ports/CardPayments.ts'
import {
  ServiceRefusal,
  ServiceUnavailable,
  SignedOut,
  type ServiceFailure,
} from '../../src/application/ports/ServiceFailure.ts'
import type { Submission } from '../../src/application/request/submitOrder.ts'
import { MINUTE, SECOND } from '../../src/domain/instant.ts'
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
import { aDraft, aVendor } from '../support/aVendor.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const SLOT = { purpose: NEW_ORDER, vendorId: aVendor().id }
const GOOD = '4111111111111111'
const SILENT = '4000000000000119'
const BANK = '4000000000003220'
const offline = new ServiceUnavailable({ reason: 'offline' })
const ended = new ServiceRefusal({
  status: 409,
  code: 'WalletExpired',
  translationKey: 'error.payment.init',
  message: '',
})

const submission = (more: Partial<Submission> = {}): Submission => ({
  purpose: NEW_ORDER,
  voucherCode: '',
  selectedSaveAddress: undefined,
  draft: aDraft(),
  vendor: aVendor(),
  availablePaymentMethods: ['PAID'],
  itemValue: { required: false, confirmed: false },
  fee: { fee: { minor: 8_900, currency: 'CZK' }, signature: 'shown' },
  business: false,
  mode: 'guest',
  startTime: NOON - 42 * SECOND,
  ...more,
})

/** A portal whose payments may be spoilt; every confirm is counted, with its key. */
const world = (spoil: (memory: CardPaymentsPort) => Partial<CardPaymentsPort> = () => ({})) => {
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
  const portal = memoryPortal({ cardCipher: cipher, cardPayments, guestOrders, pendingPayment })
  return { portal, keys, guestOrders, pendingPayment, cardPayments }
}
type World = ReturnType<typeof world>

const paying = (number: string, told: Array<string> = []) =>
  Effect.gen(function* () {
    const started = yield* startCardPayment(submission())
    const state = typedCard(started.intent.methods, number)
    return yield* confirmCardPayment(started, state, '/request-a-rider/x', ({ kind }) => told.push(kind))
  })

/** The same, while the clock goes on. */
const waiting = ({ portal }: World, seconds: number, number: string, told: Array<string> = []) =>
  portal.run(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.result(paying(number, told)))
      for (let second = 0; second < seconds; second += 1) yield* TestClock.adjust('1 second')
      return yield* Fiber.join(fiber)
    }),
  )

const once = (failure: ServiceUnavailable | ServiceRefusal, before: boolean) => {
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

describe('a payment that is begun', () => {
  it('has a wallet and an intent of what the order costs (PAY-11, ENT-14)', async () => {
    const { portal } = world()
    const { intent, order, wallet } = await portal.run(startCardPayment(submission()))
    expect(intent.amount).toEqual({ minor: 8_900, currency: 'CZK' })
    expect(order.vendorId).toBe(wallet.walletId.slice(2))
  })

  it('keeps the draft for the way to the bank and back (PERSIST-02, PAY-14)', async () => {
    const { portal } = world()
    await portal.run(startCardPayment(submission()))
    expect((await portal.run(portal.drafts.read(SLOT)))?.draft).toEqual(aDraft())
  })

  it('is not begun for a request that breaks a rule (VAL-01)', async () => {
    const { portal } = world()
    const draft = { ...aDraft(), destinationName: '' }
    expect(await portal.run(Effect.flip(startCardPayment(submission({ draft }))))).toMatchObject({
      _tag: 'RequestRefused',
      first: { field: 'destinationName' },
    })
  })

  it('tells apart which of the two failed (PAY-15, PAY-16, ERR-14)', async () => {
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

  it('is not begun a second time when its intent is refused for another reason (PAY-16)', async () => {
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

  it('renews a wallet that ended meanwhile, once (ENT-14)', async () => {
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

describe('a payment that is confirmed', () => {
  it("is paid: the order is the guest's, the draft is gone, and it was logged (PAY-11, GUEST-05, GUEST-07, REQ-12)", async () => {
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

  it('with a card that is to be saved can be followed by one with the saved card (PAY-12, ENT-13)', async () => {
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

  it('says where the bank’s page has to lead back to (PAY-14)', async () => {
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

  it('without a way to pay is a defect, and nothing is sent', async () => {
    const { portal, pendingPayment, keys } = world()
    const exit = await portal.run(
      Effect.flatMap(startCardPayment(submission()), (started) =>
        Effect.exit(confirmCardPayment(started, NO_PAYMENT, '/', () => undefined)),
      ),
    )
    expect(Exit.isFailure(exit) && Cause.hasDies(exit.cause)).toBe(true)
    expect([keys, await portal.run(pendingPayment.read)]).toEqual([[], undefined])
  })

  it('is told to a tab that holds the same draft, with its order (CON-16)', async () => {
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

  it('that is declined says so, orders nothing and loses nothing (PAY-14, REQ-33)', async () => {
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

  it("leads to the bank's page, and is remembered until it ended (PAY-14)", async () => {
    const { portal, pendingPayment } = world()
    const [end, pending] = await portal.run(Effect.all([paying(BANK), pendingPayment.read]))
    expect(end).toEqual({ kind: 'bank', redirectUrl: 'https://bank.test/page' })
    expect(pending).toMatchObject({ intentId: 'pay-1' })
  })

  it('that nobody knows about is asked after until somebody does (PAY-14)', async () => {
    const told: Array<string> = []
    expect(await waiting(world(), 10, SILENT, told)).toEqual(Result.succeed({ kind: 'paid', orderId: 'order-3' }))
    expect(told).toEqual(['checking', 'ended'])
  })

  it('whose answer was lost is not paid again: it is asked after (PAY-14, CON-16)', async () => {
    const lost = world(once(offline, false))
    expect(await waiting(lost, 10, GOOD)).toEqual(Result.succeed({ kind: 'paid', orderId: 'order-1' }))
    expect(lost.keys).toHaveLength(1)
  })

  it('that never arrived is sent again under its key (CON-16, OP-72)', async () => {
    const lost = world(once(offline, true))
    expect(await waiting(lost, 10, GOOD)).toEqual(Result.succeed({ kind: 'paid', orderId: 'order-1' }))
    expect(lost.keys).toHaveLength(2)
    expect(new Set(lost.keys).size).toBe(1)
  })

  it('with a wallet that ended is sent again with another, under its key (ENT-14, CON-16)', async () => {
    const late = world(once(ended, true))
    expect(await late.portal.run(paying(GOOD))).toEqual({ kind: 'paid', orderId: 'order-1' })
    expect(new Set(late.keys).size).toBe(1)
  })

  it('long after it was begun renews its wallet first (ENT-14)', async () => {
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

  it('that is refused is forgotten: nothing was charged (API-29)', async () => {
    const refused = new ServiceRefusal({ status: 422, code: 'CardUnreadable', translationKey: 'x', message: '' })
    const { portal, pendingPayment } = world(() => ({ confirm: () => Effect.fail(refused) }))
    expect(await portal.run(Effect.flip(paying(GOOD)))).toBe(refused)
    expect(await portal.run(pendingPayment.read)).toBeUndefined()
  })
})

describe('a payment whose end this tab has not seen', () => {
  const PAID: PaymentOutcome = { kind: 'paid', orderId: 'order-9' }
  const OPEN: PaymentOutcome = { kind: 'open' }
  const LEFT: PaymentOutcome = { kind: 'not-paid', reason: 'left' }
  const AT_BANK: PaymentOutcome = { kind: 'bank', redirectUrl: 'https://bank.test/' }

  /** Answers or fails with one after the other, and with the last one for ever; keeps the seconds it was asked at. */
  const unseen = (...answers: ReadonlyArray<PaymentOutcome | ServiceFailure>) => {
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

  it('is paid, and its order is the guest’s (PAY-14, GUEST-05)', async () => {
    const back = unseen(PAID)
    expect(await resumed(back)).toEqual({
      end: Result.succeed({ kind: 'paid', orderId: 'order-9' }),
      told: ['found', 'ended'],
    })
    expect(await back.portal.run(back.guestOrders.ids)).toEqual(['order-9'])
  })

  it('still waits for the bank’s page (PAY-14)', async () => {
    expect((await resumed(unseen(AT_BANK))).end).toEqual(
      Result.succeed({ kind: 'bank', redirectUrl: 'https://bank.test/' }),
    )
  })

  it('was left at the bank: not paid (PAY-14)', async () => {
    const { end } = await resumed(unseen(LEFT))
    expect(Result.isFailure(end) && end.failure).toMatchObject({ _tag: 'NotPaid', reason: 'left' })
  })

  it('that the service has not heard of may still arrive, and is given the time (PAY-14)', async () => {
    expect((await resumed(unseen(OPEN, PAID))).end).toEqual(Result.succeed({ kind: 'paid', orderId: 'order-9' }))
    const { end } = await resumed(unseen(OPEN, OPEN))
    expect(Result.isFailure(end) && end.failure).toMatchObject({ _tag: 'NotPaid', reason: 'failed' })
  })

  it('is given 5 seconds to arrive, and is asked after again when nobody could be asked then (PAY-14)', async () => {
    const late = unseen(OPEN, offline, PAID)
    expect((await resumed(late)).end).toEqual(Result.succeed(PAID))
    expect(late.askedAt).toEqual([0, 5, 7])
  })

  it('that the service refuses to tell about was not paid (PAY-14)', async () => {
    for (const refusing of [unseen(notFound()), unseen(offline, notFound())]) {
      const { end } = await resumed(refusing)
      expect(Result.isFailure(end) && end.failure).toMatchObject({ _tag: 'NotPaid', reason: 'failed' })
      expect(await refusing.portal.run(refusing.pendingPayment.read)).toBeUndefined()
    }
  })

  it('is told to be checked where nobody knows, and only there (PAY-14)', async () => {
    expect((await resumed(unseen(offline, PAID))).told).toEqual(['found', 'checking', 'ended'])
    expect((await resumed(unseen(OPEN, PAID))).told).toEqual(['found', 'checking', 'ended'])
    expect((await resumed(unseen(LEFT))).told).toEqual(['found'])
  })

  it('is kept while nobody could be asked for want of a session (PAY-14)', async () => {
    for (const back of [unseen(new SignedOut()), unseen(offline, new SignedOut()), unseen(OPEN, new SignedOut())]) {
      const { end } = await resumed(back)
      expect(Result.isFailure(end) && end.failure).toMatchObject({ _tag: 'SignedOut' })
      expect(await back.portal.run(back.pendingPayment.read)).toMatchObject({ intentId: 'pay-1' })
    }
  })

  it('is asked after again while the service cannot be reached (PAY-14)', async () => {
    expect((await resumed(unseen(offline, offline, PAID))).end).toEqual(
      Result.succeed({ kind: 'paid', orderId: 'order-9' }),
    )
  })

  it('is none where none was begun (PAY-14)', async () => {
    const told: Array<string> = []
    const end = await world().portal.run(resumeCardPayment('bistro', ({ kind }) => told.push(kind)))
    expect([end, told]).toEqual([undefined, []])
  })

  it('of another vendor is none (PAY-14)', async () => {
    expect(await resumed(unseen(PAID), 'pekarna')).toEqual({ end: Result.succeed(undefined), told: [] })
  })
})
