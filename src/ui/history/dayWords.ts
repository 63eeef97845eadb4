import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { formatDay, formatDayOfMonth } from '../kit/dayFormats.ts'

/** A moment that is on this day in UTC, for a text that names no hour. */
export const momentOfDay = (isoDate: string): Instant => Date.parse(`${isoDate}T12:00Z`)

/** 'Fri, Mar 13'. */
export const dayName = (isoDate: string, locale: Locale): string => formatDay(momentOfDay(isoDate), 'UTC', locale)

/** Up to so many days each has its number beneath it; of more every seventh, counted from the last. */
const EACH_UP_TO = 10
const WEEK = 7

/** '13' under a bar. */
export const dayLabels = (days: ReadonlyArray<string>, locale: Locale): ReadonlyArray<string> =>
  days.map((day, place) =>
    days.length <= EACH_UP_TO || (days.length - 1 - place) % WEEK === 0
      ? formatDayOfMonth(momentOfDay(day), 'UTC', locale)
      : '',
  )
