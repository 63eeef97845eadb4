import { LocalDate, LocalTime, ZonedDateTime, ZoneId } from '@js-joda/core'
import '@js-joda/timezone/dist/js-joda-timezone-1970-2030.esm.js'
import { instantAt, type Instant } from '../instant.ts'
import { perZone } from './perZone.ts'

/*
 * Clock times in a country's time zone (COUNTRY-07, HIST-15); `countryDay.ts` has its days. `zone` is the IANA name of a country's row, `isoDate`
 * an existing day as '2026-03-29'; any other value throws. The time zone data ends with 2030: without later clock
 * changes, times from spring 2031 on get the winter offset in summer. Update @js-joda/timezone before then.
 */

const zoneOf = perZone((zone) => ZoneId.of(zone))

const instantOf = (moment: ZonedDateTime): Instant => instantAt(moment.toInstant().toEpochMilli())

/**
 * The moment at which a clock in the zone shows this time on this day. A skipped time moves forward by the length of
 * the gap (02:30 becomes 03:30); of a time that occurs twice, the first is returned.
 */
export const at = (isoDate: string, hour: number, minute: number, zone: string): Instant =>
  instantOf(ZonedDateTime.of(LocalDate.parse(isoDate), LocalTime.of(hour, minute), zoneOf(zone)))
