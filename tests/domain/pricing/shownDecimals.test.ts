import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from '../../../src/domain/market/countries.ts'
import { shownDecimals } from '../../../src/domain/pricing/shownDecimals.ts'

describe('shownDecimals', () => {
  it.each<readonly [CurrencyCode, ReadonlyArray<number>, number]>([
    ['CZK', [7_300, 45_900], 0],
    ['CZK', [7_300, 6_570], 2],
    ['CZK', [], 0],
    ['SGD', [1_200, -550], 2],
    ['JPY', [1_201, 73], 0],
    ['KWD', [18_000], 3],
    ['KWD', [], 3],
    ['BHD', [18_000], 3],
    ['JOD', [18_000], 3],
    ['OMR', [18_000], 3],
    ['IQD', [18_000_000], 0],
    ['IQD', [18_000_500], 4],
  ])(
    'returns the decimals that amounts in %s of %j minor units share: %d (COUNTRY-08)',
    (currency, minor, decimals) => {
      const amounts = minor.map((one) => ({ minor: one, currency }))
      expect(shownDecimals(currency, [...amounts, undefined])).toBe(decimals)
    },
  )
})
