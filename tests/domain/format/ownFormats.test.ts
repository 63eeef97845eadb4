import { describe, expect, it } from 'vitest'
import { HOUSE_FORMATS } from '../../../build/formats/houseFormats.ts'
import { formatDataOf } from '../../../build/formats/formatsModule.ts'
import { formatDate, formatZone } from '../../../src/domain/format/dates.ts'
import { formatDays } from '../../../src/domain/format/days.ts'
import { currencySign } from '../../../src/domain/format/numbers.ts'
import { amountFormat, formatNumber, formatUnit } from '../../../src/domain/format/numbers.ts'
import { makeFormats } from '../../../src/domain/format/own/makeFormats.ts'
import {
  DATE_STYLES,
  OWN_FORMAT_LOCALES,
  RELATIVE_UNITS,
  UNITS,
  type DateStyle,
  type OwnFormatLocale,
} from '../../../src/domain/format/ownFormats.ts'
import { formatAgo, formatList, formatNow, languageName, regionName } from '../../../src/domain/format/words.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { CURRENCY_DIGITS } from '../../../src/domain/market/currencies.ts'

const STYLES = Object.keys(DATE_STYLES) as ReadonlyArray<DateStyle>
const ZONES = [...new Set(Object.values(COUNTRIES).map(({ timeZone }) => timeZone))]
const CURRENCIES = Object.keys(CURRENCY_DIGITS) as ReadonlyArray<keyof typeof CURRENCY_DIGITS>

/** A moment in each month, on different weekdays, at the limits of a day. */
const MOMENTS = Array.from({ length: 14 }, (_, index) =>
  instantAt(Date.UTC(2026, index, 1 + index * 2, (index * 7) % 24, (index * 13) % 60)),
)

const formatsOf = (locale: OwnFormatLocale) => makeFormats(locale, formatDataOf(locale))

/** CLDR has these; Urdu in Latin letters it has not. */
const IN_CLDR = OWN_FORMAT_LOCALES.filter((locale) => locale !== 'ur-Latn')

/** Whether CLDR's own value is shown. */
const isFromCldr = (locale: OwnFormatLocale, what: keyof typeof ours): boolean =>
  !(what in (HOUSE_FORMATS[locale] ?? {}))
const ours = { dates: 0, days: 0, units: 0, past: 0, future: 0, now: 0, lists: 0, regions: 0, languages: 0, zones: 0 }

/** The portal's spelling of words in which CLDR's Kurdish has a letter of Urdu, or the same word spelled in two ways. */
const inOurSpelling = (text: string): string => text.replace('\u06be', '\u0647').replace('کانونی', 'کانوونی')
/** The separators of a country, which are not those of the language. */
const MARKS = { group: '\u00a0', decimal: ',' }

describe.each(IN_CLDR)('the formats of %s equal those of CLDR (I18N-11)', (locale) => {
  const own = formatsOf(locale)
  const offering = Object.values(COUNTRIES).filter(({ supportedLocales }) => supportedLocales.includes(locale))

  it.each(STYLES)('in dates: %s', (style) => {
    for (const zone of ZONES)
      for (const moment of MOMENTS)
        expect(own.date(moment, style, zone)).toBe(inOurSpelling(formatDate(moment, style, zone, locale)))
  })

  it.runIf(isFromCldr(locale, 'days'))('in ranges of days', () => {
    for (const from of MOMENTS)
      for (const to of MOMENTS.filter((moment) => moment >= from))
        expect(own.days(from, to, 'Asia/Manila')).toBe(formatDays(from, to, 'Asia/Manila', locale))
  })

  it.runIf(isFromCldr(locale, 'zones'))('in time zones of its countries', () => {
    for (const { timeZone } of offering) expect(own.zone(timeZone)).toBe(formatZone(timeZone, locale, MOMENTS[0]!))
  })

  it('in numbers', () => {
    for (const value of [0, 7, 1234, -1234, 12_345_678.95, 0.5, -0.125])
      expect(own.number(value)).toBe(formatNumber(value, locale))
  })

  it.runIf(isFromCldr(locale, 'units'))('in units', () => {
    for (const unit of UNITS)
      for (const value of [0, 1, 2, 5, 1.5, 1234.56])
        for (const digits of [0, 1])
          expect(own.unit(value, unit, { maximumFractionDigits: digits })).toBe(formatUnit(value, unit, locale, digits))
  })

  it('in amounts of every currency', () => {
    const signed = offering.map(({ currency }) => currency)
    for (const currency of CURRENCIES)
      for (const sign of signed.includes(currency) ? (['code', 'symbol'] as const) : (['code'] as const))
        for (const amount of [0, 5, -5, 1234.5, -12_345_678.955])
          for (const digits of [{}, { minimumFractionDigits: 2, maximumFractionDigits: 2 }])
            expect(own.amount(amount, currency, sign, digits, MARKS), currency).toBe(
              amountFormat(locale, currency, sign, digits, MARKS)(amount),
            )
  })

  it('in amounts beyond the precision of numbers', () => {
    expect(own.amount('9999999999999999.99', 'KHR', 'symbol', {}, MARKS)).toBe(
      amountFormat(locale, 'KHR', 'symbol', {}, MARKS)('9999999999999999.99'),
    )
  })

  it('in signs of the currencies of its countries', () => {
    for (const { currency } of offering) expect(own.currency(currency)).toBe(currencySign(locale, currency))
  })

  it.runIf(isFromCldr(locale, 'past'))('in relative times', () => {
    for (const unit of RELATIVE_UNITS)
      for (const count of [-1234, -5, -1, 1, 2, 5, 1234])
        expect(own.relative(count, unit)).toBe(formatAgo(count, unit, locale))
    expect(own.now).toBe(formatNow(locale))
  })

  it.runIf(isFromCldr(locale, 'lists'))('in lists', () => {
    for (const kind of ['and', 'parts'] as const)
      for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D', 'E']])
        expect(own.list(items, kind)).toBe(formatList(items, kind, locale))
  })

  it.runIf(isFromCldr(locale, 'regions'))('in names of its countries and their languages', () => {
    for (const { code, supportedLocales } of offering) {
      expect(own.region(code)).toBe(regionName(code, locale))
      for (const named of supportedLocales) expect(own.language(named)).toBe(languageName(named, locale))
    }
  })
})

