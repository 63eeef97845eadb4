import { describe, expect, it } from 'vitest'
import { DAY, HOUR, instantAt, minus, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { formatMoment, formatTime } from '../../../src/ui/kit/dayFormats.ts'
import { formatDistance } from '../../../src/ui/kit/formatDistance.ts'
import { formatMoney, moneyFormat } from '../../../src/ui/kit/formatMoney.ts'
import { formatDayTime, formatRelative, formatZone } from '../../../src/ui/kit/formats.ts'
import { currencyName } from '../../../src/domain/pricing/currencyName.ts'
import { plain } from '../market/showPage.tsx'

const LUNCH = instantAt(Date.UTC(2026, 2, 13, 11, 5))

describe('formatMoney', () => {
  it.each([
    [{ minor: 45_900, currency: 'CZK' }, 'cs', '459 Kč'],
    [{ minor: 45_950, currency: 'CZK' }, 'cs', '459,50 Kč'],
    [{ minor: 1_250, currency: 'SGD' }, 'en', 'SGD 12.50'],
    [{ minor: 1_200, currency: 'JPY' }, 'en', '¥1,200'],
    [{ minor: 750, currency: 'KWD' }, 'en', 'KWD 0.750'],
    [{ minor: 18_000, currency: 'KWD' }, 'en', 'KWD 18.000'],
    [{ minor: 12_000, currency: 'HUF' }, 'en', 'Ft 120'],
    [{ minor: 999_999_999_999_999, currency: 'THB' }, 'th', '฿9,999,999,999,999.99'],
  ] as const)(
    'formats %j in %s as %s: with the currency’s fraction digits, those of most currencies only if they are not zero (COUNTRY-08)',
    (money, locale, text) => {
      expect(plain(formatMoney(money, locale))).toBe(text)
    },
  )

  it.each([
    ['HKD', 'HKD 1,000'],
    ['MMK', 'MMK 1,000'],
    ['PHP', 'PHP 1,000'],
    ['TWD', 'NTD 1,000'],
    ['BDT', 'Tk 1,000'],
  ] as const)('names %s as in “%s” (FAQ-04, FAQ-08, FAQ-10)', (currency, text) => {
    expect(plain(formatMoney({ minor: 100_000, currency }, 'en'))).toBe(text)
  })

  it('writes as many decimals as the amounts beside it have, and never fewer than its own', () => {
    const [whole, part] = [
      { minor: 7_300, currency: 'CZK' },
      { minor: 6_570, currency: 'CZK' },
    ] as const
    expect([whole, part].map(moneyFormat('cs', [whole, undefined, part])).map(plain)).toEqual(['73,00 Kč', '65,70 Kč'])
    expect(plain(moneyFormat('cs', [whole])(whole))).toBe('73 Kč')
    expect(plain(moneyFormat('cs', [])(part))).toBe('65,70 Kč')
    expect(plain(formatMoney(whole, 'cs', 2))).toBe('73,00 Kč')
  })

  it.each([
    ['en', 'CZK'],
    ['cs', 'CZK'],
    ['ar', 'KWD'],
    ['th', 'THB'],
    ['ja', 'JPY'],
    ['en', 'SGD'],
    ['en', 'TWD'],
  ] as const)('names the currency in %s of %s as its amounts do', (locale, currency) => {
    expect(formatMoney({ minor: 100_000, currency }, locale)).toContain(currencyName(locale, currency))
  })

  it('never writes a bare dollar sign, in any locale of any country (FAQ-04)', () => {
    const texts = Object.values(COUNTRIES).flatMap(({ currency, supportedLocales }) =>
      supportedLocales.map((locale) => formatMoney({ minor: 100_000, currency }, locale)),
    )
    expect(texts.filter((text) => text.includes('$'))).toEqual([])
  })

  it('has a symbol or a code for every country’s currency (COUNTRY-08)', () => {
    const texts = Object.values(COUNTRIES).map(({ currency }) => formatMoney({ minor: 100_000, currency }, 'en'))
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
