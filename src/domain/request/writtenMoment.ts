import { formatDate } from '../format/dates.ts'
import { once } from '../format/once.ts'
import { instantAt, type Instant } from '../instant.ts'
import type { Country } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import { conventionsOf, type WritingConventions } from '../market/writingConventions.ts'
import { at } from '../market/zonedTime.ts'
import { foldedText, plainText } from '../text/plainText.ts'
import { alternatives } from '../text/wordPattern.ts'
import { trimText } from '../text/blank.ts'

/** The fields of a country that decide how its dates and times are read. */
export type MomentCountry = Pick<Country, 'code' | 'timeZone' | 'supportedLocales'>

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** Eras, each with the common year before its year 1: "令和8年", "R8." and "民國115年" are 2026. */
const ERAS: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:令和|r(?=\d{1,2}[.年]))\s?(\d{1,2}|元)/, 2018],
  [/^(?:中華)?民國\s?(\d{2,3})/, 1911],
]
/** Rewrites "2026年11月24日 13時30分" and "2026년 11월 24일 13시" as numbers with separators. */
const SPOKEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/\s?[年月년월]\s?/g, '-'],
  [/\s?[日일]\s?/g, ' '],
  [/\s?[時时시點点]\s?(?=\d)/g, ':'],
  [/\s?[時时시點点]/g, ':00'],
  [/\s?[分분]/g, ''],
]

const YEAR_FIRST = /^(\d{4})([-./]) ?(\d{1,2})\2 ?(\d{1,2})\.?(?!\d)/
/** "115/11/24", where `eraYearZero` says which era. */
const ERA_YEAR_FIRST = /^(1\d{2})(?=([-./]) ?\d{1,2}\2 ?\d{1,2}(?!\d))/
const YEAR_LAST = /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4}|\d{2})\.?(?!\d)/
/** Between day and time, with "at" in the languages that write it. */
const BETWEEN = new RegExp(
  `^(?:t(?=\\d)|,? ?(?:- |(?:${alternatives('at|v|ve|kl|kl.|um|klo|kello|klockan|ora|saat|στις|a las|เวลา|الساعة|ម៉ោង')}) )?(?=\\S))`,
  'u',
)
const MORNING = 'am|a.m.|ص|صباحا|π.μ.|πμ|오전|上午|午前|ก่อนเที่ยง|öö|pagi'
const EVENING = 'pm|p.m.|م|مساء|μ.μ.|μμ|오후|下午|午後|หลังเที่ยง|ös|petang|ptg'
const HALF = `(?:(?<am>${alternatives(MORNING)})|(?<pm>${alternatives(EVENING)}))`
const HALF_AGAIN = HALF.replaceAll('<am>', '<amAfter>').replaceAll('<pm>', '<pmAfter>')
const CLOCK = new RegExp(
  `^(?:${HALF} ?)?(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2})(?::00)?)?(?: ?${HALF_AGAIN})?(?<unit> ?(?:h|hs|hod|hrs|uhr|น)\\.?)?$`,
  'u',
)

/**
 * From this year on, a year is of the Buddhist era: 2400 is the distant future in the common era and the distant past
 * in the Thai calendar.
 */
const BUDDHIST_ERA_YEARS = 543
const FIRST_BUDDHIST_YEAR = 2400

const yearOf = (written: string): number => {
  const number = Number(written)
  const year = written.length === 4 ? number : number + (number < 60 ? 2000 : 2500)
  return year >= FIRST_BUDDHIST_YEAR ? year - BUDDHIST_ERA_YEARS : year
}

