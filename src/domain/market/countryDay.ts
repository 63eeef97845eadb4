import { DAY, HOUR, instantAt, minus, MINUTE, plus, type Instant } from '../instant.ts'
import { perZone } from './perZone.ts'

/*
 * Calendar days in a country's time zone (COUNTRY-07), from the browser's own time zone data. A list of today's orders
 * needs no more, and js-joda with its data would be a quarter of the code that its screen loads. `zone` is the IANA
 * name of a country's row; any other value throws.
 */

const calendarOf = perZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

const dayAt = (moment: Instant, zone: string): string => {
  const parts = Object.fromEntries(
    calendarOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}

/** In all supported countries, every day since 1948 starts at a whole quarter of an hour in UTC. */
const QUARTER = 15 * MINUTE
const DAYS_KEPT = 4_096

const daysOf = perZone(() => new Map<number, string>())

/** The current day in the zone: '2026-03-29'. Cached, because every order of a list and every update needs it. */
export const dayOf = (now: Instant, zone: string): string => {
  const days = daysOf(zone)
  const quarter = Math.floor(now / QUARTER)
  const known = days.get(quarter)
  if (known !== undefined) return known
  if (days.size >= DAYS_KEPT) days.clear()
  const day = dayAt(now, zone)
  days.set(quarter, day)
  return day
}

/** Longer than any day, including days on which the clocks go back. */
const LONGEST_DAY = 27 * HOUR

/** The first moment of the current day in the zone: 01:00 where the clocks skip midnight. */
export const startOfDay = (now: Instant, zone: string): Instant => {
  const today = dayOf(now, zone)
  let before = minus(now, LONGEST_DAY)
  let within = now
  while (within - before > 1) {
    const middle = instantAt(Math.floor((before + within) / 2))
    if (dayOf(middle, zone) === today) within = middle
    else before = middle
  }
  return within
}

/** Whether the text is an existing calendar day, as '2026-03-29'. */
export const isDay = (text: string): boolean => {
  const midnight = new Date(`${text}T00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text
}

const midnightOf = (isoDate: string): Instant => {
  if (!isDay(isoDate)) throw new RangeError(`Not a day: ${isoDate}`)
  return instantAt(Date.parse(`${isoDate}T00:00Z`))
}

/** Adds days, also a negative number, by the calendar alone. Throws if the date does not exist. */
export const plusDays = (isoDate: string, days: number): string =>
  new Date(midnightOf(isoDate) + days * DAY).toISOString().slice(0, 10)

/** Larger than any zone's offset from UTC. */
const FURTHEST_ZONE = 15 * HOUR

/** The first moment of a day in the zone: 01:00 where the clocks skip midnight. Throws if the date does not exist. */
export const firstMomentOf = (isoDate: string, zone: string): Instant => {
  const midnight = midnightOf(isoDate)
  let before = minus(midnight, FURTHEST_ZONE)
  let within = plus(midnight, FURTHEST_ZONE)
  while (within - before > 1) {
    const middle = instantAt(Math.floor((before + within) / 2))
    if (dayOf(middle, zone) >= isoDate) within = middle
    else before = middle
  }
  return within
}
