import type { Instant } from '../instant.ts'
import { hhmm } from '../market/countryClock.ts'

/** The latest valid time (CONST-47). */
export const LATEST_TIME = 2359

/** Why a value is invalid: not `dddd:dddd` (SVC-06), or a time beyond 2359 (SVC-07). */
export type ServiceHoursRefusal = 'format' | 'bounds'

/** The exact messages for people who set such a value, and for the report of a portal that reads one. */
export const SERVICE_HOURS_REFUSALS: Readonly<Record<ServiceHoursRefusal, string>> = {
  format: 'format has to be dddd:dddd (0000:2359 for 24/24)',
  bounds: 'service hours has to been between 0 & 2359',
}

/** Times of day as plain numbers: 2200 is 22:00. Minutes above 59 are accepted as numbers (OP-03). */
export interface ServiceWindow {
  readonly from: number
  readonly to: number
}

/** The service hours at a moment (SVC-01), with three times as 'HH:MM'. */
export interface ServiceHours {
  readonly from: string
  readonly to: string
  readonly status: 'open' | 'closed'
  readonly currentTime: string
}

const DDDD_DDDD = /^(\d{4}):(\d{4})$/

/** Reads the country parameter `serviceHours` (SVC-06, SVC-07). */
export const parseServiceHours = (value: string): ServiceWindow | ServiceHoursRefusal => {
  const match = DDDD_DDDD.exec(value)
  if (!match) return 'format'
  const hours = { from: Number(match[1]), to: Number(match[2]) }
  return hours.from > LATEST_TIME || hours.to > LATEST_TIME ? 'bounds' : hours
}

/**
 * Both ends are inclusive, to the minute (SVC-09). Equal ends mean always (SVC-02); reversed ends span midnight
 * (SVC-03).
 */
export const isWithin = ({ from, to }: ServiceWindow, time: number): boolean =>
  from < to ? from <= time && time <= to : from <= time || time <= to

/** Converts hours as 'HH:MM' back to a window. */
export const serviceWindowOf = ({ from, to }: Pick<ServiceHours, 'from' | 'to'>): ServiceWindow => ({
  from: Number(from.replace(':', '')),
  to: Number(to.replace(':', '')),
})

/** Whether the service is open at a moment, by the clock of the country's zone. */
export const isServedAt = (hours: Pick<ServiceHours, 'from' | 'to'>, moment: Instant, zone: string): boolean =>
  isWithin(serviceWindowOf(hours), hhmm(moment, zone))

const clock = (time: number): string => {
  const digits = String(time).padStart(4, '0')
  return `${digits.slice(0, 2)}:${digits.slice(2)}`
}

/** The service hours now, by the clock of the country's zone (SVC-01, OP-02), or why the value is invalid. */
export const serviceHoursAt = (value: string, now: Instant, zone: string): ServiceHours | ServiceHoursRefusal => {
  const hours = parseServiceHours(value)
  if (typeof hours === 'string') return hours
  const time = hhmm(now, zone)
  return {
    from: clock(hours.from),
    to: clock(hours.to),
    status: isWithin(hours, time) ? 'open' : 'closed',
    currentTime: clock(time),
  }
}

/** The first and the last minute of a day (SVC-04). */
export const ALL_DAY = { from: clock(0), to: clock(LATEST_TIME) } as const

/** The service hours if the value is missing or invalid: open all day (SVC-05, CONST-26). */
export const unknownServiceHours = (now: Instant, zone: string): ServiceHours => ({
  ...ALL_DAY,
  status: 'open',
  currentTime: clock(hhmm(now, zone)),
})