const isoDay = (year: string, month: string, day: string): string | undefined => {
  const iso = `${String(yearOf(year)).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const midnight = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(iso) ? iso : undefined
}

/** The day at the start of the text, and its length there. */
const dayIn = (text: string, order: WritingConventions['dayOrder']) => {
  const first = YEAR_FIRST.exec(text)
  if (first) return { day: isoDay(first[1]!, first[3]!, first[4]!), length: first[0].length }
  const [whole, a = '', , b = '', c = ''] = YEAR_LAST.exec(text) ?? []
  if (whole === undefined) return undefined
  if (order === 'YMD')
    return { day: c.length === 2 ? isoDay(a.padStart(2, '0'), b, c) : undefined, length: whole.length }
  return { day: order === 'DMY' ? isoDay(c, b, a) : isoDay(c, a, b), length: whole.length }
}

/** Hour and minute of "13:00", "1 pm", "下午1:00"; a bare number is not a time. */
const timeIn = (text: string): readonly [number, number] | undefined => {
  const clock = CLOCK.exec(text)?.groups
  if (!clock) return undefined
  const isMorning = (clock['am'] ?? clock['amAfter']) !== undefined
  const isEvening = (clock['pm'] ?? clock['pmAfter']) !== undefined
  const hour = Number(clock['hour'])
  const minute = Number(clock['minute'] ?? '0')
  if (clock['minute'] === undefined && clock['unit'] === undefined && !isMorning && !isEvening) return undefined
  if (isMorning && isEvening) return undefined
  if (!isMorning && !isEvening) return hour < 24 && minute < 60 ? [hour, minute] : undefined
  return hour >= 1 && hour <= 12 && minute < 60 ? [(hour % 12) + (isEvening ? 12 : 0), minute] : undefined
}

/** A text with the year of its era as one of the common era. */
const inCommonEra = (text: string, { eraYearZero }: WritingConventions): string => {
  const eras = eraYearZero === undefined ? ERAS : [...ERAS, [ERA_YEAR_FIRST, eraYearZero] as const]
  return eras.reduce(
    (written, [era, before]) =>
      written.replace(era, (_, year: string) => String(before + (year === '元' ? 1 : Number(year)))),
    text,
  )
}

/** Rewrites digits, letters and spoken forms in the one way that the patterns know. */
const plainly = (text: string): string => {
  const folded = foldedText(plainText(text).replaceAll(/\s+/g, ' '))
  return trimText(SPOKEN.reduce((spoken, [sign, number]) => spoken.replace(sign, number), folded))
}

const YEAR = /(?<!\d)\d{4}(?!\d)/
const SHOWN_CLOCK = /(?<!\d)(\d{2})[:.](\d{2})(?!\d)/g
const NUMBER = /(?<!\d)\d{1,2}(?!\d)/g
const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1))
/** No moment is shown in a longer text. */
const MAX_SHOWN_LENGTH = 80

const shownDay = (isoDate: string, locale: Locale): string =>
  plainly(formatDate(instantAt(Date.parse(`${isoDate}T12:00Z`)), 'fullDay', 'UTC', locale))
const withoutDigits = (text: string): string => text.replaceAll(/\d+/g, '0')
/** How days are shown in each month, without their digits. */
const shapesOfDays = once((locale = 'en') =>
  MONTHS.map((month) => withoutDigits(shownDay(`2026-${month.padStart(2, '0')}-15`, locale as Locale))),
)

const withoutDayAndYear = (shown: string): string => trimText(shown.replaceAll(/[\d.,]+(?: de(?: |$))?/g, ' '))
/** For each month, the days that begin with its name or contain it, long or short: "1. prosince 2026", "Dec 1, 2026". */
const namedDays = once((locale = 'en') =>
  MONTHS.map((month) => {
    const moment = instantAt(Date.parse(`2026-${month.padStart(2, '0')}-15T12:00Z`))
    const names = (['monthDay', 'fullDay'] as const).map((style) =>
      withoutDayAndYear(plainly(formatDate(moment, style, 'UTC', locale as Locale))),
    )
    const name = `(?:${alternatives(names.join('|'))})`
    const year = '[.,]?[ -]?(?:de )?(?<year>\\d{4}|\\d{2})(?!\\d)'
    return [
      `(?<day>\\d{1,2})(?:st|nd|rd|th|[.°º])?[ -]?(?:of |de )?${name}${year}`,
      `${name} (?<day>\\d{1,2})(?:st|nd|rd|th)?${year}`,
      `(?<year>\\d{4})\\.? ${name} (?<day>\\d{1,2})\\.?(?!\\d)`,
    ].map((form) => new RegExp(`^${form}`, 'u'))
  }),
)

/** The day at the start of the text with the name of its month, in a language of the country or in English. */
const namedDayIn = (text: string, { supportedLocales }: MomentCountry) => {
  if (text.length > MAX_SHOWN_LENGTH) return undefined
  for (const locale of [...supportedLocales, 'en' as const])
    for (const [month, forms] of namedDays(locale).entries())
      for (const form of forms) {
        const found = form.exec(text)
        const { day = '', year = '' } = found?.groups ?? {}
        if (found) return { day: isoDay(year, String(month + 1), day), length: found[0].length }
      }
  return undefined
}

/**
 * Reads a moment with date and year as the portal shows it in a language of the country: "Mar 13, 2026, 14:05 GMT+1",
 * also without the zone. The names of months are not listed here: the days that the digits allow are formatted until one
 * of them is in the text.
 */
const readShown = (written: string, { supportedLocales, timeZone }: MomentCountry): Instant | undefined => {
  const [year] = YEAR.exec(written) ?? []
  if (year === undefined || written.length > MAX_SHOWN_LENGTH) return undefined
  const shape = withoutDigits(written)
  for (const { 0: clock, 1: hour = '', 2: minute = '' } of written.matchAll(SHOWN_CLOCK)) {
    if (Number(hour) > 23 || Number(minute) > 59) continue
    const days = [...new Set(written.replace(clock, '').match(NUMBER))]
    for (const locale of [...supportedLocales, 'en' as const]) {
      const months = MONTHS.filter((_, month) => shape.includes(shapesOfDays(locale)[month] ?? ''))
      for (const day of months.flatMap((month) => days.flatMap((number) => isoDay(year, month, number) ?? []))) {
        if (!written.includes(shownDay(day, locale))) continue
        const moment = at(day, Number(hour), Number(minute), timeZone)
        const shown = plainly(formatDate(moment, 'fullTime', timeZone, locale))
        if (shown === written || shown.startsWith(`${written} `)) return moment
      }
    }
  }
  return undefined
}

/**
 * Reads a moment as people write it: with an offset ("2026-03-13T12:05+01:00") or as local time in the country, with
 * the year first or in the country's order ("24.11.2026 13:00", in the Philippines "11/24/2026 1:00 PM"), in digits of
 * any script, with years of the common or the Buddhist era, of Reiwa or the Republic of China, with the name of the
 * month in a language of the country or in English, or as the portal shows it. `undefined` for anything else.
 */
export const readMoment = (text: string, country: MomentCountry): Instant | undefined => {
  const plain = trimText(plainText(text))
  if (WITH_OFFSET.test(plain)) {
    const moment = Date.parse(plain)
    return Number.isNaN(moment) ? undefined : instantAt(moment)
  }
  const conventions = conventionsOf(country)
  const written = plainly(inCommonEra(trimText(foldedText(plain)), conventions))
  const found = dayIn(written, conventions.dayOrder) ?? namedDayIn(written, country)
  const rest = written.slice(found?.length)
  const between = BETWEEN.exec(rest)?.[0]
  const time = between === undefined ? undefined : timeIn(trimText(rest.slice(between.length)))
  return found?.day !== undefined && time ? at(found.day, ...time, country.timeZone) : readShown(written, country)
}

/** Whether the text is a time of day without a day. */
export const isTimeAlone = (text: string): boolean => timeIn(plainly(text)) !== undefined

/** Examples of accepted ways to write a moment in the country. */
export const momentForms = (country: Pick<Country, 'code'>): ReadonlyArray<string> => {
  const { dayOrder, decimalMark } = conventionsOf(country)
  const own = {
    YMD: [],
    MDY: ['11/24/2026 1:05 PM'],
    DMY: [decimalMark === ',' ? '24.11.2026 13:05' : '24/11/2026 13:05'],
  } as const
  return [...own[dayOrder], '2026-11-24 13:05']
}
