import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { currencyFormat } from '../../../src/domain/pricing/currencyFormat.ts'

/** Normalizes non-breaking spaces and removes direction marks. */
const asSeen = (text: string) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

describe('currencyFormat', () => {
  it.each([
    ['en', 'SG', '9', 'SGD 9.00'],
    ['zh-HK', 'HK', '1000', 'HKD 1,000.00'],
    ['en', 'MM', '300000', 'MMK 300,000'],
    ['tl', 'PH', '10000', 'PHP 10,000.00'],
    ['zh-TW', 'TW', '5000', 'NTD 5,000.00'],
    ['en', 'BD', '55', 'Tk 55.00'],
    ['bn', 'BD', '55', '55.00 Tk'],
    ['es', 'AR', '1850', '1850,00 ARS'],
  ] as const)('names in %s the ambiguous currency of %s %s: %s (FAQ-04)', (locale, code, amount, seen) => {
    const country = COUNTRIES[code]
    expect(asSeen(currencyFormat({ country, locale }, country.currency)(amount))).toBe(seen)
  })

  it.each([
    ['cs', 'CZ', '1285.5', '1 285,50 Kč'],
    ['de', 'AT', '5.4', '5,40 €'],
    ['en', 'CZ', '1285.5', 'Kč 1 285,50'],
    ['ar', 'AE', '1285.5', '1,285.50 د.إ.'],
    ['km', 'KH', '12500', '12,500.00៛'],
    ['ja', 'JP', '430', '￥430'],
    ['ko', 'KR', '4200', '₩4,200'],
    ['th', 'TH', '49', '฿49.00'],
    ['en', 'MY', '6.25', 'RM 6.25'],
    ['en', 'KW', '0.75', 'KWD 0.750'],
    ['ar', 'KW', '0.75', '0.750 د.ك.'],
  ] as const)('uses in %s the usual symbol for %s %s: %s', (locale, code, amount, seen) => {
    const country = COUNTRIES[code]
    expect(asSeen(currencyFormat({ country, locale }, country.currency)(amount))).toBe(seen)
  })

  it('has the wanted number of decimals', () => {
    const format = currencyFormat({ country: COUNTRIES.CZ, locale: 'cs' }, 'CZK', {
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    })
    expect(asSeen(format('459'))).toBe('459 Kč')
  })
})
