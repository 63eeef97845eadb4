import { formatDate } from '../format/dates.ts'
import type { DateStyle } from '../format/ownFormats.ts'
import { instantAt } from '../instant.ts'
import type { Country, CountryCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, asWritten, wordsOf } from '../text/wordPattern.ts'
import { clockOf } from './clock.ts'
import {
  BEFORE_HOUR,
  BEFORE_OCLOCK,
  BEHIND_HOUR,
  DAY_PARTS,
  HOUR_ENDINGS,
  HOUR_WORDS,
  MARKS,
  SHORT_MARKS,
  UNSPACED,
} from './timeWords.ts'
import { WORDS } from './words/allWords.ts'
import * as arabic from './words/ar.ts'
import * as bengali from './words/bn.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as lao from './words/lo.ts'
import * as burmese from './words/my.ts'
import * as thai from './words/th.ts'
import * as chinese from './words/zh.ts'

const SPACE = '[^\\S\\n]?'
const END = '(?![\\p{L}\\p{M}\\p{N}])'
const START = '(?<![\\p{L}\\p{M}])'
const anyWord = (lists: ReadonlyArray<string>) => `(?:${alternatives(lists.join('|'))})`

/** The words of a list that stand between spaces. */
const spacedOf = (words: string): string =>
  wordsOf(words)
    .filter((word) => !UNSPACED.test(word))
    .join('|')

/** The words of a list in a script, by default any without spaces. */
const unspacedOf = (words: string, script = UNSPACED): string =>
  wordsOf(words)
    .filter((word) => script.test(word))
    .join('|')

const hoursIn = (script: RegExp): string => anyWord(HOUR_WORDS.map((words) => unspacedOf(words, script)))

const PARTS = Object.values(DAY_PARTS)
const HOUR = '(?:[01]?\\d|2[0-4])'
/** An hour between others: "17", "17:30", "10." of "mezi 10. a 11. hodinou". */
const BARE_HOUR = `${HOUR}(?:[.:][0-5]\\d|\\.(?=[^\\S\\n]))?`
/** "at once" names no hour, though "once" is eleven. */
const NO_HOUR = wordsOf(WORDS.noHours)
  .map((phrase) => phrase.split(' '))
  .map(([before, word]) => `(?!(?<=(?<!\\p{L})${before}[^\\S\\n]{1,2})${word}${END})`)
  .join('')
