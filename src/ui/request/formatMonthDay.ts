import { formatDate } from '../../domain/format/dates.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'

/** Formats the day in that time zone, as 'May 12', '12 May' or '12. května' (COUNTRY-07). */
export const formatMonthDay = (moment: Instant, zone: string, locale: Locale): string =>
  formatDate(moment, 'monthDay', zone, locale)
