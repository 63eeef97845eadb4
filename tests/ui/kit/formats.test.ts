import { describe, expect, it } from 'vitest'
import { DAY, HOUR, instantAt, minus, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { formatMoment, formatTime } from '../../../src/ui/kit/dayFormats.ts'
import { formatDistance } from '../../../src/ui/kit/formatDistance.ts'
import { formatMoney, moneyFormat } from '../../../src/ui/kit/formatMoney.ts'
import { formatDayTime, formatRelative, formatZone } from '../../../src/ui/kit/formats.ts'
import { currencyName } from '../../../src/domain/pricing/currencyFormat.ts'
import { plain } from '../market/showPage.tsx'

const LUNCH = instantAt(Date.UTC(2026, 2, 13, 11, 5))

const CZECH = { country: COUNTRIES.CZ, locale: 'cs' } as const

describe('formatMoney', () => {
  it.each([
    [{ minor: 45_900, currency: 'CZK' }, 'CZ', 'cs', '459 Kč'],
    [{ minor: 45_950, currency: 'CZK' }, 'CZ', 'cs', '459,50 Kč'],
    [{ minor: 125_250, currency: 'CZK' }, 'CZ', 'en', 'Kč 1 252,50'],
    [{ minor: 125_250, currency: 'EUR' }, 'AT', 'en', '€1.252,50'],
    [{ minor: 125_250, currency: 'EUR' }, 'FI', 'en', '€1 252,50'],
    [{ minor: 1_250, currency: 'SGD' }, 'SG', 'en', 'SGD 12.50'],
    [{ minor: 1_200, currency: 'JPY' }, 'JP', 'en', '¥1,200'],
    [{ minor: 750, currency: 'KWD' }, 'KW', 'en', 'KWD 0.750'],
    [{ minor: 18_000, currency: 'KWD' }, 'KW', 'en', 'KWD 18.000'],
    [{ minor: 12_000, currency: 'HUF' }, 'HU', 'en', 'Ft 120'],
    [{ minor: 999_999_999_999_999, currency: 'THB' }, 'TH', 'th', '฿9,999,999,999,999.99'],
  ] as const)(
    'formats %j in %s in %s as %s: with the country’s separators, the currency’s fraction digits, those of most currencies only if they are not zero (COUNTRY-08)',
    (money, code, locale, text) => {
      expect(plain(formatMoney(money, { country: COUNTRIES[code], locale }))).toBe(text)
    },
  )

  it.each([
    ['HK', 'HKD 1,000'],
    ['MM', 'MMK 1,000'],
    ['PH', 'PHP 1,000'],
    ['TW', 'NTD 1,000'],
    ['BD', 'Tk 1,000'],
  ] as const)('names the currency of %s as in “%s” (FAQ-04, FAQ-08, FAQ-10)', (code, text) => {
    const country = COUNTRIES[code]
    expect(plain(formatMoney({ minor: 100_000, currency: country.currency }, { country, locale: 'en' }))).toBe(text)
  })

  it('writes as many decimals as the amounts beside it have, and never fewer than its own', () => {
    const [whole, part] = [
      { minor: 7_300, currency: 'CZK' },
      { minor: 6_570, currency: 'CZK' },
    ] as const
    expect([whole, part].map(moneyFormat(CZECH, [whole, undefined, part])).map(plain)).toEqual(['73,00 Kč', '65,70 Kč'])
    expect(plain(moneyFormat(CZECH, [whole])(whole))).toBe('73 Kč')
    expect(plain(moneyFormat(CZECH, [])(part))).toBe('65,70 Kč')
    expect(plain(formatMoney(whole, CZECH, 2))).toBe('73,00 Kč')
  })

  it.each([
    ['en', 'CZ'],
    ['cs', 'CZ'],
    ['ar', 'KW'],
    ['th', 'TH'],
    ['ja', 'JP'],
    ['en', 'SG'],
    ['en', 'TW'],
  ] as const)('names the currency in %s in %s as its amounts do', (locale, code) => {
    const country = COUNTRIES[code]
    const { currency } = country
    expect(formatMoney({ minor: 100_000, currency }, { country, locale })).toContain(currencyName(locale, currency))
  })

  it('never writes a bare dollar sign, in any locale of any country (FAQ-04)', () => {
    const texts = Object.values(COUNTRIES).flatMap((country) =>
      country.supportedLocales.map((locale) =>
        formatMoney({ minor: 100_000, currency: country.currency }, { country, locale }),
      ),
    )
    expect(texts.filter((text) => text.includes('$'))).toEqual([])
  })

  it('has a symbol or a code for every country’s currency (COUNTRY-08)', () => {
    const texts = Object.values(COUNTRIES).map((country) =>
      formatMoney({ minor: 100_000, currency: country.currency }, { country, locale: 'en' }),
    )
    expect(texts.filter((text) => !/\p{L}|\p{Sc}/u.test(text))).toEqual([])
  })
})

describe('time formats', () => {
  it.each([
    ['Europe/Prague', '12:05'],
    ['Asia/Kuwait', '14:05'],
    ['Asia/Bangkok', '18:05'],
    ['Asia/Tokyo', '20:05'],
  ])('use the country’s time zone: %s (COUNTRY-07)', (zone, text) => {
    expect(formatTime(LUNCH, zone, 'en')).toBe(text)
  })

  it.each(['ar', 'bn', 'my', 'th'] as const)('use western digits in %s (COUNTRY-07)', (locale) => {
    expect(formatTime(LUNCH, 'Europe/Prague', locale)).toBe('12:05')
  })

  it('add the weekday if the day differs in that time zone, even if it is the same in UTC (COUNTRY-07)', () => {
    const lateInTokyo = instantAt(Date.UTC(2026, 2, 13, 14, 59))
    expect(formatMoment(lateInTokyo, plus(lateInTokyo, MINUTE), 'Asia/Tokyo', 'en')).toBe('Fri 23:59')
    expect(formatMoment(lateInTokyo, plus(lateInTokyo, MINUTE), 'Europe/Prague', 'en')).toBe('15:59')
  })

  it('add the date after a week (COUNTRY-07)', () => {
    expect(formatMoment(LUNCH, plus(LUNCH, 7 * DAY), 'Europe/Prague', 'en')).toBe(
      formatDayTime(LUNCH, 'Europe/Prague', 'en'),
    )
    expect(formatDayTime(LUNCH, 'Europe/Prague', 'en')).toBe('Fri, Mar 13, 12:05')
  })

  it('name the time zone (COUNTRY-07)', () => {
    expect(formatZone('Asia/Tokyo', 'en', LUNCH)).toBe('Japan Standard Time')
  })

  it.each([
    [-59 * SECOND, 'now'],
    [-MINUTE, '1 min. ago'],
    [-(12 * MINUTE + 59 * SECOND), '12 min. ago'],
    [-HOUR, '1 hr. ago'],
    [3 * HOUR, 'in 3 hr.'],
    [-2 * DAY, '2 days ago'],
  ])('format a difference of %i ms as %s (COUNTRY-07)', (distance, text) => {
    expect(formatRelative(plus(LUNCH, distance), LUNCH, 'en')).toBe(text)
  })

  it('count seconds on request (COUNTRY-07)', () => {
    expect(formatRelative(minus(LUNCH, 40 * SECOND), LUNCH, 'en', 'second')).toBe('40 sec. ago')
  })
})

describe('formatDistance', () => {
  it.each([
    [347, '350 m'],
    [1_240, '1.2 km'],
  ])('formats %i m as %s', (metres, text) => {
    expect(formatDistance(metres, 'en')).toBe(text)
  })
})
