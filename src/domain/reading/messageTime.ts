import { allMatches } from '../text/allMatches.ts'
import { formatDate } from '../format/dates.ts'
import type { DateStyle } from '../format/ownFormats.ts'
import { instantAt } from '../instant.ts'
import type { Country, CountryCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, wordsOf } from '../text/wordPattern.ts'
import { clockOf } from './clock.ts'
import { timePatterns } from './timePatterns.ts'
import { WORDS } from './words/allWords.ts'

/** What ends the value behind a label of a time. */
const CLAUSE_END = /[,;\n]|(?<!\d)\.\s/u
/** Between a day and its hours, behind the label of a time: "May 4, between 9 and 11". */
const HOURS_FOLLOW = /^[,;.]\s?(?:\p{L}{1,4}\.?\s)?$/u
/** The country's languages decide how the portal shows times there. */
type TimeCountry = Pick<Country, 'code' | 'supportedLocales' | 'timeZone'>

/** A day of each month: all names of months, of weekdays and of the time zone. */
const SAMPLES = Array.from({ length: 12 }, (_, month) => instantAt(Date.UTC(2026, month, 15)))
const STYLES = ['fullTime', 'dayTime', 'weekdayTime'] as const
/** A word, with the joiners inside it, and the point of an abbreviation. */
const PIECE = /(?<word>[\p{L}\p{M}\u200b-\u200d]+)\.?|(?<number>\d+)|(?<space>\s+)|./gsu

/** The moments that the portal shows in a style, in pieces. */
const shownPieces = (style: DateStyle, { timeZone }: TimeCountry, locale: Locale) =>
  SAMPLES.map((moment) => allMatches(formatDate(moment, style, timeZone, locale), PIECE))

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

/** Names of weekdays by which the portal shows them, without those that are other words beside a time. */
const shortWeekdays = (country: TimeCountry, locales: ReadonlyArray<Locale>): string => {
  const wordsOfStyle = (style: DateStyle) =>
    wordsOf(locales.flatMap((locale) => wordsAmong(shownPieces(style, country, locale))).join('|'))
  // "po 14. hod" is "after 2 pm", though the Czech Monday has the same short name.
  const others = new Set([...wordsOfStyle('time'), ...wordsOf(WORDS.limits)])
  return wordsOfStyle('weekdayTime')
    .filter((word) => word.length > 1 && !others.has(word))
    .join('|')
}

interface ShownTimes {
  readonly pattern: RegExp
  readonly shortWeekdays: string
}

const shownIn = new Map<CountryCode, ShownTimes>()

/** How the portal shows times in a country. */
const shownTimes = (country: TimeCountry): ShownTimes => {
  const known = shownIn.get(country.code)
  if (known) return known
  const locales = [...new Set<Locale>([...country.supportedLocales, 'en'])]
  const all = STYLES.flatMap((style) => locales.map((locale) => shownPattern(style, country, locale)))
  const shown = {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${all.join('|')})(?![\p{L}\p{M}\d])`, 'u'),
    shortWeekdays: shortWeekdays(country, locales),
  }
  shownIn.set(country.code, shown)
  return shown
}

export interface FoundTime extends Span {
  /** The part that says the hour. */
  readonly clock: Span
  /** The hour as HH:MM, if the text leaves no doubt which half of the day it is in. */
  readonly hour: string | undefined
}

/** The match that begins first, of two that begin together the first. */
const firstOf = (one: RegExpExecArray | null, other: RegExpExecArray | null): RegExpExecArray | null =>
  one === null || (other !== null && other.index < one.index) ? other : one

/** The time in folded text, as it is written or with its hour. */
const timeIn = (text: string, country: TimeCountry, patterns = timePatterns(text)): FoundTime | undefined => {
  const folded = text.replace(patterns.notToCall, (clause) => '\n'.repeat(clause.length))
  const known = shownTimes(country)
  const shown = firstOf(patterns.shortWeekday(known.shortWeekdays).exec(folded), known.pattern.exec(folded))
  const clocked = shown ?? patterns.time.exec(folded)
  const other = patterns.other.exec(folded)
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
  const to = patterns.about.test(ending) ? span.to : from + clock.length
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
  const rest = folded.slice(labelled.from + clause.length, labelled.to)
  const next = timeIn(rest, country)
  const length = next && HOURS_FOLLOW.test(rest.slice(0, next.from)) ? clause.length + next.to : clause.length
  const said = trimmed(folded, { from: labelled.from, to: labelled.from + length })
  const text = folded.slice(said.from, said.to)
  const patterns = timePatterns(text)
  const { onlyAt } = patterns
  const found = timeIn(text, country, patterns)
  const isAll = found !== undefined && onlyAt.test(text.slice(0, found.from)) && onlyAt.test(text.slice(found.to))
  return isAll
    ? { ...moved(found, said.from), clock: moved(found.clock, said.from), hour: found.hour }
    : { ...said, clock: said, hour: undefined }
}
