import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CardCipherPort } from '../../src/application/ports/CardCipher.ts'
import type { CardPaymentsPort } from '../../src/application/ports/CardPayments.ts'
import { instantAt } from '../../src/domain/instant.ts'
import type { CardProvider } from '../../src/domain/payment/cardProvider.ts'
import { Secret } from '../../src/domain/payment/secret.ts'
import type { PlacedOrder } from '../../src/domain/request/placedOrder.ts'

export interface HeldPayments {
  readonly payments: CardPaymentsPort
  readonly cipher: CardCipherPort
  /** An order with a freshly signed fee. */
  readonly order: PlacedOrder
  readonly close: () => Promise<void>
}

const RETURN_TO = '/request-a-rider/bistro'

/** The contract of every `CardPayments` adapter (API-27 to API-29); all know the sandbox's test cards. */
export const cardPaymentsContract = (name: string, open: () => Promise<HeldPayments>): void => {
  describe(`CardPayments (${name})`, () => {
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
        if (method.key === undefined) return yield* Effect.die('no key')
        const encrypted = yield* held.cipher.encrypt(card, method.key)
        const used = { kind: 'new', encrypted, save: more.save ?? false } as const
        const payment = { intentId: intent.id, wallet, order: held.order, provider, card: used, returnTo: RETURN_TO }
        return { payment, outcome: yield* held.payments.confirm(payment, `key-${intent.id}`) }
      })

    it("creates an intent for the order's fee, with both providers (API-27, API-28, ENT-14, PAY-10)", async () => {
      const { wallet, intent } = await Effect.runPromise(begin)
      expect(wallet.walletId).not.toBe('')
      expect(intent.amount).toEqual(held.order.deliveryFee.fee)
      expect(intent.methods.map(({ provider }) => provider)).toEqual(['cybersource_creditcard', 'generic_creditcard'])
      expect(await Effect.runPromise(held.payments.read(intent.id))).toEqual({ kind: 'open' })
    })

    it('charges a valid card once per key, and reads the outcome afterwards (API-29, CON-16)', async () => {
      const { payment, outcome } = await Effect.runPromise(pay('4111111111111111'))
      expect(outcome.kind).toBe('paid')
      expect(await Effect.runPromise(held.payments.confirm(payment, `key-${payment.intentId}`))).toEqual(outcome)
      expect(await Effect.runPromise(held.payments.read(payment.intentId))).toEqual(outcome)
    })

    it('reports an unpaid payment with its reason (PAY-14)', async () => {
      const { outcome } = await Effect.runPromise(pay('4000000000000002'))
      expect(outcome).toEqual({ kind: 'not-paid', reason: 'declined' })
    })

    it("redirects to the bank's page (PAY-14)", async () => {
      const { outcome } = await Effect.runPromise(pay('4000000000003220'))
      expect(outcome).toEqual({ kind: 'bank', redirectUrl: expect.stringMatching(/^https?:\/\//) })
    })

    it('reports an outcome that is not known yet (PAY-14)', async () => {
      expect((await Effect.runPromise(pay('4000000000000119'))).outcome).toEqual({ kind: 'checking' })
    })

    it('saves a card on request for its provider, and charges it again (PAY-13, PAY-17)', async () => {
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

    it('refuses a card encrypted for the other provider (PAY-17)', async () => {
      const mixed = pay('4111111111111111', { encryptFor: 'cybersource_creditcard' })
      expect(await Effect.runPromise(Effect.flip(mixed))).toMatchObject({ reason: 'CardUnreadable' })
    })

    it('refuses an invalid wallet (ENT-14)', async () => {
      const wallet = { walletId: 'w', accessToken: 'forged', expiresAt: instantAt(0) }
      expect(await Effect.runPromise(Effect.flip(held.payments.createIntent(wallet, held.order)))).toMatchObject({
        _tag: 'WalletExpired',
        text: { id: 'error-payment-init' },
      })
    })

    it('does not find an unknown payment', async () => {
      expect(await Effect.runPromise(Effect.flip(held.payments.read('pay-nobodys')))).toMatchObject({
        _tag: 'NotFound',
      })
    })
  })
}
