import { MINUTE, type Instant } from '../instant.ts'
import { hhmm } from '../market/countryClock.ts'
import { dayOf, plusDays } from '../market/countryDay.ts'
import { ASAP_WITHIN, PREORDER_AHEAD } from './deliveryTime.ts'
import { isWithin, serviceWindowOf, type ServiceHours } from './serviceHours.ts'

/** Between two moments that are offered. */
export const SLOT_STEP = 15 * MINUTE

/** What is wanted sooner than ASAP brings it is no pre-order. */
export const LATER_LEAD = ASAP_WITHIN

/** The last day is the one after tomorrow. */
const DAYS_AHEAD = 2

/** A day of the country as '2026-03-29' and the moments of it that may be chosen, never none. */
export interface LaterDay {
  readonly day: string
  readonly slots: ReadonlyArray<Instant>
}

export interface LaterCircumstances {
  readonly now: Instant
  readonly hours: Pick<ServiceHours, 'from' | 'to'>
  /** IANA name. */
  readonly zone: string
}

/**
 * The moments a delivery may be wanted for (REQ-28, REQ-30): every quarter of an hour by the country's clock within the
 * service hours, from an hour to two days ahead. Of a quarter that the clock shows twice the first is meant; one that
 * it skips is none. A day without any is left out.
 */
export const laterSlots = ({ now, hours, zone }: LaterCircumstances): ReadonlyArray<LaterDay> => {
  const window = serviceWindowOf(hours)
  const lastDay = plusDays(dayOf(now, zone), DAYS_AHEAD)
  const days = new Map<string, Map<number, Instant>>()
  const first = Math.ceil((now + LATER_LEAD) / SLOT_STEP) * SLOT_STEP
  for (let slot = first; slot <= now + PREORDER_AHEAD; slot += SLOT_STEP) {
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