/** Hours in words: with spaces around, and in front of the word for hours. */
const NAMED_HOUR = `${START}${NO_HOUR}${anyWord(HOUR_WORDS.map(spacedOf))}${HOUR_ENDINGS}${END}`
const CHINESE_HOUR = hoursIn(/^\p{sc=Han}/u)
const KOREAN_HOUR = hoursIn(/^\p{sc=Hangul}/u)
const THAI_HOUR = hoursIn(/^\p{sc=Thai}/u)
/** Hours in Bengali, with the word for hours as their ending. */
const BENGALI_HOUR = `${START}${hoursIn(/^\p{sc=Bengali}/u)}${END}`
const ANY_HOUR = `(?:${HOUR}|${NAMED_HOUR})`
const PART = `(?:${START}${anyWord(PARTS.map(spacedOf))}|${anyWord(PARTS.map((words) => unspacedOf(words)))})${SPACE}(?:(?:${alternatives(`${WORDS.partLinks}|${WORDS.clockWords}`)})\\.?[^\\S\\n])?`
const PART_BEFORE = `(?:${PART})?`
const PART_AFTER = `${SPACE}${anyWord([...PARTS, ...Object.values(MARKS)])}\\p{M}?${END}`
/** A number of a house is no hour: "Lidická 5 večer". */
const MARK = `${SPACE}${anyWord(Object.values(MARKS))}\\p{M}?${END}`
const SHORT_MARK = `${SPACE}${anyWord(Object.values(SHORT_MARKS))}${END}`
/** "৭টা থেকে", "৮টা বাজে": "২টা কাচ্চি" counts dishes. */
const COUNTED_HOURS = `${bengali.OCLOCK}(?=[^\\S\\n]?(?:$|[,.;!?\\n-]|(?:${alternatives(bengali.BEHIND_OCLOCK)})(?![\\p{L}\\p{M}])))`
const OCLOCK = `\\.?${SPACE}(?:${alternatives(WORDS.oclock)}|${COUNTED_HOURS})${END}`
/** "7 โมงเย็น", "7ทุ่มครึ่ง", "18.30 น.". */
const THAI_HALF = `(?:${thai.HALF_HOUR})?`
const THAI_SIDE = `(?:${thai.SIDES})?`
const THAI_CLOCK = `${thai.CLOCK}\\.?(?![\\p{L}\\p{M}])`
const ANY_MINUTE = `[${chinese.MINUTE}${korean.MINUTE}]`
/** Behind an hour in digits, without a space between them. */
const UNSPACED_HOURS = `(?:${[
  `${thai.HOUR}${THAI_HALF}${THAI_SIDE}`,
  `${thai.EVENING_HOUR}${THAI_HALF}`,
  THAI_CLOCK,
  `[${chinese.HOUR}]${chinese.HALF_HOUR}`,
  `[${chinese.HOUR}${korean.HOUR}][^\\S\\n]?[0-5]?\\d[^\\S\\n]?${ANY_MINUTE}`,
  `${japanese.HOUR}(?!${japanese.NO_HOUR})`,
  `[${chinese.POINT}](?![${chinese.NO_POINT}])`,
  `${korean.HOUR} ?${korean.HALF_HOUR}`,
  `${korean.HOUR}(?!\\p{L}|$)`,
  `${korean.HOUR}(?=${korean.BEHIND_HOUR})`,
  `${korean.HOUR}$`,
  `(?:${lao.HOUR}|${burmese.HOUR})(?:${burmese.HALF_HOUR}|${lao.HALF_HOUR})?[^\\S\\n]?(?:${lao.SIDES})?`,
].join('|')})`
const FRACTION_BEHIND = `${SPACE}${anyWord(BEHIND_HOUR.map(([words]) => words))}${END}`
/** "kl. 18.30", "klo 12": the word says that a clock time follows. */
const CLOCK_WORD = `(?:${alternatives(WORDS.clockWords)})\\.?[^\\S\\n]{0,2}`
const CALLED = `(?:${START}${anyWord(PARTS.map(spacedOf))}${SPACE}(?:${CLOCK_WORD}|(?:${alternatives(WORDS.partClocks)})[^\\S\\n])|(?<=${START}(?:${CLOCK_WORD}|(?:${alternatives(WORDS.hourLimits)})[^\\S\\n])))(?:${HOUR}(?:[.:][0-5]\\d)?|${NAMED_HOUR})${arabic.HOUR_ENDING}?${END}(?![.,]\\d)(?:${OCLOCK})?(?:${PART_AFTER})?`
const NAMED_TIME = `(?:12[^\\S\\n]?)?(?:${START}${anyWord([spacedOf(`${WORDS.midday}|${WORDS.midnight}`)])}${END}|${anyWord([unspacedOf(`${WORDS.midday}|${WORDS.midnight}`)])})`
/** "at half past", "before seven": what the hour follows. */
const ANNOUNCED = `(?<=${START}${anyWord([WORDS.atTime, WORDS.limits])}[^\\S\\n]{1,2})`

/** "三點十分", "八點零五". */
const CHINESE_MINUTES = `[${chinese.ZERO}]?[${chinese.DIGITS}${chinese.TEN}]{1,3}${chinese.MINUTE}?`

