import { formatDate } from '../format/dates.ts'
import type { DateStyle } from '../format/ownFormats.ts'
import { instantAt } from '../instant.ts'
import type { Country, CountryCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, wordsOf } from '../text/wordPattern.ts'
import { clockOf } from './clock.ts'
import {
  ABOUT_BEHIND,
  AND_WORDS,
  AT_WORDS,
  BEFORE_HOUR,
  BEFORE_OCLOCK,
  BEHIND_HOUR,
  BETWEEN_LIMITS,
  CLOCK_WORDS,
  DAY_PARTS,
  DAYS,
  HOUR_WORDS,
  HOUR_ENDINGS,
  HOUR_LIMITS,
  HOURS,
  IN_WORDS,
  LIMITS,
  LIMITS_BEHIND,
  MARKS,
  MIDNIGHT,
  MONTHS,
  NO_CALLS,
  NOON,
  NOON_BEHIND_LIMITS,
  ON_WORDS,
  PERIOD_COUNTS,
  PERIODS,
  PERIODS_BEHIND,
  PERIODS_TO_COME,
  PRAYERS,
  SHORT_MARKS,
  UNSPACED,
  WEEKDAYS,
  WHOLE_PERIODS,
} from './timeWords.ts'

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
/** Hours in words: with spaces around, and in front of the word for hours. "at once" names none: "once" is eleven. */
const NAMED_HOUR = `${START}(?!(?<=(?<!\\p{L})at[^\\S\\n]{1,2})once${END})${anyWord(HOUR_WORDS.map(spacedOf))}${HOUR_ENDINGS}${END}`
const CHINESE_HOUR = hoursIn(/^\p{sc=Han}/u)
const KOREAN_HOUR = hoursIn(/^\p{sc=Hangul}/u)
const THAI_HOUR = hoursIn(/^\p{sc=Thai}/u)
/** Hours in Bengali, with the word for hours as their ending. */
const BENGALI_HOUR = `${START}${hoursIn(/^\p{sc=Bengali}/u)}${END}`
const ANY_HOUR = `(?:${HOUR}|${NAMED_HOUR})`
const PART = `(?:${START}${anyWord(PARTS.map(spacedOf))}|${anyWord(PARTS.map((words) => unspacedOf(words)))})${SPACE}(?:(?:v|ve|um|at|saat|ko|ke|${alternatives(CLOCK_WORDS)})\\.?[^\\S\\n])?`
const PART_BEFORE = `(?:${PART})?`
const PART_AFTER = `${SPACE}${anyWord([...PARTS, ...Object.values(MARKS)])}\\p{M}?${END}`
/** A number of a house is no hour: "Lidická 5 večer". */
const MARK = `${SPACE}${anyWord(Object.values(MARKS))}\\p{M}?${END}`
const SHORT_MARK = `${SPACE}${anyWord(Object.values(SHORT_MARKS))}${END}`
/** "৭টা থেকে", "৮টা বাজে": "২টা কাচ্চি" counts dishes. */
const COUNTED_HOURS = `টা(?=[^\\S\\n]?(?:$|[,.;!?\\n-]|(?:${alternatives('পর|পরে|আগে|মধ্যে|থেকে|বাজে|দিকে|নাগাদ|পর্যন্ত')})(?![\\p{L}\\p{M}])))`
const OCLOCK = `\\.?${SPACE}(?:${alternatives(HOURS)}|${COUNTED_HOURS})${END}`
const UNSPACED_HOURS =
  '(?:โมง(?:ครึ่ง)?(?:เย็น|เช้า)?|ทุ่ม(?:ครึ่ง)?|น\\.?(?![\\p{L}\\p{M}])|[時點点]半|[時點点시][^\\S\\n]?[0-5]?\\d[^\\S\\n]?[分분]|時(?!間)|[點点](?![心餐])|시 ?반|시(?!\\p{L}|$)|시(?=까지|에|이후|쯤)|시$|(?:ໂມງ|နာရီ)(?:ခွဲ|ເຄິ່ງ)?[^\\S\\n]?(?:ແລງ|ເຊົ້າ|ບ່າຍ)?)'
