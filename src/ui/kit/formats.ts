import { formatDate, formatZone } from '../../domain/format/dates.ts'
import { formatAgo, formatNow } from '../../domain/format/words.ts'
import { DAY, HOUR, MINUTE, SECOND, type Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'

export { formatZone }

/** Formats as 'Fri, Mar 13, 14:05' in that time zone (COUNTRY-07). */
export const formatDayTime = (moment: Instant, zone: string, locale: Locale): string =>
  formatDate(moment, 'dayTime', zone, locale)

const STEPS = [
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
  { unit: 'second', length: SECOND },
] as const

/** Removes the space that Intl writes between a number and a Japanese unit: '18分前' instead of '18 分前'. */
export const withoutJapaneseGaps = (text: string): string =>
  text.replace(/(?<=\d)\s(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu, '')

/** Formats as '12 min. ago' or 'in 2 hr.', in the largest whole unit; 'now' below `finest`. */
export const formatRelative = (
  moment: Instant,
  now: Instant,
  locale: Locale,
  finest: 'minute' | 'second' = 'minute',
): string => {
  const distance = moment - now
  const smallest = finest === 'minute' ? MINUTE : SECOND
  const step = STEPS.find(({ length }) => length >= smallest && Math.abs(distance) >= length)
  return step === undefined
    ? formatNow(locale)
    : withoutJapaneseGaps(formatAgo(Math.trunc(distance / step.length), step.unit, locale))
}
