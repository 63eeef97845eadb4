import type { Instant } from '../instant.ts'
import type { Locale } from '../market/languages.ts'
import { intlLocale } from './intlLocale.ts'
import { once } from './once.ts'
import { DATE_STYLES, ownFormatsOf } from './ownFormats.ts'

const days = once(
  (locale = 'en', timeZone = 'UTC') => new Intl.DateTimeFormat(intlLocale(locale), { ...DATE_STYLES.day, timeZone }),
)

/** 'Fri, Mar 13 – Thu, Mar 19' in that time zone, both days included (COUNTRY-07). */
export const formatDays = (from: Instant, to: Instant, zone: string, locale: Locale): string =>
  ownFormatsOf(locale)?.days(from, to, zone) ?? days(locale, zone).formatRange(from, to)
