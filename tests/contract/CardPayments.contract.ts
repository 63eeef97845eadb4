import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CardCipherPort } from '../../src/application/ports/CardCipher.ts'
import type { CardPaymentsPort } from '../../src/application/ports/CardPayments.ts'
import type { CardProvider } from '../../src/domain/payment/cardProvider.ts'
import { Secret } from '../../src/domain/payment/secret.ts'
import type { PlacedOrder } from '../../src/domain/request/placedOrder.ts'

export interface HeldPayments {
  readonly payments: CardPaymentsPort
  readonly cipher: CardCipherPort
  /** With a fee that was signed just now. */
  readonly order: PlacedOrder
  readonly close: () => Promise<void>
}

const RETURN_TO = '/request-a-rider/bistro'

/** What every taker of cards promises (API-27 to API-29); both know the sandbox's test cards. */
export const cardPaymentsContract = (name: string, open: () => Promise<HeldPayments>): void => {
  describe(`Card payments of ${name}`, () => {
    let held: HeldPayments
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const begin = Effect.suspend(() =>
      Effect.gen(function* () {
        const wallet = yield* held.payments.openWallet(held.order.vendorId)
        return { wallet, intent: yield* held.payments.createIntent(wallet, held.order) }
      }),
    )

    const pay = (number: string, more: { save?: boolean; provider?: CardProvider; encryptFor?: CardProvider } = {}) =>
      Effect.gen(function* () {
        const { wallet, intent } = yield* begin
        const provider = more.provider ?? 'generic_creditcard'
        const method = intent.methods.find((one) => one.provider === (more.encryptFor ?? provider))
        if (method === undefined) return yield* Effect.die('no such provider')
        const card = {
          number: new Secret(number),
          expiry: { month: 4, year: 2031 },
          securityCode: new Secret('123'),
          holderName: 'Eva Nová',
        }
        const encrypted = yield* held.cipher.encrypt(card, method.key)
        const used = { kind: 'new', encrypted, save: more.save ?? false } as const
        const payment = { intentId: intent.id, wallet, order: held.order, provider, card: used, returnTo: RETURN_TO }
        return { payment, outcome: yield* held.payments.confirm(payment, `key-${intent.id}`) }
      })

    it('make an intent of what the order costs, with both providers (API-27, API-28, ENT-14, PAY-10)', async () => {
      const { wallet, intent } = await Effect.runPromise(begin)
      expect(wallet.walletId).not.toBe('')
      expect(intent.amount).toEqual(held.order.deliveryFee.fee)
      expect(intent.methods.map(({ provider }) => provider)).toEqual(['cybersource_creditcard', 'generic_creditcard'])
      expect(await Effect.runPromise(held.payments.read(intent.id))).toEqual({ kind: 'open' })
    })

    it('pay with a good card, once under one key, and know it afterwards (API-29, CON-16)', async () => {
      const { payment, outcome } = await Effect.runPromise(pay('4111111111111111'))
      expect(outcome.kind).toBe('paid')
      expect(await Effect.runPromise(held.payments.confirm(payment, `key-${payment.intentId}`))).toEqual(outcome)
      expect(await Effect.runPromise(held.payments.read(payment.intentId))).toEqual(outcome)
    })

    it('say that nothing was paid, and why (PAY-14)', async () => {
      const { outcome } = await Effect.runPromise(pay('4000000000000002'))
      expect(outcome).toEqual({ kind: 'not-paid', reason: 'declined' })
    })

    it("lead to the bank's page (PAY-14)", async () => {
      const { outcome } = await Effect.runPromise(pay('4000000000003220'))
      expect(outcome).toEqual({ kind: 'bank', redirectUrl: expect.stringMatching(/^https?:\/\//) })
    })

    it('say that nobody knows yet (PAY-14)', async () => {
      expect((await Effect.runPromise(pay('4000000000000119'))).outcome).toEqual({ kind: 'checking' })
    })

    it('save a card that is asked to be, for its own provider, and take it again (PAY-13, PAY-17)', async () => {
      await Effect.runPromise(pay('5555555555554444', { save: true }))
      const { wallet, intent } = await Effect.runPromise(begin)
      const cardsOf = (wanted: CardProvider) => intent.methods.find(({ provider }) => provider === wanted)?.cards ?? []
      expect(cardsOf('cybersource_creditcard')).toEqual([])
      const [card] = cardsOf('generic_creditcard')
      expect(card).toMatchObject({ scheme: 'mastercard', lastDigits: '4444', expiry: { month: 4, year: 2031 } })
      const saved = { kind: 'saved', id: card?.id ?? '' } as const
      const { order } = held
      const provider = 'generic_creditcard'
      const again = { intentId: intent.id, wallet, order, provider, card: saved, returnTo: RETURN_TO } as const
      expect((await Effect.runPromise(held.payments.confirm(again, 'again'))).kind).toBe('paid')
    })

    it('refuse a card that was encrypted for the other provider (PAY-17)', async () => {
      const mixed = pay('4111111111111111', { encryptFor: 'cybersource_creditcard' })
      expect(await Effect.runPromise(Effect.flip(mixed))).toMatchObject({ code: 'CardUnreadable' })
    })

    it('refuse a wallet that is none (ENT-14)', async () => {
      const wallet = { walletId: 'w', accessToken: 'forged', expiresAt: 0 }
      expect(await Effect.runPromise(Effect.flip(held.payments.createIntent(wallet, held.order)))).toMatchObject({
        code: 'WalletExpired',
        translationKey: 'error.payment.init',
      })
    })

    it('know nothing of a payment that nobody began', async () => {
      expect(await Effect.runPromise(Effect.flip(held.payments.read('pay-nobodys')))).toMatchObject({ status: 404 })
    })
  })
}