const SPOKEN = [
  `${PART_BEFORE}${START}${anyWord(BEFORE_HOUR.map(([words]) => words))}[^\\S\\n]${ANY_HOUR}(?:${OCLOCK})?(?:${PART_AFTER}|${END})`,
  `${PART_BEFORE}${START}${anyWord(BEFORE_OCLOCK.map(([words]) => words))}[^\\S\\n]${ANY_HOUR}${OCLOCK}(?:${PART_AFTER})?`,
  `(?:${PART}|${ANNOUNCED})${ANY_HOUR}${FRACTION_BEHIND}(?:${PART_AFTER})?`,
  `${ANY_HOUR}${FRACTION_BEHIND}${PART_AFTER}`,
  `${ANNOUNCED}${ANY_HOUR}${PART_AFTER}`,
  CALLED,
  NAMED_TIME,
  `${PART}${ANY_HOUR}'?(?:${alternatives(WORDS.digitEndings)})${END}`,
  `${PART}${HOUR}\\.[0-5]\\d${END}`,
  `${PART}${HOUR}${bengali.OCLOCK}${END}`,
  `${PART_BEFORE}${START}${anyWord(BEFORE_OCLOCK.map(([words]) => words))}[^\\S\\n]${BENGALI_HOUR}`,
  `${PART_BEFORE}${NAMED_HOUR}${OCLOCK}`,
  `${PART}${CHINESE_HOUR}[${chinese.HOUR}](?:${chinese.HALF_HOUR}|[0-5]?\\d${chinese.MINUTE}?|${CHINESE_MINUTES})?`,
  `${PART}\\d{1,2}[${chinese.POINT}]${CHINESE_MINUTES}`,
  `${CHINESE_HOUR}[${chinese.POINT}]${chinese.HALF_HOUR}|(?<=[${chinese.ABOUT}]{1,3})${CHINESE_HOUR}[${chinese.POINT}]`,
  `${CHINESE_HOUR}[${chinese.HOUR}](?<!${chinese.ONE}[${chinese.POINT}])(?=${unspacedOf(WORDS.limitsBehind, /^[\p{sc=Han}\p{sc=Hiragana}]/u)})`,
  `${PART_BEFORE}${KOREAN_HOUR}${SPACE}${korean.HOUR}(?:${SPACE}${korean.HALF_HOUR}|${SPACE}[0-5]?\\d${korean.MINUTE})?(?!\\p{N}|${korean.NO_HOUR})`,
  `(?:${thai.AFTERNOON}|${thai.SMALL_HOURS})?${THAI_HOUR}(?:${thai.HOUR}|${thai.EVENING_HOUR})${THAI_HALF}${THAI_SIDE}`,
  `(?<=${thai.BEFORE_EVENING})${thai.EVENING_HOUR}${THAI_HALF}|${thai.EVENING_HOUR}${thai.HALF_HOUR}`,
  `${thai.NOON}${thai.NIGHT}|${thai.NOON}${thai.HALF_HOUR}|(?<=${thai.BEFORE_NOON})${thai.NOON}(?:${thai.DAY})?`,
  `${thai.AFTERNOON}${thai.HOUR}${THAI_HALF}`,
]
const CLOCK = `(?:${SPOKEN.join('|')}|${PART_BEFORE}(?:${HOUR}:[0-5]\\d(?![\\d\\p{M}:])(?:${PART_AFTER}|${SHORT_MARK}|${OCLOCK}|${SPACE}${THAI_CLOCK})?|${HOUR}(?:[.:][0-5]\\d)?(?:${OCLOCK}(?:${PART_AFTER})?|${MARK}|${SPACE}${UNSPACED_HOURS})))`
const BETWEEN = `${SPACE}(?:-|~|〜|${alternatives(WORDS.rangeWords)})${SPACE}`

/** Behind the number of a month and of a day. */
const MONTH = `${japanese.MONTH}${korean.MONTH}`
const DAY_SIGN = `${japanese.DAY}${korean.DAY}`
/** "14. 5.", "14 de mayo", "May 14", "4月29日"; with a slash only behind a word: "dne 14/5" is no house. */
const DATE = `(?:\\d{1,2}\\.${SPACE}\\d{1,2}\\.(?!\\d)(?:${SPACE}20\\d\\d)?|\\d{1,2}\\.?${SPACE}(?:(?:${asWritten(WORDS.beforeMonth)})[^\\S\\n])?${anyWord([WORDS.months])}${END}|${START}${anyWord([WORDS.months])}[^\\S\\n]\\d{1,2}(?:${asWritten(WORDS.dayEndings)})?${END}|(?:\\d{1,2}[${MONTH}]${SPACE}\\d{1,2}[${DAY_SIGN}${chinese.DAY}]|\\d{1,2}[${DAY_SIGN}])(?:${SPACE}\\([${japanese.WEEKDAYS}${korean.WEEKDAYS}]\\))?)`
const SLASHED_DATE = '\\d{1,2}[./]\\d{1,2}(?:[./](?:20)?\\d\\d)?(?!\\d)'
const ON = `(?:${START}(?:${alternatives(WORDS.onDay)})[^\\S\\n])`
const WEEKDAY = `(?:${START}${anyWord([spacedOf(WORDS.weekdays)])}${END}|${anyWord([unspacedOf(WORDS.weekdays)])})`
/** "tomorrow", "明日の", "ve čtvrtek 14. 5.". */
const DAY = `(?:${START}${anyWord([spacedOf(WORDS.days)])}${END}|${anyWord([unspacedOf(WORDS.days)])}|${ON}?${WEEKDAY}(?:,?${SPACE}(?:${DATE}|${SLASHED_DATE}))?|${ON}?${DATE}|${ON}${SLASHED_DATE})`
/** "Tom 3pm": tomorrow, where it is no name. */
const DAY_BEFORE = `(?:${DAY}${japanese.OF}?,?${SPACE}(?:${anyWord([WORDS.atTime])}\\.?${SPACE})?|${START}(?:${asWritten(WORDS.shortTomorrow)})[^\\S\\n](?:(?:${asWritten(WORDS.atShortDay)})[^\\S\\n])?)`

