import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'
import {
  FEE_RULES,
  deliveryFee,
  isOutsideCapital,
  surchargedMethod,
  type Delivery,
} from '../../../src/domain/pricing/deliveryFee.ts'
import { add, toDecimal, type Money } from '../../../src/domain/pricing/money.ts'

const feeIn = (country: CountryCode, delivery: Delivery) => {
  const { total } = deliveryFee(FEE_RULES[country], delivery)
  return `${toDecimal(total)} ${total.currency}`
}

const country = fc.constantFrom(...COUNTRY_CODES)
const distance = fc.double({ min: 0, max: 50_000, noNaN: true })
const paymentMethod = fc.constantFrom(...PAYMENT_METHODS)

describe('The published fees', () => {
  it.each([
    ['Pakistan: 65 and 10 per km (FAQ-06)', 'PK', 3_000, '95.00 PKR'],
    ['Bangkok: 35 and 7 per km from 1 km (FAQ-07)', 'TH', 3_000, '49.00 THB'],
    ['Taiwan: 99 and 10 per km from 1 km (FAQ-08, CON-03)', 'TW', 3_000, '119.00 TWD'],
    ['Myanmar: 1300 and 200 per km (FAQ-09)', 'MM', 3_000, '1900.00 MMK'],
    ['Bangladesh: 55 and 5 per km (FAQ-10)', 'BD', 3_000, '70.00 BDT'],
    ['Hong Kong: from 49 (FAQ-11)', 'HK', 0, '49.00 HKD'],
    ['Hong Kong: to 79 within its 10 km (FAQ-11)', 'HK', 10_000, '79.00 HKD'],
    ['Hong Kong: never above 79 (FAQ-11)', 'HK', 40_000, '79.00 HKD'],
    ['Singapore: 6 and 1 per km (FAQ-12)', 'SG', 3_000, '9.00 SGD'],
    ['Malaysia: 4.75 and 0.5 per km (FAQ-13)', 'MY', 3_000, '6.25 MYR'],
  ] as const)('%s', (_, code, distanceMetres, fee) => {
    expect(feeIn(code, { distanceMetres })).toBe(fee)
  })

  it.each([
    [1_000, false, '35.00 THB'],
    [1_001, false, '42.00 THB'],
    [4_000, false, '56.00 THB'],
    [4_000, true, '35.00 THB'],
    [4_001, true, '42.00 THB'],
  ])(
    'include in Thailand 1 km in Bangkok and 4 km in other cities: %d m, outside %s (FAQ-07)',
    (distanceMetres, outsideCapital, fee) => {
      expect(feeIn('TH', { distanceMetres, outsideCapital })).toBe(fee)
    },
  )

  it.each([
    ['CASH_ON_DELIVERY', '144.00 TWD'],
    ['PAID', '119.00 TWD'],
    ['PAYMENT_ON_DELIVERY', '119.00 TWD'],
    ['NONE', '119.00 TWD'],
  ] as const)('add in Taiwan 25 for cash on delivery only: %s (FAQ-08)', (method, fee) => {
    expect(feeIn('TW', { distanceMetres: 3_000, paymentMethod: method })).toBe(fee)
  })

  it('cover eight countries; the others are charged without an explanation (FAQ-14, CON-03)', () => {
    const published = COUNTRY_CODES.filter((code) => FEE_RULES[code].published)
    expect(published).toEqual(['SG', 'MY', 'HK', 'TH', 'TW', 'MM', 'BD', 'PK'])
  })

  it('have no commission in Hong Kong (FAQ-11)', () => {
    expect(COUNTRY_CODES.filter((code) => FEE_RULES[code].noCommission)).toEqual(['HK'])
  })
})

