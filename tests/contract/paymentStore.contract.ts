import { describe, expect, it } from 'vitest'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlPaymentStore } from '../../service/sql/sqlPaymentStore.ts'
import type { TokenizedCard, NewPayment } from '../../service/store/paymentStore.ts'
import { instantAt, minus, plus, type Instant } from '../../src/domain/instant.ts'
import { CZ, SG } from '../support/smallWorld.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
let serial = 0
const unique = (name: string) => `${name}${(serial += 1)}`

const CARD: TokenizedCard = {
  token: 'token-1',
  scheme: 'visa',
  lastDigits: '1111',
  expiry: { month: 4, year: 2031 },
  holderName: 'Eva Nová',
}

/** The contract of the payment store on every database (PAY-11 to PAY-14). */
export const paymentStoreContract = (name: string, database: () => Database): void => {
  describe(`sqlPaymentStore on ${name}`, () => {
    const open = () => sqlPaymentStore(database().sql)
    const newPayment = (more: Partial<NewPayment> = {}): NewPayment => ({
      deployment: CZ,
      id: unique('payment'),
      account_id: unique('guest'),
      vendor_id: unique('vendor'),
      amount: 12_900,
      order_id: unique('order'),
      order_fingerprint: 'same',
      expires_at: plus(NOW, 1_000),
      ...more,
    })
    const confirmation = (key: string, now = NOW) => ({
      provider: 'generic_creditcard' as const,
      key,
      saveCard: true,
      now,
    })
    const confirmed = async (now = NOW) => {
      const payments = open()
      const made = newPayment()
      await payments.add(made)
      await payments.confirm(CZ, made.id, confirmation(unique('key'), now))
      return { payments, made, read: () => payments.byId(CZ, made.id) }
    }

    it('stores an open payment unchanged in its deployment; amounts and instants are numbers (PAY-11)', async () => {
      const payments = open()
      const made = newPayment({ amount: 9_007_199_254_740_991 })
      await payments.add(made)
      expect(await payments.byId(CZ, made.id)).toEqual({
        ...made,
        state: 'open',
        provider: null,
        confirm_key: null,
        save_card: false,
        reason: null,
        redirect_url: null,
        confirmed_at: null,
      })
      expect(await payments.byId(SG, made.id)).toBeUndefined()
      await expect(payments.add(made)).rejects.toThrow()
    })

    it('confirms for one of several concurrent calls, and finds the payment by its key (PAY-14, CON-16)', async () => {
      const payments = open()
      const made = newPayment()
      await payments.add(made)
      const keys = [1, 2, 3, 4].map(() => unique('key'))
      const won = await Promise.all(keys.map((key) => payments.confirm(CZ, made.id, confirmation(key))))
      expect(won.filter(Boolean)).toHaveLength(1)
      const key = keys[won.indexOf(true)]!
      expect(await payments.byId(CZ, made.id)).toMatchObject({
        state: 'checking',
        provider: 'generic_creditcard',
        confirm_key: key,
        save_card: true,
        confirmed_at: NOW,
      })
      expect(await payments.byKey(made.account_id, key)).toBe(made.id)
      expect(await payments.byKey(unique('another'), key)).toBeUndefined()
      expect(await payments.confirm(SG, made.id, confirmation(unique('key')))).toBe(false)
    })

    it('accepts a key of an account once (PAY-14)', async () => {
      const payments = open()
      const account_id = unique('guest')
      const [one, other] = [newPayment({ account_id }), newPayment({ account_id })]
      await payments.add(one)
      await payments.add(other)
      const key = unique('key')
      expect(await payments.confirm(CZ, one.id, confirmation(key))).toBe(true)
      await expect(payments.confirm(CZ, other.id, confirmation(key))).rejects.toThrow()
      expect((await payments.byId(CZ, other.id))?.state).toBe('open')
    })

    it('confirms again after the order was refused before the charge (PAY-14)', async () => {
      const { payments, made, read } = await confirmed()
      await payments.reopen(CZ, made.id)
      expect(await read()).toMatchObject({ state: 'open', confirm_key: null, provider: null, confirmed_at: null })
      expect(await payments.confirm(CZ, made.id, confirmation(unique('key')))).toBe(true)
    })

    it("advances over the bank's page to an outcome, which never changes (PAY-14)", async () => {
      const { payments, made, read } = await confirmed()
      await payments.advance(CZ, made.id, { state: 'bank', redirectUrl: '/bank' })
      expect(await read()).toMatchObject({ state: 'bank', redirect_url: '/bank', reason: null })
      await payments.advance(CZ, made.id, { state: 'not-paid', reason: 'declined' })
      expect(await read()).toMatchObject({ state: 'not-paid', redirect_url: null, reason: 'declined' })
      await payments.advance(CZ, made.id, { state: 'paid' })
      await payments.reopen(CZ, made.id)
      expect(await read()).toMatchObject({ state: 'not-paid', reason: 'declined' })
    })

    it('does not advance before the confirmation (PAY-14)', async () => {
      const payments = open()
      const made = newPayment()
      await payments.add(made)
      await payments.advance(CZ, made.id, { state: 'paid' })
      expect((await payments.byId(CZ, made.id))?.state).toBe('open')
    })

    it('lists payments without an outcome, oldest first (PAY-14)', async () => {
      const long = minus(NOW, 86_400_000)
      const [second, first, ended] = [
        await confirmed(plus(long, 2)),
        await confirmed(plus(long, 1)),
        await confirmed(long),
      ]
      await ended.payments.advance(CZ, ended.made.id, { state: 'paid' })
      await first.payments.advance(CZ, first.made.id, { state: 'bank', redirectUrl: '/bank' })
      const { payments } = first
      const underWay = async (before: Instant, most: number) =>
        (await payments.underWay(before, most)).map(({ id }) => id)
      expect(await underWay(plus(long, 3), 10)).toEqual([first.made.id, second.made.id])
      expect(await underWay(plus(long, 2), 10)).toEqual([first.made.id])
      expect(await underWay(plus(long, 3), 1)).toEqual([first.made.id])
    })

    it('deletes only payments that were not confirmed in time (PAY-11)', async () => {
      const { payments, read } = await confirmed()
      const [over, waiting] = [newPayment({ expires_at: NOW }), newPayment({ expires_at: plus(NOW, 5_000) })]
      await payments.add(over)
      await payments.add(waiting)
      await payments.forgetOpenUntil(plus(NOW, 1_000))
      expect(await payments.byId(CZ, over.id)).toBeUndefined()
      expect(await payments.byId(CZ, waiting.id)).toBeDefined()
      expect((await read())?.state).toBe('checking')
    })

    it('stores a card once per vendor and lists cards newest first (PAY-12)', async () => {
      const payments = open()
      const vendor = unique('vendor')
      const save = (card: TokenizedCard, now: Instant) => payments.saveCard(CZ, vendor, 'generic_creditcard', card, now)
      await save(CARD, NOW)
      await save({ ...CARD, lastDigits: '4444', scheme: undefined, token: 'token-2' }, plus(NOW, 1))
      await Promise.all([1, 2, 3].map(() => save({ ...CARD, token: 'token-3', holderName: 'E. Nová' }, plus(NOW, 2))))
      const cards = await payments.cards(CZ, vendor)
      expect(cards.map(({ last_digits, token, scheme }) => [last_digits, token, scheme])).toEqual([
        ['1111', 'token-3', 'visa'],
        ['4444', 'token-2', null],
      ])
      expect(cards[0]).toMatchObject({
        holder_name: 'E. Nová',
        expiry_month: 4,
        expiry_year: 2031,
        saved_at: NOW + 2,
      })
      const { id } = cards[0]!
      expect((await payments.cardById(CZ, vendor, id))?.token).toBe('token-3')
      expect(await payments.cardById(CZ, unique('vendor'), id)).toBeUndefined()
      expect(await payments.cardById(SG, vendor, id)).toBeUndefined()
      expect(await payments.cards(SG, vendor)).toEqual([])
    })
  })
}