const FRACTION_BEHIND = `${SPACE}${anyWord(BEHIND_HOUR.map(([words]) => words))}${END}`
/** "kl. 18.30", "klo 12": the word says that a clock time follows. */
const CLOCK_WORD = `(?:${alternatives(CLOCK_WORDS)})\\.?[^\\S\\n]{0,2}`
const CALLED = `(?:${START}${anyWord(PARTS.map(spacedOf))}${SPACE}(?:${CLOCK_WORD}|(?:um|la)[^\\S\\n])|(?<=${START}(?:${CLOCK_WORD}|(?:${alternatives(HOUR_LIMITS)})[^\\S\\n])))(?:${HOUR}(?:[.:][0-5]\\d)?|${NAMED_HOUR})ي?${END}(?![.,]\\d)(?:${OCLOCK})?(?:${PART_AFTER})?`
const NAMED_TIME = `(?:12[^\\S\\n]?)?(?:${START}${anyWord([spacedOf(`${NOON}|${MIDNIGHT}`)])}${END}|${anyWord([unspacedOf(`${NOON}|${MIDNIGHT}`)])})`
/** "at half past", "before seven": what the hour follows. */
const ANNOUNCED = `(?<=${START}${anyWord([AT_WORDS, LIMITS])}[^\\S\\n]{1,2})`

const SPOKEN = [
  `${PART_BEFORE}${START}${anyWord(BEFORE_HOUR.map(([words]) => words))}[^\\S\\n]${ANY_HOUR}(?:${OCLOCK})?(?:${PART_AFTER}|${END})`,
  `${PART_BEFORE}${START}${anyWord(BEFORE_OCLOCK.map(([words]) => words))}[^\\S\\n]${ANY_HOUR}${OCLOCK}(?:${PART_AFTER})?`,
  `(?:${PART}|${ANNOUNCED})${ANY_HOUR}${FRACTION_BEHIND}(?:${PART_AFTER})?`,
  `${ANY_HOUR}${FRACTION_BEHIND}${PART_AFTER}`,
  `${ANNOUNCED}${ANY_HOUR}${PART_AFTER}`,
  CALLED,
  NAMED_TIME,
  `${PART}${ANY_HOUR}'?[dt][ea]${END}`,
  `${PART}${HOUR}\\.[0-5]\\d${END}`,
  `${PART}${HOUR}টা${END}`,
  `${PART_BEFORE}${START}${anyWord(BEFORE_OCLOCK.map(([words]) => words))}[^\\S\\n]${BENGALI_HOUR}`,
  `${PART_BEFORE}${NAMED_HOUR}${OCLOCK}`,
  `${PART}${CHINESE_HOUR}[點点時](?:半|[0-5]?\\d分?|[零〇]?[一二三四五六七八九十]{1,3}分?)?`,
  `${PART}\\d{1,2}[點点][零〇]?[一二三四五六七八九十]{1,3}分?`,
  `${CHINESE_HOUR}[點点]半|(?<=[大差不概約]{1,3})${CHINESE_HOUR}[點点]`,
  `${CHINESE_HOUR}[時點点](?<!一[點点])(?=${unspacedOf(LIMITS_BEHIND, /^[\p{sc=Han}\p{sc=Hiragana}]/u)})`,
  `${PART_BEFORE}${KOREAN_HOUR}${SPACE}시(?:${SPACE}반|${SPACE}[0-5]?\\d분)?(?!\\p{N}|간)`,
  `(?:บ่าย|ตี)?${THAI_HOUR}(?:โมง|ทุ่ม)(?:ครึ่ง)?(?:เย็น|เช้า)?`,
  '(?<=ก่อน|หลัง|ตอน|ถึง)ทุ่ม(?:ครึ่ง)?|ทุ่มครึ่ง|เที่ยงคืน|เที่ยงครึ่ง|(?<=ตอน|ก่อน|ถึง)เที่ยง(?:วัน)?|บ่ายโมง(?:ครึ่ง)?',
]
const CLOCK = `(?:${SPOKEN.join('|')}|${PART_BEFORE}(?:${HOUR}:[0-5]\\d(?![\\d\\p{M}:])(?:${PART_AFTER}|${SHORT_MARK}|${OCLOCK}|${SPACE}น\\.?(?![\\p{L}\\p{M}]))?|${HOUR}(?:[.:][0-5]\\d)?(?:${OCLOCK}(?:${PART_AFTER})?|${MARK}|${SPACE}${UNSPACED_HOURS})))`
const BETWEEN = `${SPACE}(?:-|~|〜|${alternatives(AND_WORDS)})${SPACE}`