describe('deliveryFee', () => {
  it('is plausible in Czechia: 85 crowns for 2.4 km (COUNTRY-08)', () => {
    expect(feeIn('CZ', { distanceMetres: 2_400 })).toBe('85.00 CZK')
  })

  it.each(COUNTRY_CODES)('uses for %s the currency of the country (COUNTRY-08)', (code) => {
    expect(FEE_RULES[code].currency).toBe(COUNTRIES[code].currency)
    expect(deliveryFee(FEE_RULES[code], { distanceMetres: 2_000 }).total.minor).toBeGreaterThan(0)
  })

  it.each([
    [0, '49.00 CZK'],
    [1, '61.00 CZK'],
    [1_000, '61.00 CZK'],
    [1_001, '73.00 CZK'],
  ])('charges a started kilometre in full: %d m (FEE-10)', (distanceMetres, fee) => {
    expect(feeIn('CZ', { distanceMetres })).toBe(fee)
  })

  it('returns lines for base, distance and surcharge, except free ones (FEE-10)', () => {
    const far = deliveryFee(FEE_RULES.TW, { distanceMetres: 2_500, paymentMethod: 'CASH_ON_DELIVERY' })
    const near = deliveryFee(FEE_RULES.TW, { distanceMetres: 900, paymentMethod: 'PAID' })
    expect(far.lines).toEqual([
      { kind: 'base', amount: { minor: 9_900, currency: 'TWD' } },
      { kind: 'distance', amount: { minor: 2_000, currency: 'TWD' } },
      { kind: 'surcharge', amount: { minor: 2_500, currency: 'TWD' } },
    ])
    expect(near.lines).toEqual([{ kind: 'base', amount: { minor: 9_900, currency: 'TWD' } }])
  })

  it('returns the base line even if it is free (FEE-10)', () => {
    const { lines } = deliveryFee({ ...FEE_RULES.CZ, base: 0 }, { distanceMetres: 0 })
    expect(lines).toEqual([{ kind: 'base', amount: { minor: 0, currency: 'CZK' } }])
  })

  it('equals the sum of its lines (FEE-10)', () => {
    fc.assert(
      fc.property(country, distance, paymentMethod, fc.boolean(), (code, distanceMetres, method, outsideCapital) => {
        const rule = FEE_RULES[code]
        const { total, lines } = deliveryFee(rule, { distanceMetres, paymentMethod: method, outsideCapital })
        const nothing: Money = { minor: 0, currency: rule.currency }
        expect(lines.map(({ amount }) => amount).reduce(add, nothing)).toEqual(total)
        expect(Number.isSafeInteger(total.minor)).toBe(true)
      }),
    )
  })

  it('never decreases with the distance, and is never below the base (FEE-10)', () => {
    fc.assert(
      fc.property(country, distance, distance, (code, one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)].map(
          (distanceMetres) => deliveryFee(FEE_RULES[code], { distanceMetres }).total.minor,
        )
        expect(near).toBeLessThanOrEqual(far ?? Number.NaN)
        expect(near).toBeGreaterThanOrEqual(FEE_RULES[code].base)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('throws for a distance of %d (FEE-05)', (distanceMetres) => {
    expect(() => deliveryFee(FEE_RULES.CZ, { distanceMetres })).toThrow(RangeError)
  })
})

describe('surchargedMethod', () => {
  it.each([
    ['TW', 'CASH_ON_DELIVERY', 'CASH_ON_DELIVERY'],
    ['TW', 'PAID', undefined],
    ['TW', '', undefined],
    ['CZ', 'CASH_ON_DELIVERY', undefined],
  ] as const)(
    'returns in %s for "%s" %s, so that a fee is requested again only if it would differ (FAQ-08)',
    (code, chosen, method) => {
      expect(surchargedMethod(COUNTRIES[code], chosen)).toBe(method)
    },
  )
})

describe('isOutsideCapital', () => {
  it.each([
    ['in Bangkok', { latitude: 13.69, longitude: 100.7501 }, false],
    ['in Nonthaburi beside it', { latitude: 13.8591, longitude: 100.5217 }, false],
    ['in Pattaya', { latitude: 12.9236, longitude: 100.8825 }, true],
    ['in Chiang Mai', { latitude: 18.7883, longitude: 98.9853 }, true],
  ])('decides for a place %s: %s (FAQ-07)', (_, place, outside) => {
    expect(isOutsideCapital(COUNTRIES.TH, place)).toBe(outside)
  })
})
