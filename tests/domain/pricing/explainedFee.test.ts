import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { deliveryFee, FEE_RULES } from '../../../src/domain/pricing/deliveryFee.ts'
import { explainedFee } from '../../../src/domain/pricing/explainedFee.ts'
import { BAKERY_AT } from '../../support/aVendor.ts'

const { CZ, TW } = COUNTRIES
const quoted = (minor: number, currency: 'CZK' | 'EUR' | 'TWD', distanceMetres?: number) => ({
  fee: { minor, currency },
  ...(distanceMetres !== undefined && { distanceMetres }),
})

describe('explainedFee', () => {
  it('returns the base and every started kilometre (FEE-10)', () => {
    expect(explainedFee(quoted(73_00, 'CZK', 1_500), CZ, BAKERY_AT, 'PAID')).toEqual([
      { kind: 'base', amount: { minor: 49_00, currency: 'CZK' } },
      { kind: 'distance', amount: { minor: 24_00, currency: 'CZK' } },
    ])
  })

  it('includes the surcharge of the payment method if it was quoted (FEE-10)', () => {
    const kinds = (minor: number) =>
      explainedFee(quoted(minor, 'TWD', 900), TW, TW.capital, 'CASH_ON_DELIVERY')?.map(({ kind }) => kind)
    expect(kinds(124_00)).toEqual(['base', 'surcharge'])
    expect(kinds(99_00)).toEqual(['base'])
  })

  it('returns undefined if the lines do not add up, or the distance is unknown (FEE-10)', () => {
    expect(explainedFee(quoted(73_01, 'CZK', 1_500), CZ, BAKERY_AT, 'PAID')).toBeUndefined()
    expect(explainedFee(quoted(73_00, 'CZK'), CZ, BAKERY_AT, 'PAID')).toBeUndefined()
  })

  it("returns undefined for a currency other than the country's (FEE-10)", () => {
    expect(explainedFee(quoted(73_00, 'EUR', 1_500), CZ, BAKERY_AT, 'PAID')).toBeUndefined()
  })

  it('always adds up to the quoted fee (FEE-10)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), fc.integer({ min: 0, max: 60_000 }), (code, distanceMetres) => {
        const country = COUNTRIES[code]
        const { total } = deliveryFee(FEE_RULES[code], { distanceMetres })
        const lines = explainedFee({ fee: total, distanceMetres }, country, country.capital, '') ?? []
        expect(lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(total.minor)
      }),
    )
  })
})