/** "14. 5.", "14 de mayo", "May 14", "4月29日"; with a slash only behind a word: "dne 14/5" is no house. */
const DATE = `(?:\\d{1,2}\\.${SPACE}\\d{1,2}\\.(?!\\d)(?:${SPACE}20\\d\\d)?|\\d{1,2}\\.?${SPACE}(?:de[^\\S\\n])?${anyWord([MONTHS])}${END}|${START}${anyWord([MONTHS])}[^\\S\\n]\\d{1,2}(?:st|nd|rd|th)?${END}|(?:\\d{1,2}[月월]${SPACE}\\d{1,2}[日일號号]|\\d{1,2}[日일])(?:${SPACE}\\([月火水木金土日월화수목금토일]\\))?)`
const SLASHED_DATE = '\\d{1,2}[./]\\d{1,2}(?:[./](?:20)?\\d\\d)?(?!\\d)'
const ON = `(?:${START}(?:${alternatives(ON_WORDS)})[^\\S\\n])`
const WEEKDAY = `(?:${START}${anyWord([spacedOf(WEEKDAYS)])}${END}|${anyWord([unspacedOf(WEEKDAYS)])})`
/** "tomorrow", "明日の", "ve čtvrtek 14. 5.". */
const DAY = `(?:${START}${anyWord([spacedOf(DAYS)])}${END}|${anyWord([unspacedOf(DAYS)])}|${ON}?${WEEKDAY}(?:,?${SPACE}(?:${DATE}|${SLASHED_DATE}))?|${ON}?${DATE}|${ON}${SLASHED_DATE})`
/** "Tom 3pm": tomorrow, where it is no name. */
const DAY_BEFORE = `(?:${DAY}の?,?${SPACE}(?:${anyWord([AT_WORDS])}\\.?${SPACE})?|${START}tom[^\\S\\n](?:at[^\\S\\n])?)`

