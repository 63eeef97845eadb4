import { instantAt, MINUTE, plus, type Instant } from '../instant.ts'
import { hhmm } from '../market/countryClock.ts'
import { dayOf, plusDays } from '../market/countryDay.ts'
import { ASAP_WITHIN, PREORDER_AHEAD } from './deliveryTime.ts'
import { isWithin, serviceWindowOf, type ServiceHours } from './serviceHours.ts'

/** The interval between offered times, in ms. */
export const SLOT_STEP = 15 * MINUTE

/** The earliest offered time, in ms from now: anything sooner is ASAP. */
export const LATER_LEAD = ASAP_WITHIN

/** Number of days after today: the last one is the day after tomorrow. */
const DAYS_AHEAD = 2

/** A calendar day in the country's zone, as '2026-03-29', with its available times, at least one. */
export interface LaterDay {
  readonly day: string
  readonly slots: ReadonlyArray<Instant>
}

export interface LaterCircumstances {
  readonly now: Instant
  readonly hours: Pick<ServiceHours, 'from' | 'to'>
  /** IANA time zone name. */
  readonly zone: string
}

/**
 * The times that a person may request (REQ-28, REQ-30): every quarter of an hour on the country's clock within the
 * service hours, from one hour to two days ahead. If the clock shows a time twice, the first counts; skipped times are
 * not offered. Days without any time are left out.
 */
export const laterSlots = ({ now, hours, zone }: LaterCircumstances): ReadonlyArray<LaterDay> => {
  const window = serviceWindowOf(hours)
  const lastDay = plusDays(dayOf(now, zone), DAYS_AHEAD)
  const days = new Map<string, Map<number, Instant>>()
  const first = instantAt(Math.ceil((now + LATER_LEAD) / SLOT_STEP) * SLOT_STEP)
  for (let slot = first; slot <= now + PREORDER_AHEAD; slot = plus(slot, SLOT_STEP)) {
    const time = hhmm(slot, zone)
    if (!isWithin(window, time)) continue
    const day = dayOf(slot, zone)
    if (day > lastDay) break
    const slots = days.get(day) ?? new Map<number, Instant>()
    if (!slots.has(time)) slots.set(time, slot)
    days.set(day, slots)
  }
  return [...days].map(([day, slots]) => ({ day, slots: [...slots.values()] }))
}
