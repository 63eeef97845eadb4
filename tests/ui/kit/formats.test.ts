import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { formatMoment, formatTime } from '../../../src/ui/kit/dayFormats.ts'
import { formatDistance } from '../../../src/ui/kit/formatDistance.ts'
import { formatMoney } from '../../../src/ui/kit/formatMoney.ts'
import { formatDayTime, formatRelative, formatZone } from '../../../src/ui/kit/formats.ts'
import { plain } from '../market/showPage.tsx'

const LUNCH = Date.UTC(2026, 2, 13, 11, 5)

describe('Amounts', () => {
  it.each([
    [{ minor: 45_900, currency: 'CZK' }, 'cs', '459 Kč'],
    [{ minor: 45_950, currency: 'CZK' }, 'cs', '459,50 Kč'],
    [{ minor: 1_250, currency: 'SGD' }, 'en', 'SGD 12.50'],
    [{ minor: 1_200, currency: 'JPY' }, 'en', '¥1,200'],
    [{ minor: 750, currency: 'KWD' }, 'en', 'KWD 0.750'],
    [{ minor: 12_000, currency: 'HUF' }, 'en', 'Ft 120'],
    [{ minor: 999_999_999_999_999, currency: 'THB' }, 'th', '฿9,999,999,999,999.99'],
  ] as const)(
    '%j read in %s as %s: the digits of their currency, none when they are zero (COUNTRY-08)',
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
  ] as const)('name %s as in “%s” (FAQ-04, FAQ-08, FAQ-10)', (currency, text) => {
    expect(plain(formatMoney({ minor: 100_000, currency }, 'en'))).toBe(text)
  })

  it('never have a bare dollar sign, in no locale of any country (FAQ-04)', () => {
    const texts = Object.values(COUNTRIES).flatMap(({ currency, supportedLocales }) =>
      supportedLocales.map((locale) => formatMoney({ minor: 100_000, currency }, locale)),
    )
    expect(texts.filter((text) => text.includes('$'))).toEqual([])
  })

  it('have a symbol or a code in every country (COUNTRY-08)', () => {
    const texts = Object.values(COUNTRIES).map(({ currency }) => formatMoney({ minor: 100_000, currency }, 'en'))
    expect(texts.filter((text) => !/\p{L}|\p{Sc}/u.test(text))).toEqual([])
  })
})

describe('Times', () => {
  it.each([
    ['Europe/Prague', '12:05'],
    ['Asia/Kuwait', '14:05'],
    ['Asia/Bangkok', '18:05'],
    ['Asia/Tokyo', '20:05'],
  ])('are those of the country: %s (COUNTRY-07)', (zone, text) => {
    expect(formatTime(LUNCH, zone, 'en')).toBe(text)
  })

  it.each(['ar', 'bn', 'my', 'th'] as const)('have western digits in %s too (COUNTRY-07)', (locale) => {
    expect(formatTime(LUNCH, 'Europe/Prague', locale)).toBe('12:05')
  })

  it('name the day when it is another one there, even if it is the same in Greenwich (COUNTRY-07)', () => {
    const lateInTokyo = Date.UTC(2026, 2, 13, 14, 59)
    expect(formatMoment(lateInTokyo, lateInTokyo + MINUTE, 'Asia/Tokyo', 'en')).toBe('Fri 23:59')
    expect(formatMoment(lateInTokyo, lateInTokyo + MINUTE, 'Europe/Prague', 'en')).toBe('15:59')
  })

  it('name the date when it is long ago (COUNTRY-07)', () => {
    expect(formatMoment(LUNCH, LUNCH + 7 * DAY, 'Europe/Prague', 'en')).toBe(
      formatDayTime(LUNCH, 'Europe/Prague', 'en'),
    )
    expect(formatDayTime(LUNCH, 'Europe/Prague', 'en')).toBe('Fri, Mar 13, 12:05')
  })

  it('name their zone in words (COUNTRY-07)', () => {
    expect(formatZone('Asia/Tokyo', 'en', LUNCH)).toBe('Japan Standard Time')
  })

  it.each([
    [-59 * SECOND, 'now'],
    [-MINUTE, '1 min. ago'],
    [-(12 * MINUTE + 59 * SECOND), '12 min. ago'],
    [-HOUR, '1 hr. ago'],
    [3 * HOUR, 'in 3 hr.'],
    [-2 * DAY, '2 days ago'],
  ])('%i ms away are told as %s (COUNTRY-07)', (distance, text) => {
    expect(formatRelative(LUNCH + distance, LUNCH, 'en')).toBe(text)
  })

  it('count seconds where that matters (COUNTRY-07)', () => {
    expect(formatRelative(LUNCH - 40 * SECOND, LUNCH, 'en', 'second')).toBe('40 sec. ago')
  })
})

describe('Distances', () => {
  it.each([
    [347, '350 m'],
    [1_240, '1.2 km'],
  ])('of %i m read as %s', (metres, text) => {
    expect(formatDistance(metres, 'en')).toBe(text)
  })
})