/** One time or two, with their day and the words that limit them. */
const TIME = new RegExp(
  `(?<![\\p{N}#]|\\p{N}[.:/-]|\\p{N},(?!\\d{1,2}:\\d\\d))(?<day>${DAY_BEFORE})?(?<limit>(?:(?<!\\p{L})${anyWord([spacedOf(LIMITS)])}|${anyWord([unspacedOf(LIMITS)])})${SPACE}(?:${CLOCK_WORD})?)?(?<first>${BARE_HOUR}(?:${OCLOCK})?${BETWEEN})?(?<clock>${CLOCK})(?<second>${BETWEEN}(?:${CLOCK}|${HOUR}[.:][0-5]\\d${END})|-${HOUR}(?:[.:][0-5]\\d)?(?![\\p{L}\\p{N}]))?(?<ending>${SPACE}(?:${alternatives(LIMITS_BEHIND)})|${SPACE}(?:${alternatives(ABOUT_BEHIND)}))?(?<other>${SPACE}${DAY})?(?!\\p{N})`,
  'u',
)
/** "zítra ráno", "พรุ่งนี้เที่ยง": a part of another day. */
const PART_OF_DAY = `${DAY}の?${SPACE}(?:(?:v|at|ke|ko)[^\\S\\n])?(?:${START}${anyWord([...PARTS.map(spacedOf), 'noon|midnight|v poledne|v noci'])}${END}|${anyWord([...PARTS.map((words) => unspacedOf(words)), 'เที่ยง|正午|정오'])})`
/** "za 40 minut", "in half an hour", "40分後". */
const PERIOD = `(?:\\d{1,3}(?:[.,]5|/[24])?(?:${SPACE}-${SPACE}\\d{1,3})?|${START}(?:${alternatives(PERIOD_COUNTS)}))${SPACE}(?:${alternatives(PERIODS)})`
const IN = `(?<![\\p{L}\\p{M}])(?:${alternatives(IN_WORDS)})${SPACE}`
const ABOUT_WORDS = alternatives('ca|cca|asi|zhruba|etwa|about|max|maximálně|unos|unas|cirka|cam|حوالي|ประมาณ|約|약')
const LATER = `${SPACE}(?:${alternatives(PERIODS_BEHIND)})(?![\\p{sc=Latin}\\p{sc=Arabic}])`
/** "after Maghrib", "maghrib ke baad". */
const PRAYER = anyWord([PRAYERS])
const AROUND_PRAYER = `${START}(?:after|before|بعد|قبل|selepas|sebelum|lepas)[^\\S\\n]${PRAYER}${END}|${START}${PRAYER}[^\\S\\n](?:${alternatives('ke baad|se pehle|kay baad|کے بعد|سے پہلے|ke time|এর পর|এর পরে|er por')})${END}`
/** An hour of a range, in digits or words: "10", "10.", "halv fire", "siete y media". */
const RANGE_HOUR = `(?:${CLOCK_WORD})?(?:${BARE_HOUR}|(?:${START}${anyWord(BEFORE_HOUR.map(([words]) => words))}[^\\S\\n])?${NAMED_HOUR})(?:${FRACTION_BEHIND})?`
/** "entre las 20 y las 21", "mellom halv fire og fire": two hours without a word for hours. */
const RANGE = `(?:${DAY_BEFORE})?${START}(?:${alternatives(BETWEEN_LIMITS)})[^\\S\\n]${RANGE_HOUR}(?:${PART_AFTER})?${BETWEEN}${RANGE_HOUR}(?:${OCLOCK}|${PART_AFTER}|${MARK})?${END}(?![.,]\\d)`
/** "do poledne", "before noon". */
const LIMIT_NOON = `${START}(?:${alternatives(LIMITS)})[^\\S\\n](?:${alternatives(NOON_BEHIND_LIMITS)})${END}`
const OTHER_TIME = new RegExp(
  `(?<![\\p{N}#]|\\p{N}[.,:/-])(?:${PART_OF_DAY}(?:${SPACE}(?:${alternatives(LIMITS_BEHIND)})(?![\\p{sc=Latin}\\p{sc=Arabic}]))?|${RANGE}|${AROUND_PRAYER}|${IN}(?:${START}(?:${ABOUT_WORDS})\\.?[^\\S\\n])?(?:${PERIOD}|${START}(?:${alternatives(WHOLE_PERIODS)}))(?:${LATER}|${END}|(?<=\\p{sc=Thai}))|${START}(?:${alternatives(PERIODS_TO_COME)})${END}|${WEEKDAY},?${SPACE}${HOUR}-${HOUR}${END}|${LIMIT_NOON}|${START}(?:${alternatives(WHOLE_PERIODS)})${LATER}|${PERIOD}${LATER})`,
  'u',
)
const ABOUT = new RegExp(`^${SPACE}(?:${alternatives(ABOUT_BEHIND)})$`, 'u')

/** What ends the value behind a label of a time. */
const CLAUSE_END = /[,;\n]|(?<!\d)\.\s/u
/** What says nothing about a time. */
const ONLY_AT = new RegExp(
  `^[\\s.]*(?:(?:${alternatives(`${AT_WORDS}|${ABOUT_BEHIND}|please|pls|prosím`)})\\.?[\\s.]*)?$`,
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
  const others = new Set([...wordsOfStyle('time'), ...wordsOf(LIMITS)])
  const days = wordsOfStyle('weekdayTime').filter((word) => word.length > 1 && !others.has(word))
  const at = `${anyWord([AT_WORDS])}\\.?[^\\S\\n]`
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
  `(?:${START}${anyWord([spacedOf(NO_CALLS)])}|${anyWord([unspacedOf(NO_CALLS)])})[^,.;!?\\n]*`,
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