describe.each(OWN_FORMAT_LOCALES)('the formats of %s', (locale) => {
  const own = formatsOf(locale)
  const [country] = Object.values(COUNTRIES).filter(({ supportedLocales }) => supportedLocales.includes(locale))
  const moment = instantAt(Date.UTC(2026, 2, 13, 14, 5))
  const texts = [
    ...STYLES.map((style) => own.date(moment, style, country!.timeZone)),
    ...MOMENTS.map((to) => own.days(MOMENTS[0]!, to, country!.timeZone)),
    own.zone(country!.timeZone),
    own.number(1234),
    own.amount(1234.5, country!.currency, 'symbol', {}, MARKS),
    ...UNITS.map((unit) => own.unit(5, unit, {})),
    ...RELATIVE_UNITS.flatMap((unit) => [own.relative(-5, unit), own.relative(5, unit)]),
    own.now,
    own.list(['1', '2', '3'], 'and'),
    own.list(['1', '2', '3'], 'parts'),
    own.region(country!.code),
    ...country!.supportedLocales.map((named) => own.language(named)),
  ]

  it('are complete: no text is empty, unknown or has an unfilled place (I18N-11)', () => {
    expect(texts.filter((text) => text === undefined || text === '' || /[{}]|undefined|NaN/.test(text))).toEqual([])
  })

  it('have Latin digits and Gregorian years (I18N-10)', () => {
    expect(texts.filter((text) => /(?![0-9])\p{Nd}/u.test(text ?? ''))).toEqual([])
    expect(own.date(moment, 'fullDay', 'UTC')).toContain('2026')
  })

  it('have no English words, save names and signs that the language shares (I18N-11)', () => {
    const shared =
      /^(GMT|IQD|KHR|LAK|MMK|PHP|PKR|Rs|K|m|km|English|Cebuano|Tagalog|Pakistan|Urdu|second|minute|Mar|March|Jan|Feb|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec)$/
    const latin = texts
      .flatMap((text) => text?.match(/[A-Za-z]+/g) ?? [])
      .filter((word) => !shared.test(word) && !(locale === 'ur-Latn' && word === 'min'))
    const english = latin.filter((word) =>
      /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat|ago|in|now|and|min|hr|hrs|days?|hours?|minutes|Philippines?|Standard|Time)$/.test(
        word,
      ),
    )
    expect(english).toEqual([])
    const isLatinScript = locale === 'ceb' || locale === 'ur-Latn'
    expect(isLatinScript ? [] : latin).toEqual([])
  })
})

describe('the words of our own', () => {
  it.each([
    ['ceb', 'human sa 5 ka minuto', '5 ka oras ang milabay', 'karon'],
    ['ckb', 'دوای 5 خولەک', 'پێش 5 کاتژمێر', 'ئێستا'],
    ['ur-Latn', '5 min mein', '5 ghante pehle', 'abhi'],
  ] as const)('say in %s how far a moment is', (locale, ahead, ago, now) => {
    const own = formatsOf(locale)
    expect([own.relative(5, 'minute'), own.relative(-5, 'hour'), own.now]).toEqual([ahead, ago, now])
  })

  it('write Friday in Kurdish with the heh of Kurdish, and both months of one name alike', () => {
    const own = formatsOf('ckb')
    const monthOf = (month: number) => own.date(instantAt(Date.UTC(2026, month, 13)), 'monthDay', 'Asia/Baghdad')
    expect(own.date(instantAt(Date.UTC(2026, 2, 13, 9)), 'weekdayTime', 'Asia/Baghdad')).toBe(
      '\u0647\u06d5\u06cc\u0646\u06cc 12:00',
    )
    expect([monthOf(0), monthOf(11)]).toEqual(['کانوونی دووەم 13', 'کانوونی یەکەم 13'])
  })

  it('write Urdu in Latin letters as people in Pakistan do', () => {
    const own = formatsOf('ur-Latn')
    expect(own.date(instantAt(Date.UTC(2026, 2, 13, 9, 5)), 'dayTime', 'Asia/Karachi')).toBe('Juma, 13 Mar, 14:05')
    expect(own.relative(-1, 'hour')).toBe('1 ghanta pehle')
    expect(own.list(['A', 'B', 'C'], 'and')).toBe('A, B aur C')
    expect(own.amount(1234, 'PKR', 'symbol', {}, MARKS)).toBe('Rs\u00a01\u00a0234')
  })

  it('are only for languages whose data CLDR lacks in part', () => {
    expect(Object.keys(HOUSE_FORMATS).toSorted()).toEqual(['ceb', 'ckb', 'km', 'ur-Latn'])
  })
})
