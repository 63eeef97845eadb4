import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from '../../../src/domain/market/countries.ts'
import { CURRENCY_DIGITS } from '../../../src/domain/market/currencies.ts'
import {
  add,
  compare,
  fromDecimal,
  isPositive,
  subtract,
  percentHalfUp,
  toDecimal,
  toNumber,
  type Money,
} from '../../../src/domain/pricing/money.ts'

const currencies = Object.keys(CURRENCY_DIGITS) as ReadonlyArray<CurrencyCode>
const minorUnits = fc.integer({ min: 0, max: 999_999_999_999_999 })
const money = (minor: number, currency: CurrencyCode = 'CZK'): Money => ({ minor, currency })

describe('fromDecimal with text', () => {
  it.each([
    ['12', 'CZK', 1_200],
    ['12.5', 'CZK', 1_250],
    ['12,50', 'CZK', 1_250],
    [' 012.05 ', 'CZK', 1_205],
    ['.5', 'CZK', 50],
    ['12.', 'CZK', 1_200],
    ['0', 'CZK', 0],
    ['1200', 'JPY', 1_200],
    ['0.750', 'KWD', 750],
    ['0,75', 'KWD', 750],
    ['١٢٫٥', 'AED', 1_250],
    ['۱۲٫۵۰', 'PKR', 1_250],
    ['๑๒.๕๐', 'THB', 1_250],
    ['\u2068\u200f12.50\u2069', 'AED', 1_250],
    ['9999999999999.99', 'CZK', 999_999_999_999_999],
  ] as const)('converts "%s" in %s to %d minor units (COUNTRY-08)', (text, currency, minor) => {
    expect(fromDecimal(text, currency)).toEqual({ minor, currency })
  })

  it.each([
    ['', 'CZK'],
    ['.', 'CZK'],
    ['-1', 'CZK'],
    ['+1', 'CZK'],
    ['12.505', 'CZK'],
    ['12.500', 'CZK'],
    ['1,234', 'CZK'],
    ['1,234', 'KWD'],
    ['1,234.50', 'CZK'],
    ['1 234', 'CZK'],
    ['100.0', 'JPY'],
    ['12.5555', 'KWD'],
    ['1e3', 'CZK'],
    ['12 Kč', 'CZK'],
    ['NaN', 'CZK'],
    ['Infinity', 'CZK'],
    ['十二', 'JPY'],
    ['10000000000000', 'CZK'],
  ] as const)('rejects "%s" in %s (COUNTRY-08)', (text, currency) => {
    expect(fromDecimal(text, currency)).toBeUndefined()
  })
})

describe('fromDecimal with a number', () => {
  it.each([
    [4.75, 475],
    [0.1, 10],
    [1.15, 115],
    [1_234_567.89, 123_456_789],
    [0, 0],
  ])('converts %d to %d minor units without a rounding error (COUNTRY-08)', (amount, minor) => {
    expect(fromDecimal(amount, 'MYR')).toEqual(money(minor, 'MYR'))
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, -0.01, 0.1 + 0.2, 0.005, 1e21, 1e-7])(
    'rejects %d (COUNTRY-08)',
    (amount) => {
      expect(fromDecimal(amount, 'MYR')).toBeUndefined()
    },
  )
})

describe('toDecimal and toNumber', () => {
  it.each([
    [1_250, 'CZK', '12.50', 12.5],
    [5, 'CZK', '0.05', 0.05],
    [0, 'CZK', '0.00', 0],
    [-5, 'CZK', '-0.05', -0.05],
    [350, 'JPY', '350', 350],
    [750, 'KWD', '0.750', 0.75],
  ] as const)('write %d minor units of %s as %s (COUNTRY-08)', (minor, currency, text, number) => {
    expect(toDecimal(money(minor, currency))).toBe(text)
    expect(toNumber(money(minor, currency))).toBe(number)
  })

  it.each(currencies)('are reversible in %s, as text and as a number (COUNTRY-08)', (currency) => {
    fc.assert(
      fc.property(minorUnits, (minor) => {
        const amount = money(minor, currency)
        expect(fromDecimal(toDecimal(amount), currency)).toEqual(amount)
        expect(toDecimal(amount).split('.')[1]?.length ?? 0).toBe(CURRENCY_DIGITS[currency])
      }),
      { numRuns: 40 },
    )
  })

  it.each(currencies)('survive JSON in %s, to all fifteen digits (COUNTRY-08)', (currency) => {
    fc.assert(
      fc.property(minorUnits, (minor) => {
        const amount = money(minor, currency)
        expect(fromDecimal(JSON.parse(JSON.stringify(toNumber(amount))) as number, currency)).toEqual(amount)
      }),
      { numRuns: 40 },
    )
  })
})

describe('Arithmetic with amounts', () => {
  it('adds minor units, so that 0.10 and 0.20 are 0.30 (COUNTRY-08)', () => {
    expect(toDecimal(add(money(10), money(20)))).toBe('0.30')
  })

  it('sorts amounts by size (COUNTRY-08)', () => {
    const sorted = [money(300), money(5), money(20)].sort(compare)
    expect(sorted).toEqual([money(5), money(20), money(300)])
    expect(compare(money(7), money(7))).toBe(0)
  })

  it('subtracts amounts, also below zero (COUNTRY-08)', () => {
    expect(toDecimal(subtract(money(41_00), money(61_00)))).toBe('-20.00')
    expect(() => subtract(money(1, 'CZK'), money(1, 'EUR'))).toThrow(RangeError)
  })

  it('throws for two currencies (COUNTRY-08)', () => {
    expect(() => add(money(1, 'CZK'), money(1, 'EUR'))).toThrow(RangeError)
    expect(() => compare(money(1, 'CZK'), money(1, 'EUR'))).toThrow(RangeError)
  })

  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('considers %d minor units positive: %s (COUNTRY-08)', (minor, positive) => {
    expect(isPositive(money(minor))).toBe(positive)
  })

  it.each([
    [1_000, 10, 100],
    [1_005, 10, 101],
    [1_004, 10, 100],
    [999, 33.33, 333],
    [100, 12.5, 13],
    [201, 12.5, 25],
    [777, 0, 0],
    [777, 100, 777],
  ])('computes of %d minor units %d percent as %d, rounded half up (VOUCH-03)', (minor, percent, part) => {
    expect(percentHalfUp(money(minor), percent)).toEqual(money(part))
  })
})
