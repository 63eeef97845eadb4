import { describe, expect, it } from 'vitest'
import { currencyName } from '../../../src/domain/pricing/currencyFormat.ts'

describe('currencyName', () => {
  it.each([
    ['en', 'SGD', 'SGD'],
    ['en', 'BDT', 'Tk'],
    ['cs', 'CZK', 'Kč'],
    ['de', 'EUR', '€'],
    ['en', 'EUR', '€'],
    ['es', 'ARS', 'ARS'],
    ['ja', 'JPY', '￥'],
  ] as const)('returns in %s for %s what amounts have beside them: %s', (locale, currency, name) => {
    expect(currencyName(locale, currency)).toBe(name)
  })
})
