import { instantAt, type Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { formatDay, formatDayOfMonth } from '../kit/dayFormats.ts'

/** Noon UTC of the day, for formats without a time. */
export const momentOfDay = (isoDate: string): Instant => instantAt(Date.parse(`${isoDate}T12:00Z`))

/** Formats as 'Fri, Mar 13'. */
export const dayName = (isoDate: string, locale: Locale): string => formatDay(momentOfDay(isoDate), 'UTC', locale)

/** Up to this many bars each have a label; beyond that, every seventh does, counted from the last. */
const EACH_UP_TO = 10
const WEEK = 7

/** The labels of the bars, such as '13'. */
export const dayLabels = (days: ReadonlyArray<string>, locale: Locale): ReadonlyArray<string> =>
  days.map((day, place) =>
    days.length <= EACH_UP_TO || (days.length - 1 - place) % WEEK === 0
      ? formatDayOfMonth(momentOfDay(day), 'UTC', locale)
      : '',
  )
