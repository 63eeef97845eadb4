import { formatDate } from '../format/dates.ts'
import type { DateStyle } from '../format/ownFormats.ts'
import { instantAt } from '../instant.ts'
import type { Country, CountryCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import type { Span } from '../text/span.ts'
import { alternatives } from '../text/wordPattern.ts'

/** Words before a time that limit it. */
const LIMITS =
  'before|after|until|till|by|mezi|před|po|do|od|bis|ab|vor|nach|a las|antes de las|después de las|قبل|بعد|بين|ก่อน|หลัง'
/** Halves and parts of the day. */
const PARTS_BEFORE = '上午|下午|午前|午後|晚上|오전|오후|صبح|دوپہر|شام|رات|subah|shaam|raat|บ่าย'
const PARTS_AFTER = 'a.m.|am|p.m.|pm|صباحا|مساء|ظهرا'
/** Words for hours in scripts with spaces, and in others. */
const HOURS = 'h|hs|hod|hodin|uhr|horas|baje|بجے'
const HOURS_UNSPACED =
  '(?:โมง(?:เย็น|เช้า|ครึ่ง)?|ทุ่ม(?:ครึ่ง)?|น\\.?(?![\\p{L}\\p{M}])|時半|[時點点시][^\\S\\n]?[0-5]?\\d[^\\S\\n]?[分분]|時(?!間)|點半|點(?![心餐])|시 ?반|시(?!\\p{L}|$)|시(?=까지|에|이후|쯤)|시$)'
/** Endings: "until", "after", "about". */
const ENDINGS = 'まで|以降|頃|前|後|까지|이후|이전|ke baad|se pehle|کے بعد|سے پہلے'

const SPACE = '[^\\S\\n]?'
const END = '(?![\\p{L}\\p{M}\\p{N}])'
const HOUR = '(?:[01]?\\d|2[0-4])'
const PART_BEFORE = `(?:(?:${alternatives(PARTS_BEFORE)})${SPACE})?`
const PART_AFTER = `${SPACE}(?:${alternatives(PARTS_AFTER)})\\p{M}?${END}`
const CLOCK = `${PART_BEFORE}(?:${HOUR}:[0-5]\\d(?![\\d:])(?:${PART_AFTER}|${SPACE}(?:(?:${alternatives(HOURS)})${END}|น\\.?(?![\\p{L}\\p{M}])))?|${HOUR}(?:[.:][0-5]\\d)?(?:${PART_AFTER}|${SPACE}(?:(?:${alternatives(HOURS)})${END}|${HOURS_UNSPACED})))`
const BETWEEN = `${SPACE}(?:-|~|〜|a|až|and|to|bis|至|から|الى)${SPACE}`

/** One time or two, with the words that limit it. */
const TIME = new RegExp(
  `(?<![\\p{N}#/]|\\p{N}[.,:-])(?:(?<!\\p{L})(?:${alternatives(LIMITS)})${SPACE})?(?:${HOUR}${BETWEEN})?${CLOCK}(?:${BETWEEN}${CLOCK})?(?:${SPACE}(?:${alternatives(ENDINGS)}))?(?!\\p{N})`,
  'u',
)

/** The country's languages decide how the portal shows times there. */
type TimeCountry = Pick<Country, 'code' | 'supportedLocales' | 'timeZone'>

/** A day of each month: all names of months, of weekdays and of the time zone. */
const SAMPLES = Array.from({ length: 12 }, (_, month) => instantAt(Date.UTC(2026, month, 15)))
const STYLES = ['fullTime', 'dayTime', 'weekdayTime'] as const
/** A word, with the joiners inside it, and the point of an abbreviation. */
const PART = /(?<word>[\p{L}\p{M}\u200b-\u200d]+)\.?|(?<number>\d+)|(?<space>\s+)|./gsu

/** What matches the moments that the portal shows in a style: every word may be any word of these moments. */
const shownPattern = (style: DateStyle, { timeZone }: TimeCountry, locale: Locale): string => {
  const shown = SAMPLES.map((moment) => [...formatDate(moment, style, timeZone, locale).matchAll(PART)])
  const words = shown.flatMap((parts) => parts.flatMap(({ groups }) => groups?.['word'] ?? []))
  const anyWord = String.raw`(?:${alternatives(words.join('|'))})\.?`
  const patterns = shown.map((parts) =>
    parts
      .map(({ 0: part, groups: { word, number, space } = {} }) => {
        if (word !== undefined) return anyWord
        if (number !== undefined) return String.raw`\d{1,4}`
        return space === undefined ? alternatives(part) : String.raw`\s`
      })
      .join(''),
  )
  return [...new Set(patterns)].toSorted((a, b) => b.length - a.length).join('|')
}

const shownPatterns = new Map<CountryCode, RegExp>()

const shownTime = (country: TimeCountry): RegExp => {
  const known = shownPatterns.get(country.code)
  if (known) return known
  const locales = [...new Set<Locale>([...country.supportedLocales, 'en'])]
  const all = STYLES.flatMap((style) => locales.map((locale) => shownPattern(style, country, locale)))
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${all.join('|')})(?![\p{L}\p{M}\d])`, 'u')
  shownPatterns.set(country.code, pattern)
  return pattern
}

/**
 * The time of delivery in folded text, if one is stated: "19:30", "before 6pm", "mezi 16 a 17 h", or a moment as the
 * portal shows it: "Fri, Mar 13, 14:05".
 */
export const findTime = (folded: string, country: TimeCountry): Span | undefined => {
  const match = shownTime(country).exec(folded) ?? TIME.exec(folded)
  return match ? { from: match.index, to: match.index + match[0].length } : undefined
}
