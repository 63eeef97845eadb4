import { DAY, HOUR, MINUTE, type Instant } from '../instant.ts'
import { perZone } from './perZone.ts'

/*
 * The day it is in a country's time zone (COUNTRY-07), by the time-zone data every browser has: a list of today needs
 * no more, and js-joda with its data would be a quarter of what its screen loads. `zone` is the IANA name of a
 * country's row; anything else throws.
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

/** In our countries every day since 1948 begins at a whole quarter of an hour of Greenwich. */
const QUARTER = 15 * MINUTE
const DAYS_KEPT = 4_096

const daysOf = perZone(() => new Map<number, string>())

/** The day it is there: '2026-03-29'. Asked for every order of a list and every update, so it is looked up once. */
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

/** No day is longer, nor does a clock go back by more. */
const LONGEST_DAY = 27 * HOUR

/** The first moment of the day it is there: 01:00 where the clocks skip midnight. */
export const startOfDay = (now: Instant, zone: string): Instant => {
  const today = dayOf(now, zone)
  let before = now - LONGEST_DAY
  let within = now
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayOf(middle, zone) === today) within = middle
    else before = middle
  }
  return within
}

/** A real day of the calendar, written as '2026-03-29'. */
export const isDay = (text: string): boolean => {
  const midnight = new Date(`${text}T00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text
}

const midnightOf = (isoDate: string): Instant => {
  if (!isDay(isoDate)) throw new RangeError(`not a day: ${isoDate}`)
  return Date.parse(`${isoDate}T00:00Z`)
}

/** Days later, or earlier when negative; a matter of the calendar alone. A day that is none throws. */
export const plusDays = (isoDate: string, days: number): string =>
  new Date(midnightOf(isoDate) + days * DAY).toISOString().slice(0, 10)

/** No clock is further from that of Greenwich. */
const FURTHEST_ZONE = 15 * HOUR

/** The first moment of a day there: 01:00 where the clocks skip midnight. A day that is none throws. */
export const firstMomentOf = (isoDate: string, zone: string): Instant => {
  const midnight = midnightOf(isoDate)
  let before = midnight - FURTHEST_ZONE
  let within = midnight + FURTHEST_ZONE
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayOf(middle, zone) >= isoDate) within = middle
    else before = middle
  }
  return within
}
