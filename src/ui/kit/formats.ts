import { DAY, HOUR, MINUTE, SECOND, type Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'

/** Memoizes formatters: creating one takes a hundred times as long as using it. */
export const once = <F>(make: (...key: ReadonlyArray<string>) => F): ((...key: ReadonlyArray<string>) => F) => {
  const made = new Map<string, F>()
  return (...key) => {
    const name = key.join('|')
    const known = made.get(name)
    if (known !== undefined) return known
    const formatter = make(...key)
    made.set(name, formatter)
    return formatter
  }
}

/** The options for a time of day, the same in every language. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' } as const

const dayTimes = once(
  (locale = 'en', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone, weekday: 'short', day: 'numeric', month: 'short' }),
)
const zones = once(
  (locale = 'en', timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }),
)
const relatives = once((locale = 'en') => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' }))
const nows = once((locale = 'en') => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }))
/** Formats as 'Fri, Mar 13, 14:05' in that time zone (COUNTRY-07). */
export const formatDayTime = (moment: Instant, zone: string, locale: Locale): string =>
  dayTimes(locale, zone).format(moment)

/** The name of a time zone, such as 'Central European Standard Time'. */
export const formatZone = (zone: string, locale: Locale, now: Instant): string =>
  zones(locale, zone)
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

const STEPS = [
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
  { unit: 'second', length: SECOND },
] as const

/** Formats as '12 min. ago' or 'in 2 hr.', in the largest whole unit; 'now' below `finest`. */
export const formatRelative = (
  moment: Instant,
  now: Instant,
  locale: Locale,
  finest: 'minute' | 'second' = 'minute',
): string => {
  const distance = moment - now
  const smallest = finest === 'minute' ? MINUTE : SECOND
  const step = STEPS.find(({ length }) => length >= smallest && Math.abs(distance) >= length)
  return step === undefined
    ? nows(locale).format(0, 'second')
    : relatives(locale).format(Math.trunc(distance / step.length), step.unit)
}
