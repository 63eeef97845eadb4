import { DAY, HOUR, MINUTE, SECOND, type Instant } from '../../domain/instant.ts'
import { CURRENCY_DIGITS } from '../../domain/market/currencies.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { toDecimal, type Money } from '../../domain/pricing/money.ts'

/** Making a formatter costs a hundred times what using it costs: each is made once. */
const once = <F>(make: (...key: ReadonlyArray<string>) => F): ((...key: ReadonlyArray<string>) => F) => {
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

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' } as const

const amounts = once((locale = 'en', currency = 'EUR', digits = '2') => {
  const fraction = Number(digits)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    trailingZeroDisplay: 'stripIfInteger',
  })
})
const times = once((locale = 'en', timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone }))
const dayTimes = once(
  (locale = 'en', timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone, weekday: 'short', day: 'numeric', month: 'short' }),
)
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
const monthDays = once(
  (locale = 'en', timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' }),
)
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
const zones = once(
  (locale = 'en', timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }),
)
const relatives = once((locale = 'en') => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' }))
const nows = once((locale = 'en') => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }))
const distances = once(
  (locale = 'en', unit = 'meter', digits = '0') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: Number(digits) }),
)

/** '459 Kč', '$12.50', '0.750 د.ك': with the digits of its currency, without them when they are zero (COUNTRY-08). */
export const formatMoney = (money: Money, locale: Locale): string =>
  amounts(locale, money.currency, String(CURRENCY_DIGITS[money.currency])).format(toDecimal(money) as `${number}`)

/** '14:05' in that zone (COUNTRY-07). */
export const formatTime = (moment: Instant, zone: string, locale: Locale): string => times(locale, zone).format(moment)

/** 'Fri, Mar 13, 14:05' in that zone (COUNTRY-07). */
export const formatDayTime = (moment: Instant, zone: string, locale: Locale): string =>
  dayTimes(locale, zone).format(moment)

/** 'Fri, Mar 13' in that zone (COUNTRY-07). */
export const formatDay = (moment: Instant, zone: string, locale: Locale): string =>
  dayNames(locale, zone).format(moment)
/** 'Mar 13, 2026' in that zone: for what is kept as evidence (COUNTRY-07). */
export const formatFullDay = (moment: Instant, zone: string, locale: Locale): string =>
  fullDays(locale, zone).format(moment)

/** 'Mar 13, 2026, 14:05 GMT+1' in that zone: for what is kept as evidence (COUNTRY-07). */
export const formatFullTime = (moment: Instant, zone: string, locale: Locale): string =>
  fullTimes(locale, zone).format(moment)

/** '13', '13日': the day of the month in that zone. */
export const formatDayOfMonth = (moment: Instant, zone: string, locale: Locale): string =>
  daysOfMonth(locale, zone).format(moment)
/** 'Fri, Mar 13 – Thu, Mar 19' in that zone, both days included (COUNTRY-07). */
export const formatDayRange = (from: Instant, to: Instant, zone: string, locale: Locale): string =>
  dayNames(locale, zone).formatRange(from, to)
/** 'May 12', '12 May', '12. května': the day in that zone (COUNTRY-07). */
export const formatMonthDay = (moment: Instant, zone: string, locale: Locale): string =>
  monthDays(locale, zone).format(moment)

/** '14:05' on the day it is there, 'Sun 14:05' within six days, otherwise with its date (COUNTRY-07). */
export const formatMoment = (moment: Instant, now: Instant, zone: string, locale: Locale): string => {
  const day = days(locale, zone)
  if (day.format(moment) === day.format(now)) return formatTime(moment, zone, locale)
  return Math.abs(moment - now) < 6 * DAY
    ? weekdayTimes(locale, zone).format(moment)
    : formatDayTime(moment, zone, locale)
}

/** 'Central European Standard Time'. */
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

/** '12 min. ago', 'in 2 hr.': in its largest whole unit; 'now' below `finest`. */
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

/** '350 m', '1.2 km'. */
export const formatDistance = (metres: number, locale: Locale): string =>
  metres < 1000
    ? distances(locale, 'meter', '0').format(Math.round(metres / 10) * 10)
    : distances(locale, 'kilometer', '1').format(metres / 1000)