/** One time or two, with their day and the words that limit them. */
const TIME = new RegExp(
  `(?<![\\p{N}#]|\\p{N}[.:/-]|\\p{N},(?!\\d{1,2}:\\d\\d))(?<day>${DAY_BEFORE})?(?<limit>(?:(?<!\\p{L})${anyWord([spacedOf(WORDS.limits)])}|${anyWord([unspacedOf(WORDS.limits)])})${SPACE}(?:${CLOCK_WORD})?)?(?<first>${BARE_HOUR}(?:${OCLOCK})?${BETWEEN})?(?<clock>${CLOCK})(?<second>${BETWEEN}(?:${CLOCK}|${HOUR}[.:][0-5]\\d${END})|-${HOUR}(?:[.:][0-5]\\d)?(?![\\p{L}\\p{N}]))?(?<ending>${SPACE}(?:${alternatives(WORDS.limitsBehind)})|${SPACE}(?:${alternatives(WORDS.aboutBehind)}))?(?<other>${SPACE}${DAY})?(?!\\p{N})`,
  'u',
)
/** "zítra ráno", "พรุ่งนี้เที่ยง": a part of another day. */
const PART_OF_DAY = `${DAY}${japanese.OF}?${SPACE}(?:(?:${alternatives(WORDS.dayLinks)})[^\\S\\n])?(?:${START}${anyWord([...PARTS, WORDS.partsOfDays].map(spacedOf))}${END}|${anyWord([...PARTS, WORDS.partsOfDays].map((words) => unspacedOf(words)))})`
/** "za 40 minut", "in half an hour", "40分後". */
const PERIOD = `(?:\\d{1,3}(?:[.,]5|/[24])?(?:${SPACE}-${SPACE}\\d{1,3})?|${START}(?:${alternatives(WORDS.periodCounts)}))${SPACE}(?:${alternatives(WORDS.periods)})`
const IN = `(?<![\\p{L}\\p{M}])(?:${alternatives(WORDS.within)})${SPACE}`
const ABOUT_WORDS = alternatives(WORDS.aboutPeriod)
const LATER = `${SPACE}(?:${alternatives(WORDS.periodsBehind)})(?![\\p{sc=Latin}\\p{sc=Arabic}])`
/** "after Maghrib", "maghrib ke baad". */
const PRAYER = anyWord([WORDS.prayers])
const AROUND_PRAYER = `${START}(?:${asWritten(WORDS.beforePrayers)})[^\\S\\n]${PRAYER}${END}|${START}${PRAYER}[^\\S\\n](?:${alternatives(WORDS.behindPrayers)})${END}`
/** An hour of a range, in digits or words: "10", "10.", "halv fire", "siete y media". */
const RANGE_HOUR = `(?:${CLOCK_WORD})?(?:${BARE_HOUR}|(?:${START}${anyWord(BEFORE_HOUR.map(([words]) => words))}[^\\S\\n])?${NAMED_HOUR})(?:${FRACTION_BEHIND})?`
/** "entre las 20 y las 21", "mellom halv fire og fire": two hours without a word for hours. */
const RANGE = `(?:${DAY_BEFORE})?${START}(?:${alternatives(WORDS.rangeLimits)})[^\\S\\n]${RANGE_HOUR}(?:${PART_AFTER})?${BETWEEN}${RANGE_HOUR}(?:${OCLOCK}|${PART_AFTER}|${MARK})?${END}(?![.,]\\d)`
/** "do poledne", "before noon". */
const LIMIT_NOON = `${START}(?:${alternatives(WORDS.limits)})[^\\S\\n](?:${alternatives(WORDS.noonBehindLimits)})${END}`
const OTHER_TIME = new RegExp(
  `(?<![\\p{N}#]|\\p{N}[.,:/-])(?:${PART_OF_DAY}(?:${SPACE}(?:${alternatives(WORDS.limitsBehind)})(?![\\p{sc=Latin}\\p{sc=Arabic}]))?|${RANGE}|${AROUND_PRAYER}|${IN}(?:${START}(?:${ABOUT_WORDS})\\.?[^\\S\\n])?(?:${PERIOD}|${START}(?:${alternatives(WORDS.wholePeriods)}))(?:${LATER}|${END}|(?<=\\p{sc=Thai}))|${START}(?:${alternatives(WORDS.periodsToCome)})${END}|${WEEKDAY},?${SPACE}${HOUR}-${HOUR}${END}|${LIMIT_NOON}|${START}(?:${alternatives(WORDS.wholePeriods)})${LATER}|${PERIOD}${LATER})`,
  'u',
)
const ABOUT = new RegExp(`^${SPACE}(?:${alternatives(WORDS.aboutBehind)})$`, 'u')

