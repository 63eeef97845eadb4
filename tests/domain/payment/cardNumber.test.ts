import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  binOf,
  CARD_SCHEMES,
  formatCardNumber,
  isCardNumber,
  lastDigitsOf,
  passesLuhn,
  SCHEME_FACTS,
  schemeOf,
  securityCodeLength,
} from '../../../src/domain/payment/cardNumber.ts'
import { digitsOf } from '../../../src/domain/market/westernDigits.ts'

const digit = fc.integer({ min: 0, max: 9 })
const digits = (minLength: number, maxLength: number) =>
  fc.array(digit, { minLength, maxLength }).map((all) => all.join(''))

/** The check digit by ISO/IEC 7812-1, computed from the left with the table of doubled digits. */
const luhnDigit = (before: string): string => {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const sum = Array.from(before, Number).reduce(
    (total, value, place) => total + ((before.length - place) % 2 === 1 ? (doubled[value] ?? 0) : value),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

/** A valid number of any scheme. */
const number = fc.constantFrom(...CARD_SCHEMES).chain((scheme) => {
  const { ranges, lengths } = SCHEME_FACTS[scheme]
  return fc.constantFrom(...lengths).chain((length) =>
    fc
      .constantFrom(...ranges)
      .chain(([from, to]) => fc.integer({ min: from, max: to }))
      .chain((beginning) =>
        digits(length - 1 - String(beginning).length, length - 1 - String(beginning).length).map((rest) => {
          const before = `${beginning}${rest}`
          return { scheme, number: before + luhnDigit(before) }
        }),
      ),
  )
})

describe('A card number', () => {
  it('passes Luhn with its check digit and no other (VAL-27)', () => {
    fc.assert(
      fc.property(digits(1, 18), digit, (before, last) => {
        expect(passesLuhn(before + luhnDigit(before))).toBe(true)
        expect(passesLuhn(before + String(last))).toBe(String(last) === luhnDigit(before))
      }),
    )
  })

  it('fails Luhn with one mistyped digit (VAL-27)', () => {
    fc.assert(
      fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ number: right }, place, by) => {
        const at = place % right.length
        const wrong = right.slice(0, at) + String((Number(right[at]) + by) % 10) + right.slice(at + 1)
        expect(passesLuhn(wrong)).toBe(false)
      }),
    )
  })

  it('identifies its scheme and has a valid length (VAL-27, ENT-13)', () => {
    fc.assert(
      fc.property(number, ({ scheme, number: right }) => {
        expect(schemeOf(right)).toBe(scheme)
        expect(isCardNumber(right)).toBe(true)
        expect(isCardNumber(right.slice(0, 11))).toBe(false)
      }),
    )
  })

  it.each([
    [11, false],
    [12, true],
    [19, true],
    [20, false],
  ])('may have 12 to 19 digits in an unknown scheme: %d is %s (VAL-27)', (length, isOne) => {
    const before = '9'.padEnd(length - 1, '5')
    const whole = before + luhnDigit(before)
    expect([whole.length, schemeOf(whole), passesLuhn(whole)]).toEqual([length, undefined, true])
    expect(isCardNumber(whole)).toBe(isOne)
  })

  it.each([
    ['4', 13, true],
    ['4', 15, false],
    ['51', 15, false],
    ['37', 15, true],
    ['37', 16, false],
  ])('may start with %s and have %d digits: %s (VAL-27)', (beginning, length, isOne) => {
    const before = beginning.padEnd(length - 1, '0')
    expect(isCardNumber(before + luhnDigit(before))).toBe(isOne)
  })

  it.each(['x4111111111111111', '4111111111111111x', ' 4111111111111111', '19 ', '', '4111 1111 1111 1111'])(
    'fails Luhn with anything but digits: "%s" (VAL-27)',
    (text) => {
      expect(passesLuhn('4111111111111111')).toBe(true)
      expect(passesLuhn(text)).toBe(false)
    },
  )

  it('is unchanged by grouping and ungrouping, and by grouping twice', () => {
    fc.assert(
      fc.property(digits(0, 19), (typed) => {
        const shown = formatCardNumber(typed)
        expect(digitsOf(shown)).toBe(typed)
        expect(formatCardNumber(shown)).toBe(shown)
        expect(shown).toBe(shown.trim())
      }),
    )
  })

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['36227206271667', '3622 720627 1667'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['٤١١١ ١١١١', '4111 1111'],
    ['41111', '4111 1'],
    ['3782822463100051', '3782 822463 10005 1'],
    ['', ''],
  ])('is formatted from %s as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('is cut off at the maximum length', () => {
    expect(digitsOf(formatCardNumber('6'.repeat(40)))).toHaveLength(19)
  })

  it.each([
    ['4', 'visa'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['56', undefined],
    ['34', 'amex'],
    ['35', undefined],
    ['3528', 'jcb'],
    ['9', undefined],
    ['', undefined],
  ])('has with prefix %s the scheme %s (ENT-13)', (beginning, scheme) => {
    expect(schemeOf(beginning)).toBe(scheme)
  })

  it('needs a security code of four digits for American Express and of three for others (VAL-27)', () => {
    expect(securityCodeLength('378282246310005')).toBe(4)
    expect(securityCodeLength('4111111111111111')).toBe(3)
    expect(securityCodeLength('')).toBe(3)
  })

  it('is identified by its first six and last four digits (ENT-13)', () => {
    expect([binOf('4111111111111234'), lastDigitsOf('4111111111111234')]).toEqual(['411111', '1234'])
  })
})
