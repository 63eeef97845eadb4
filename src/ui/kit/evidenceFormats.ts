import { formatDate } from '../../domain/format/dates.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'

/** Formats as 'Mar 13, 2026' in that time zone, for evidence (COUNTRY-07). */
export const formatFullDay = (moment: Instant, zone: string, locale: Locale): string =>
  formatDate(moment, 'fullDay', zone, locale)

/** Formats as 'Mar 13, 2026, 14:05 GMT+1' in that time zone, for evidence (COUNTRY-07). */
export const formatFullTime = (moment: Instant, zone: string, locale: Locale): string =>
  formatDate(moment, 'fullTime', zone, locale)
