import { describe, expect, it } from 'vitest'
import { isCardReady, type CardChoice } from '../../../src/domain/payment/cardChoice.ts'

const NEW: CardChoice = {
  newOrExistingCard: 'NEW',
  newCardIsValid: true,
  nameOnCard: 'Jana Nováková',
  selectedCreditCard: undefined,
}

describe('a card to pay with', () => {
  it('is ready as a new one with valid data and a name (VAL-27)', () => {
    expect(isCardReady(NEW)).toBe(true)
    expect(isCardReady({ ...NEW, newCardIsValid: false })).toBe(false)
    expect(isCardReady({ ...NEW, nameOnCard: '' })).toBe(false)
    expect(isCardReady({ ...NEW, nameOnCard: ' \t' })).toBe(false)
  })

  it('is ready as an existing one once it is selected, whatever was typed for a new one (VAL-27)', () => {
    const existing: CardChoice = { ...NEW, newOrExistingCard: 'EXISTING', newCardIsValid: false, nameOnCard: '' }
    expect(isCardReady(existing)).toBe(false)
    expect(isCardReady({ ...existing, selectedCreditCard: 'visa-4242' })).toBe(true)
    expect(isCardReady({ ...existing, newOrExistingCard: 'NEW', selectedCreditCard: 'visa-4242' })).toBe(false)
  })

  it('is not ready before anybody chose (VAL-27)', () => {
    expect(isCardReady({ ...NEW, newOrExistingCard: 'NOT_SET', selectedCreditCard: 'visa-4242' })).toBe(false)
  })
})
