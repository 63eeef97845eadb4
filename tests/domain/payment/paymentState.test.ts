import { describe, expect, it } from 'vitest'
import { instantAt } from '../../../src/domain/instant.ts'
import {
  changeNewCard,
  chooseExisting,
  chooseNew,
  creditCards,
  isPayable,
  newCardOf,
  NO_PAYMENT,
  withMethods,
  withoutNewCards,
  withProvider,
} from '../../../src/domain/payment/paymentState.ts'
import { NO_CARD } from '../../../src/domain/payment/newCard.ts'
import { Secret } from '../../../src/domain/payment/secret.ts'
import { isWalletOver, type CardMethod } from '../../../src/domain/payment/wallet.ts'

const JUDGE = { now: instantAt(Date.parse('2026-03-12T11:00:00Z')), zone: 'Europe/Prague' }
const KEY = { kid: 'one', n: 'n', e: 'AQAB' }
const SAVED = {
  id: 'card-1',
  scheme: 'visa' as const,
  lastDigits: '1111',
  expiry: { month: 4, year: 2028 },
  holderName: 'Eva',
}
const METHODS: ReadonlyArray<CardMethod> = [
  { provider: 'generic_creditcard', key: KEY, cards: [SAVED] },
  { provider: 'cybersource_creditcard', key: KEY, cards: [] },
]
const STARTED = withMethods(NO_PAYMENT, METHODS)
const GOOD = { number: new Secret('4111 1111 1111 1111'), expiry: '04/28', securityCode: new Secret('123') }

describe('The payment state', () => {
  it('starts with no choice, no card and nothing to save (ENT-13, PAY-12)', () => {
    expect(NO_PAYMENT).toEqual({
      provider: 'generic_creditcard',
      paymentMethods: [],
      newOrExistingCard: 'NOT_SET',
      selectedCreditCard: undefined,
      nameOnCard: '',
      saveCard: false,
      newCards: { cybersource_creditcard: NO_CARD, generic_creditcard: NO_CARD },
    })
    expect(creditCards(NO_PAYMENT)).toEqual([])
  })

  it('is either NEW or EXISTING (PAY-12)', () => {
    const existing = chooseExisting(STARTED, 'card-1')
    expect([existing.newOrExistingCard, existing.selectedCreditCard]).toEqual(['EXISTING', 'card-1'])
    const fresh = chooseNew(existing)
    expect([fresh.newOrExistingCard, fresh.selectedCreditCard]).toEqual(['NEW', undefined])
    expect(chooseExisting(fresh, 'nobodys')).toBe(fresh)
  })

  it('keeps one card per provider (PAY-17)', () => {
    const typed = changeNewCard(chooseNew(STARTED), GOOD)
    const other = withProvider(typed, 'cybersource_creditcard')
    expect(newCardOf(other)).toEqual(NO_CARD)
    const both = changeNewCard(other, { expiry: '01/30' })
    expect(newCardOf(both)).toEqual({ ...NO_CARD, expiry: '01/30' })
    expect(newCardOf(withProvider(both, 'generic_creditcard'))).toBe(newCardOf(typed))
  })

  it('deselects a saved card of another provider, and one that no longer exists (PAY-12, PAY-17)', () => {
    const chosen = chooseExisting(STARTED, 'card-1')
    expect(withProvider(chosen, 'cybersource_creditcard').newOrExistingCard).toBe('NOT_SET')
    expect(withMethods(chosen, METHODS)).toMatchObject({ newOrExistingCard: 'EXISTING' })
    expect(withMethods(chosen, [])).toMatchObject({ newOrExistingCard: 'NOT_SET', selectedCreditCard: undefined })
  })

  it('is payable with a valid new card and its name, or a saved card (VAL-27)', () => {
    const typed = changeNewCard(chooseNew(STARTED), GOOD)
    expect(isPayable(STARTED, JUDGE)).toBe(false)
    expect(isPayable(typed, JUDGE)).toBe(false)
    expect(isPayable({ ...typed, nameOnCard: 'Eva' }, JUDGE)).toBe(true)
    expect(isPayable(changeNewCard({ ...typed, nameOnCard: 'Eva' }, { expiry: '02/26' }), JUDGE)).toBe(false)
    expect(isPayable(chooseExisting(STARTED, 'card-1'), JUDGE)).toBe(true)
  })

  it('contains no card data after the card was submitted (ENT-13)', () => {
    expect(withoutNewCards(changeNewCard(STARTED, GOOD)).newCards).toEqual(NO_PAYMENT.newCards)
  })
})

describe('isWalletOver', () => {
  it('is true shortly before the wallet expires (ENT-14)', () => {
    const wallet = { walletId: 'w', accessToken: 't', expiresAt: instantAt(100_000) }
    expect(isWalletOver(wallet, instantAt(89_999))).toBe(false)
    expect(isWalletOver(wallet, instantAt(90_000))).toBe(true)
  })
})
