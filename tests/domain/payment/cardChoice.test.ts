import { describe, expect, it } from 'vitest'
import { isCardReady, type CardChoice } from '../../../src/domain/payment/cardChoice.ts'

const NEW: CardChoice = {
  newOrExistingCard: 'NEW',
  newCardIsValid: true,
  nameOnCard: 'Jana Nováková',
  selectedCreditCard: undefined,
}

describe('isCardReady', () => {
  it('accepts a new card with valid data and a name (VAL-27)', () => {
    expect(isCardReady(NEW)).toBe(true)
    expect(isCardReady({ ...NEW, newCardIsValid: false })).toBe(false)
    expect(isCardReady({ ...NEW, nameOnCard: '' })).toBe(false)
    expect(isCardReady({ ...NEW, nameOnCard: ' \t' })).toBe(false)
  })

  it('accepts a saved card once it is selected, whatever was typed for a new one (VAL-27)', () => {
    const existing: CardChoice = { ...NEW, newOrExistingCard: 'EXISTING', newCardIsValid: false, nameOnCard: '' }
    expect(isCardReady(existing)).toBe(false)
    expect(isCardReady({ ...existing, selectedCreditCard: 'visa-4242' })).toBe(true)
    expect(isCardReady({ ...existing, newOrExistingCard: 'NEW', selectedCreditCard: 'visa-4242' })).toBe(false)
  })

  it('rejects an unset choice (VAL-27)', () => {
    expect(isCardReady({ ...NEW, newOrExistingCard: 'NOT_SET', selectedCreditCard: 'visa-4242' })).toBe(false)
  })
})
