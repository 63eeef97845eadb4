import type { Instant } from '../instant.ts'
import { at } from '../market/zonedTime.ts'

const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}):(\d{2})(?::00)?$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:?\d{2})$/

const isRealDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** A moment with its offset ('2026-03-13T12:05+01:00'), or a time of a country's clock ('2026-03-13 12:05'). */
export const readMoment = (text: string, zone: string): Instant | undefined => {
  if (MOMENT.test(text)) {
    const moment = Date.parse(text)
    return Number.isNaN(moment) ? undefined : moment
  }
  const [, day = '', hour = '', minute = ''] = DAY_AND_TIME.exec(text) ?? []
  const isReal = day !== '' && Number(hour) < 24 && Number(minute) < 60 && isRealDay(day)
  return isReal ? at(day, Number(hour), Number(minute), zone) : undefined
}