/** What ends the value behind a label of a time. */
const CLAUSE_END = /[,;\n]|(?<!\d)\.\s/u
/** What says nothing about a time. */
const ONLY_AT = new RegExp(
  `^[\\s.]*(?:(?:${alternatives(`${WORDS.atTime}|${WORDS.aboutBehind}|${WORDS.pleaseTime}`)})\\.?[\\s.]*)?$`,
  'u',
)

/** The country's languages decide how the portal shows times there. */
type TimeCountry = Pick<Country, 'code' | 'supportedLocales' | 'timeZone'>

/** A day of each month: all names of months, of weekdays and of the time zone. */
const SAMPLES = Array.from({ length: 12 }, (_, month) => instantAt(Date.UTC(2026, month, 15)))
const STYLES = ['fullTime', 'dayTime', 'weekdayTime'] as const
/** A word, with the joiners inside it, and the point of an abbreviation. */
const PIECE = /(?<word>[\p{L}\p{M}\u200b-\u200d]+)\.?|(?<number>\d+)|(?<space>\s+)|./gsu

/** The moments that the portal shows in a style, in pieces. */
const shownPieces = (style: DateStyle, { timeZone }: TimeCountry, locale: Locale) =>
  SAMPLES.map((moment) => [...formatDate(moment, style, timeZone, locale).matchAll(PIECE)])

const wordsAmong = (shown: ReturnType<typeof shownPieces>): ReadonlyArray<string> =>
  shown.flatMap((parts) => parts.flatMap(({ groups }) => groups?.['word'] ?? []))

/** What matches the moments that the portal shows in a style: every word may be any word of these moments. */
const shownPattern = (style: DateStyle, country: TimeCountry, locale: Locale): string => {
  const shown = shownPieces(style, country, locale)
  const words = wordsAmong(shown)
  const anyShownWord = String.raw`(?:${alternatives(words.join('|'))})\.?`
  const patterns = shown.map((parts) =>
    parts
      .map(({ 0: part, groups: { word, number, space } = {} }) => {
        if (word !== undefined) return anyShownWord
        if (number !== undefined) return String.raw`\d{1,4}`
        return space === undefined ? alternatives(part) : String.raw`\s`
      })
      .join(''),
  )
  return [...new Set(patterns)].toSorted((a, b) => b.length - a.length).join('|')
}

