import { LocalDate, LocalTime, ZonedDateTime, ZoneId } from '@js-joda/core'
import '@js-joda/timezone/dist/js-joda-timezone-1970-2030.esm.js'
import type { Instant } from '../instant.ts'
import { perZone } from './perZone.ts'

/*
 * Days and hours in a country's time zone (COUNTRY-07, HIST-15). `zone` is the IANA name of a country's row, `isoDate`
 * a real day as '2026-03-29'; anything else throws. The time-zone data ends with 2030: later clock changes are not in
 * it, so that from the spring of 2031 summer hours come out as winter ones. Update @js-joda/timezone before then.
 */

const zoneOf = perZone((zone) => ZoneId.of(zone))

const instantOf = (moment: ZonedDateTime): Instant => moment.toInstant().toEpochMilli()
const beginningOf = (day: LocalDate, zone: string): Instant => instantOf(day.atStartOfDay(zoneOf(zone)))

export { timeOfDay } from './countryClock.ts'
export { dayOf, plusDays } from './countryDay.ts'

/** The first moment of a day there. */
export const startOf = (isoDate: string, zone: string): Instant => beginningOf(LocalDate.parse(isoDate), zone)

/**
 * The moment a clock there shows this time of this day. A time the clocks skip is read as late as they skip (02:30
 * becomes 03:30); of a time they show twice the first is meant.
 */
export const at = (isoDate: string, hour: number, minute: number, zone: string): Instant =>
  instantOf(ZonedDateTime.of(LocalDate.parse(isoDate), LocalTime.of(hour, minute), zoneOf(zone)))
