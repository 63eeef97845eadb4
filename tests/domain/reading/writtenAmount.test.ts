import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { toNumber } from '../../../src/domain/pricing/money.ts'
import { CURRENCY_WORDS } from '../../../src/domain/reading/words/currencies.ts'
import { amountText, readWrittenAmount, writtenAmount } from '../../../src/domain/reading/writtenAmount.ts'

const read = (text: string, code: CountryCode): number | undefined => {
  const amount = writtenAmount(text, COUNTRIES[code])
  return amount && toNumber(amount)
}

describe('readWrittenAmount', () => {
  it.each([
    ['350', 'CZ', 350],
    ['1 250,50', 'CZ', 1250.5],
    ['1\u00a0250,50', 'CZ', 1250.5],
    ['1\u202f250,50', 'CZ', 1250.5],
    ['1.250,50', 'CZ', 1250.5],
    ['1,250.50', 'CZ', 1250.5],
    ["1'250.50", 'CZ', 1250.5],
    ['12 500 000', 'CZ', 12_500_000],
    ['1.250.000,5', 'CZ', 1_250_000.5],
    ['350 Kč', 'CZ', 350],
    ['3만2천원', 'KR', 32_000],
    ['5만 원', 'KR', 50_000],
    ['5만 2천원', 'KR', 52_000],
    ['3만2500원', 'KR', 32_500],
    ['3만 2,500', 'KR', 32_500],
    ['1만5천500원', 'KR', 15_500],
    ['2천5백 원', 'KR', 2500],
    ['350kc', 'CZ', 350],
    ['CZK 350', 'CZ', 350],
    ['350,-', 'CZ', 350],
    ['350,– Kč', 'CZ', 350],
    ['12:-', 'SE', 12],
    ['1 250:- kr', 'SE', 1250],
    ['1.250.-', 'AT', 1250],
    ['$ 1.250.-', 'AR', 1250],
    ['120 de lei', 'RO', 120],
    ['1250/=', 'BD', 1250],
    ['Rs. 1,200/- only', 'PK', 1200],
    ['Rs:1200', 'PK', 1200],
    ['1250 টাকা মাত্র', 'BD', 1250],
    ['1万2千円', 'JP', 12_000],
    ['１万２千円', 'JP', 12_000],
    ['1万2000円', 'JP', 12_000],
    ['3千円', 'JP', 3000],
    ['1,200円也', 'JP', 1200],
    ['1萬2千元', 'TW', 12_000],
    ['ＮＴ＄１，２００', 'TW', 1200],
    ['新臺幣 1,200 元整', 'TW', 1200],
    ['￦12,000', 'KR', 12_000],
    ['12,000원정', 'KR', 12_000],
    ['1,200 บาทถ้วน', 'TH', 1200],
    ['K.D. 1.250', 'KW', 1.25],
    ['125 ريال سعودي', 'SA', 125],
    ['25 الف دينار عراقي', 'IQ', 25_000],
    ['350.-', 'AT', 350],
    ['€ 12,90', 'AT', 12.9],
    ['1,250/-', 'PK', 1250],
    ['Rs. 1,25,000', 'PK', 125_000],
    ['12,34,567.50 tk', 'BD', 1_234_567.5],
    ['S$48.90', 'SG', 48.9],
    ['P1,250', 'PH', 1250],
    ['฿1,290', 'TH', 1290],
    ['๓๕๐ บาท', 'TH', 350],
    ['٣٥٠', 'EG', 350],
    ['١٬٢٥٠٫٥٠ جنيه', 'EG', 1250.5],
    ['١،٢٥٠٫٥٠', 'EG', 1250.5],
    ['۱۲۵۰', 'PK', 1250],
    ['៣៥០ រៀល', 'KH', 350],
    ['၃၅၀ ကျပ်', 'MM', 350],
    ['৩৫০ টাকা', 'BD', 350],
    ['３５０円', 'JP', 350],
    ['￥３，２００', 'JP', 3200],
    ['3,200', 'JP', 3200],
    ['350.00', 'JP', 350],
    ['1.250', 'CZ', 1250],
    ['1,250', 'SG', 1250],
    ['1.250', 'KW', 1.25],
    ['٧٫٥٠٠ د.ك', 'KW', 7.5],
    ['1,250.500', 'KW', 1250.5],
    ['0,750', 'KW', 0.75],
    ['25,000', 'IQ', 25_000],
    ['25 الف', 'IQ', 25_000],
    ['3.450 Ft', 'HU', 3450],
    ['3,450 Ft', 'HU', 3450],
    ['\u2068\u200f12.50\u2069', 'AE', 12.5],
    ['.5', 'CZ', 0.5],
    ['12.', 'CZ', 12],
    ['12.5000', 'CZ', 12.5],
    ['1  250', 'CZ', 1250],
    ['1,252', 'CZ', 1252],
    ['Kč 1,252', 'CZ', 1252],
    ['1,255', 'CZ', 1255],
    ['1.252', 'SG', 1252],
    ['12,500', 'AT', 12_500],
    ['0.750', 'SG', 0.75],
    ['1,250.50', 'SG', 1250.5],
    ['7.500', 'BH', 7.5],
    ['7.500', 'JO', 7.5],
    ['7.500', 'OM', 7.5],
  ] as const)('reads "%s" in %s as %d (VAL-11, COUNTRY-08)', (text, country, amount) => {
    expect(read(text, country)).toBe(amount)
  })

  it.each([
    ['1,250', 'KW', ['1250', '1.250']],
    ['1,250', 'JO', ['1250', '1.250']],
    ['1,250', 'BH', ['1250', '1.250']],
    ['1,250', 'OM', ['1250', '1.250']],
    ['1.250', 'IQ', ['1250', '1.2500']],
    ['250.000', 'IQ', ['250000', '250']],
    ['1,255', 'KW', ['1255', '1.255']],
    ['12,500 د.ك', 'KW', ['12500', '12.500']],
  ] as const)('refuses the ambiguous "%s" in %s and suggests %o (VAL-11)', (text, country, forms) => {
    expect(readWrittenAmount(text, COUNTRIES[country])).toEqual({ kind: 'unreadable', forms })
    for (const form of forms) expect(read(form, country), form).toBeDefined()
  })

  it.each([
    ['abc', 'CZ', ['1250', '1250,50']],
    ['12.5050', 'CZ', ['1250', '1250,50']],
    ['1252,500', 'CZ', ['1250', '1250,50']],
    ['1 252,500', 'CZ', ['1250', '1250,50']],
    ['1,252.500', 'SG', ['1250', '1250.50']],
    ['350 €', 'CZ', ['1250', '1250,50']],
    ['-350', 'SG', ['1250', '1250.50']],
    ['+350', 'SG', ['1250', '1250.50']],
    ['1 25', 'SG', ['1250', '1250.50']],
    ['1.25.000', 'SG', ['1250', '1250.50']],
    ['1e3', 'SG', ['1250', '1250.50']],
    ['350.00-', 'SG', ['1250', '1250.50']],
    ['1,250.50 -', 'SG', ['1250', '1250.50']],
    ['12:50', 'SE', ['1250', '1250,50']],
    ['12千円', 'JP', ['1250']],
    ['1萬2', 'TW', ['1250', '1250.50']],
    ['1千2', 'TW', ['1250', '1250.50']],
    ['2百5', 'TW', ['1250', '1250.50']],
    ['1만2원', 'KR', ['1250']],
    ['1万2万円', 'JP', ['1250']],
    ['', 'SG', ['1250', '1250.50']],
    ['12.3456', 'KW', ['1250', '1250.500']],
    ['3.5', 'JP', ['1250']],
    ['10000000000000', 'CZ', ['1250', '1250,50']],
    ['十二', 'JP', ['1250']],
    ['3만25000원', 'KR', ['1250']],
    ['1만5천2000원', 'KR', ['1250']],
    ['5천500백원', 'KR', ['1250']],
  ] as const)('refuses "%s" in %s and suggests %o (VAL-11)', (text, country, forms) => {
    expect(readWrittenAmount(text, COUNTRIES[country])).toEqual({ kind: 'unreadable', forms })
  })

  it.each(COUNTRY_CODES)('reads an amount formatted for an input in %s unchanged (COUNTRY-08, EDIT-01)', (code) => {
    const country = COUNTRIES[code]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (minor) => {
        const amount = { minor, currency: country.currency }
        expect(writtenAmount(amountText(amount, country), country)).toEqual(amount)
      }),
      { numRuns: 60 },
    )
    const fraction = { minor: 10 ** country.currencyDigits + 250, currency: country.currency }
    expect(writtenAmount(amountText(fraction, country), country)).toEqual(fraction)
    expect(amountText({ minor: 350 * 10 ** country.currencyDigits, currency: country.currency }, country)).toBe('350')
  })

  it.each(COUNTRY_CODES)('accepts every name of the currency of %s on either side (COUNTRY-08)', (code) => {
    const { currency } = COUNTRIES[code]
    for (const word of CURRENCY_WORDS[currency].split('|')) {
      expect(read(`${word} 350`, code), `${word} 350`).toBe(350)
      expect(read(`350 ${word}`, code), `350 ${word}`).toBe(350)
    }
  })
})
