import { DAY, type Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { CLOCK, formatDayTime, once } from './formats.ts'

const times = once((locale = 'en', timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone }))
const dayNames = once(
  (locale = 'en', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      numberingSystem: 'latn',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
)
const daysOfMonth = once(
  (locale = 'en', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { timeZone, numberingSystem: 'latn', day: 'numeric' }),
)
const weekdayTimes = once(
  (locale = 'en', timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone, weekday: 'short' }),
)
const days = once(
  (locale = 'en', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** Formats as '14:05' in that time zone (COUNTRY-07). */
export const formatTime = (moment: Instant, zone: string, locale: Locale): string => times(locale, zone).format(moment)

/** Formats as 'Fri, Mar 13' in that time zone (COUNTRY-07). */
export const formatDay = (moment: Instant, zone: string, locale: Locale): string =>
  dayNames(locale, zone).format(moment)

/** The day of the month in that time zone, as '13' or '13日'. */
export const formatDayOfMonth = (moment: Instant, zone: string, locale: Locale): string =>
  daysOfMonth(locale, zone).format(moment)

/** Formats as 'Fri, Mar 13 – Thu, Mar 19' in that time zone, both days included (COUNTRY-07). */
export const formatDayRange = (from: Instant, to: Instant, zone: string, locale: Locale): string =>
  dayNames(locale, zone).formatRange(from, to)

/**
 * Formats as '14:05' on the same day in that time zone, as 'Sun 14:05' within six days, otherwise with the date
 * (COUNTRY-07).
 */
export const formatMoment = (moment: Instant, now: Instant, zone: string, locale: Locale): string => {
  const day = days(locale, zone)
  if (day.format(moment) === day.format(now)) return formatTime(moment, zone, locale)
  return Math.abs(moment - now) < 6 * DAY
    ? weekdayTimes(locale, zone).format(moment)
    : formatDayTime(moment, zone, locale)
}
