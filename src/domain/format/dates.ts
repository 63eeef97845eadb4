import type { Instant } from '../instant.ts'
import type { Locale } from '../market/languages.ts'
import { intlLocale } from './intlLocale.ts'
import { once } from './once.ts'
import { DATE_STYLES, ownFormatsOf, type DateStyle } from './ownFormats.ts'

const dates = once(
  (locale = 'en', style = 'time', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(intlLocale(locale), { ...DATE_STYLES[style as DateStyle], timeZone }),
)
const zones = once(
  (locale = 'en', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(intlLocale(locale), { timeZone, timeZoneName: 'longGeneric' }),
)

/** The moment in that time zone (COUNTRY-07). */
export const formatDate = (moment: Instant, style: DateStyle, zone: string, locale: Locale): string =>
  ownFormatsOf(locale)?.date(moment, style, zone) ?? dates(locale, style, zone).format(moment)

const nativeZone = (zone: string, locale: Locale, now: Instant): string | undefined =>
  zones(locale, zone)
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value

/** The name of a time zone, such as 'Central European Time'. */
export const formatZone = (zone: string, locale: Locale, now: Instant): string => {
  const own = ownFormatsOf(locale)
  return (own === undefined ? nativeZone(zone, locale, now) : own.zone(zone)) ?? zone
}
