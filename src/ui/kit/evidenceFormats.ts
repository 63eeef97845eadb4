import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { CLOCK, once } from './formats.ts'

const fullDays = once(
  (locale = 'en', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      numberingSystem: 'latn',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
)
const fullTimes = once(
  (locale = 'en', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, {
      ...CLOCK,
      timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZoneName: 'short',
    }),
)

/** Formats as 'Mar 13, 2026' in that time zone, for evidence (COUNTRY-07). */
export const formatFullDay = (moment: Instant, zone: string, locale: Locale): string =>
  fullDays(locale, zone).format(moment)

/** Formats as 'Mar 13, 2026, 14:05 GMT+1' in that time zone, for evidence (COUNTRY-07). */
export const formatFullTime = (moment: Instant, zone: string, locale: Locale): string =>
  fullTimes(locale, zone).format(moment)