/** "so 11-13h", "la klo 11", "Sa 9-12 Uhr": a weekday by its short name in a language of the country, and its hours. */
const shortWeekdayTime = (country: TimeCountry, locales: ReadonlyArray<Locale>): string => {
  const wordsOfStyle = (style: DateStyle) =>
    wordsOf(locales.flatMap((locale) => wordsAmong(shownPieces(style, country, locale))).join('|'))
  // "po 14. hod" is "after 2 pm", though the Czech Monday has the same short name.
  const others = new Set([...wordsOfStyle('time'), ...wordsOf(WORDS.limits)])
  const days = wordsOfStyle('weekdayTime').filter((word) => word.length > 1 && !others.has(word))
  const at = `${anyWord([WORDS.atTime])}\\.?[^\\S\\n]`
  const bare = `${HOUR}(?:[.:][0-5]\\d)?`
  const marked = `${bare}(?:${OCLOCK}|${MARK})`
  const hours = `(?:${marked}|${bare})${BETWEEN}(?:${marked}|${bare})|${marked}`
  return `(?:${alternatives(days.join('|'))})\\.?,?[^\\S\\n](?:${at}(?:${hours}|${bare})|${hours})`
}

const shownPatterns = new Map<CountryCode, RegExp>()

const shownTime = (country: TimeCountry): RegExp => {
  const known = shownPatterns.get(country.code)
  if (known) return known
  const locales = [...new Set<Locale>([...country.supportedLocales, 'en'])]
  const all = [
    shortWeekdayTime(country, locales),
    ...STYLES.flatMap((style) => locales.map((locale) => shownPattern(style, country, locale))),
  ]
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${all.join('|')})(?![\p{L}\p{M}\d])`, 'u')
  shownPatterns.set(country.code, pattern)
  return pattern
}

export interface FoundTime extends Span {
  /** The part that says the hour. */
  readonly clock: Span
  /** The hour as HH:MM, if the text leaves no doubt which half of the day it is in. */
  readonly hour: string | undefined
}

/** "Don't call before 10 am": when not to call says nothing about the delivery. */
const NOT_TO_CALL = new RegExp(
  `(?:${START}${anyWord([spacedOf(WORDS.noCalls)])}|${anyWord([unspacedOf(WORDS.noCalls)])})[^,.;!?\\n]*`,
  'gu',
)

/** The time in folded text, as it is written or with its hour. */
const timeIn = (text: string, country: TimeCountry): FoundTime | undefined => {
  const folded = text.replace(NOT_TO_CALL, (clause) => '\n'.repeat(clause.length))
  const shown = shownTime(country).exec(folded)
  const clocked = shown ?? TIME.exec(folded)
  const other = OTHER_TIME.exec(folded)
  const isOther =
    other !== null &&
    (clocked === null ||
      other.index < clocked.index ||
      (other.index === clocked.index && other[0].length > clocked[0].length))
  const match = isOther ? other : clocked
  if (!match) return undefined
  const span = { from: match.index, to: match.index + match[0].length }
  const { day, limit = '', clock = '', ending = '', first, second, other: behind } = match.groups ?? {}
  const isAsWritten = [day, first, second, behind].some((part) => part !== undefined)
  if (shown || isOther || isAsWritten) return { ...span, clock: span, hour: undefined }
  const from = span.from + limit.length
  const to = ABOUT.test(ending) ? span.to : from + clock.length
  return { ...span, clock: { from, to }, hour: clockOf(clock) }
}

const moved = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by })

/**
 * The time of delivery in folded text, if one is stated: "19:30", "before 6pm", "mezi 16 a 17 h", "halb acht abends",
 * "tomorrow at noon", "in 40 minutes", or a moment as the portal shows it: "Fri, Mar 13, 14:05". The clause behind a
 * `label` of a time is one, whatever it says.
 */
export const findTime = (folded: string, country: TimeCountry, labelled?: Span): FoundTime | undefined => {
  const [clause = ''] = labelled ? folded.slice(labelled.from, labelled.to).split(CLAUSE_END, 1) : []
  if (labelled === undefined || !/[\p{L}\p{N}]/u.test(clause)) return timeIn(folded, country)
  const said = trimmed(folded, { from: labelled.from, to: labelled.from + clause.length })
  const text = folded.slice(said.from, said.to)
  const found = timeIn(text, country)
  const isAll = found !== undefined && ONLY_AT.test(text.slice(0, found.from)) && ONLY_AT.test(text.slice(found.to))
  return isAll
    ? { ...moved(found, said.from), clock: moved(found.clock, said.from), hour: found.hour }
    : { ...said, clock: said, hour: undefined }
}
