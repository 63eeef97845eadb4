import { formatDate } from '../../domain/format/dates.ts'
import { DAY, type Instant } from '../../domain/instant.ts'
import { dayOf } from '../../domain/market/countryDay.ts'
import type { Locale } from '../../domain/market/languages.ts'

/** Formats as '14:05' in that time zone (COUNTRY-07). */
export const formatTime = (moment: Instant, zone: string, locale: Locale): string =>
  formatDate(moment, 'time', zone, locale)

/** Formats as 'Fri, Mar 13' in that time zone (COUNTRY-07). */
export const formatDay = (moment: Instant, zone: string, locale: Locale): string =>
  formatDate(moment, 'day', zone, locale)

/** The day of the month in that time zone, as '13' or '13日'. */
export const formatDayOfMonth = (moment: Instant, zone: string, locale: Locale): string =>
  formatDate(moment, 'dayOfMonth', zone, locale)

/**
 * Formats as '14:05' on the same day in that time zone, as 'Sun 14:05' within six days, otherwise with the date
 * (COUNTRY-07).
 */
export const formatMoment = (moment: Instant, now: Instant, zone: string, locale: Locale): string => {
  if (dayOf(moment, zone) === dayOf(now, zone)) return formatTime(moment, zone, locale)
  return formatDate(moment, Math.abs(moment - now) < 6 * DAY ? 'weekdayTime' : 'dayTime', zone, locale)
}
