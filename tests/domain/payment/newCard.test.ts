import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, plus } from '../../../src/domain/instant.ts'
import {
  expiryText,
  formatExpiry,
  isTooFarAhead,
  isExpired,
  readExpiry,
} from '../../../src/domain/payment/cardExpiry.ts'
import { cardData, cardFacts, cardRefusals, NO_CARD, type NewCard } from '../../../src/domain/payment/newCard.ts'
import { Secret } from '../../../src/domain/payment/secret.ts'

const JUDGE = { now: instantAt(Date.parse('2026-03-12T11:00:00Z')), zone: 'Europe/Prague' }
const NUMBER = '4111 1111 1111 1111'

const card = (more: Partial<{ number: string; expiry: string; securityCode: string }> = {}): NewCard => ({
  number: new Secret(more.number ?? NUMBER),
  expiry: more.expiry ?? '04/28',
  securityCode: new Secret(more.securityCode ?? '123'),
})

describe('A new card', () => {
  it('is valid with a number, a future month, a code and a name (VAL-27)', () => {
    expect(cardRefusals(card(), 'Eva Nová', JUDGE)).toEqual(new Map())
  })

  it('is refused at each empty field (VAL-27)', () => {
    expect(cardRefusals(NO_CARD, ' ', JUDGE)).toEqual(
      new Map([
        ['number', 'number-missing'],
        ['expiry', 'expiry-missing'],
        ['securityCode', 'code-missing'],
        ['nameOnCard', 'name-missing'],
      ]),
    )
  })

  it.each([
    [{ number: '4111 1111 1111 1112' }, 'number', 'number-invalid'],
    [{ number: '4111 1111' }, 'number', 'number-invalid'],
    [{ expiry: '13/28' }, 'expiry', 'expiry-invalid'],
    [{ expiry: '00/28' }, 'expiry', 'expiry-invalid'],
    [{ expiry: '04' }, 'expiry', 'expiry-invalid'],
    [{ expiry: '04/99' }, 'expiry', 'expiry-invalid'],
    [{ expiry: '04/203' }, 'expiry', 'expiry-invalid'],
    [{ expiry: '104/28' }, 'expiry', 'expiry-invalid'],
    [{ expiry: '02/26' }, 'expiry', 'expired'],
    [{ securityCode: '12' }, 'securityCode', 'code-invalid'],
    [{ securityCode: '1234' }, 'securityCode', 'code-invalid'],
    [{ securityCode: '12x' }, 'securityCode', 'code-invalid'],
    [{ securityCode: 'x12' }, 'securityCode', 'code-invalid'],
    [{ number: '3782 822463 10005', securityCode: '123' }, 'securityCode', 'code-invalid'],
  ])('is refused for %j at %s: %s (VAL-27)', (wrong, field, refusal) => {
    expect([...cardRefusals(card(wrong), 'Eva', JUDGE)]).toEqual([[field, refusal]])
  })

  it("is valid until the end of its month in the country's zone (VAL-27)", () => {
    const march = { month: 3, year: 2026 }
    const lastMoment = instantAt(Date.parse('2026-03-31T21:59:59.999Z'))
    expect(isExpired(march, lastMoment, 'Europe/Prague')).toBe(false)
    expect(isExpired(march, plus(lastMoment, 1), 'Europe/Prague')).toBe(true)
    expect(isExpired(march, plus(lastMoment, 1), 'America/New_York')).toBe(false)
  })

  it('may be valid for at most twenty years (VAL-27)', () => {
    const isWrong = (month: number) => isTooFarAhead({ month, year: 2046 }, JUDGE.now, JUDGE.zone)
    expect([isWrong(3), isWrong(4)]).toEqual([false, true])
  })

  it('cannot become card data without a valid expiry (VAL-27)', () => {
    expect(() => cardData(card({ expiry: '04' }), 'Eva Nová')).toThrow(RangeError)
  })

  it('exposes only the facts that may be shown (ENT-13)', () => {
    expect(cardFacts(card(), JUDGE)).toEqual({ isValid: true, lastDigits: '1111', bin: '411111', scheme: 'visa' })
    expect(cardFacts(card({ number: '4111' }), JUDGE)).toEqual({
      isValid: false,
      lastDigits: '',
      bin: '',
      scheme: 'visa',
    })
  })

  it('reveals its digits to the cipher, but never when printed (ENT-13)', () => {
    const data = cardData(card(), ' Eva Nová ')
    expect(data.number.reveal()).toBe('4111111111111111')
    expect(data.holderName).toBe('Eva Nová')
    for (const printed of [JSON.stringify(data), String(data.number), inspect(data, { depth: 9 })])
      expect(printed).not.toMatch(/4111|123/)
  })
})

describe('The expiry of a card', () => {
  it('is unchanged by writing and reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }), (month, year) => {
        expect(readExpiry(expiryText({ month, year }))).toEqual({ month, year })
        expect(formatExpiry(expiryText({ month, year }))).toBe(expiryText({ month, year }))
      }),
    )
  })

  it('is unchanged by formatting twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/ '), maxLength: 9 }), (typed) => {
        const shown = formatExpiry(typed)
        expect(formatExpiry(shown)).toBe(shown)
      }),
    )
  })

  it.each([
    ['4', '04'],
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1231', '12/31'],
    ['12/2', '12/2'],
    ['12/20', '12/20'],
    ['12/203', '12/203'],
    ['12/2031', '12/31'],
    ['12/319', '12/31'],
    ['12/3120', '12/31'],
    ['12 / 31', '12/31'],
    ['١٢٣١', '12/31'],
    ['', ''],
  ])('is formatted from %j as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })
})
