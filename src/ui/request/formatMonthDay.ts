import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { once } from '../kit/formats.ts'

const monthDays = once(
  (locale = 'en', timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' }),
)

/** Formats the day in that time zone, as 'May 12', '12 May' or '12. května' (COUNTRY-07). */
export const formatMonthDay = (moment: Instant, zone: string, locale: Locale): string =>
  monthDays(locale, zone).format(moment)
