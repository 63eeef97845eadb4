import { MINUTE, type Instant } from '../instant.ts'
import { perZone } from './perZone.ts'

/*
 * Local time in a country's time zone (COUNTRY-07), from the browser's own time zone data, like `countryDay.ts`. `zone`
 * is the IANA name of a country's row; any other value throws.
 */

interface TimeOfDay {
  readonly hour: number
  readonly minute: number
}

/** Caches the last minute, because every placed order asks whether the service is open. */
const clockOf = perZone((timeZone) => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    numberingSystem: 'latn',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
  let minuteShown: number | undefined
  let shown: TimeOfDay
  return (now: Instant): TimeOfDay => {
    const minuteNow = Math.floor(now / MINUTE)
    if (minuteNow !== minuteShown) {
      const [hour = Number.NaN, minute = Number.NaN] = clock.format(now).split(':').map(Number)
      shown = { hour, minute }
      minuteShown = minuteNow
    }
    return shown
  }
})

/** Local time in the zone: hour 0 to 23, minute 0 to 59. */
export const timeOfDay = (now: Instant, zone: string): TimeOfDay => clockOf(zone)(now)

/** Local time in the zone as one number: 2359; 5 means 00:05 (OP-02). */
export const hhmm = (now: Instant, zone: string): number => {
  const { hour, minute } = timeOfDay(now, zone)
  return hour * 100 + minute
}
