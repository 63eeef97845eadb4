import { describe, expect, it } from 'vitest'
import { currencyFormat } from '../../../src/domain/pricing/currencyFormat.ts'

/** Normalizes non-breaking spaces and removes direction marks. */
const asSeen = (text: string) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

describe('currencyFormat', () => {
  it.each([
    ['en', 'SGD', '9', 'SGD 9.00'],
    ['zh-HK', 'HKD', '1000', 'HKD 1,000.00'],
    ['en', 'MMK', '300000', 'MMK 300,000'],
    ['tl', 'PHP', '10000', 'PHP 10,000.00'],
    ['zh-TW', 'TWD', '5000', 'NTD 5,000.00'],
    ['en', 'BDT', '55', 'Tk 55.00'],
    ['bn', 'BDT', '55', '55.00 Tk'],
    ['es', 'ARS', '1850', '1850,00 ARS'],
  ] as const)('names in %s the ambiguous currency of %s %s: %s (FAQ-04)', (locale, currency, amount, seen) => {
    expect(asSeen(currencyFormat(locale, currency)(amount))).toBe(seen)
  })

  it.each([
    ['cs', 'CZK', '1285.5', '1 285,50 Kč'],
    ['de', 'EUR', '5.4', '5,40 €'],
    ['ja', 'JPY', '430', '￥430'],
    ['ko', 'KRW', '4200', '₩4,200'],
    ['th', 'THB', '49', '฿49.00'],
    ['en', 'MYR', '6.25', 'RM 6.25'],
    ['en', 'KWD', '0.75', 'KWD 0.750'],
    ['ar', 'KWD', '0.75', '0.750 د.ك.'],
  ] as const)('uses in %s the usual symbol for %s %s: %s', (locale, currency, amount, seen) => {
    expect(asSeen(currencyFormat(locale, currency)(amount))).toBe(seen)
  })

  it('has the wanted number of decimals', () => {
    const format = currencyFormat('cs', 'CZK', { minimumFractionDigits: 0, maximumFractionDigits: 0 })
    expect(asSeen(format('459'))).toBe('459 Kč')
  })
})
