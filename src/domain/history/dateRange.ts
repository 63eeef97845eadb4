import { DAY, minus, type Instant } from '../instant.ts'
import { firstMomentOf, isDay, plusDays } from '../market/countryDay.ts'

/** The ways to choose the range of days (HIST-01). */
export const DATE_PRESETS = ['yesterday', 'past-week', 'past-month', 'custom'] as const
export type DatePreset = (typeof DATE_PRESETS)[number]

/** ISO dates, both ends included; empty until a person chooses them. */
export interface Days {
  readonly from: string
  readonly to: string
}

export type DateRange = { readonly preset: Exclude<DatePreset, 'custom'> } | ({ readonly preset: 'custom' } & Days)

/** Whole days before today (CONST-28, OP-31). */
const DAYS_BACK = { yesterday: 1, 'past-week': 7, 'past-month': 30 } as const satisfies Readonly<
  Record<Exclude<DatePreset, 'custom'>, number>
>

/** Maximum calendar days of a custom range, both ends included (OP-06). */
export const MAX_RANGE = 31

type DateRefusalCode = 'missing' | 'not-a-day' | 'after-today' | 'reversed' | 'too-long'
/** Why a custom range is refused, and at which end (HIST-05, HIST-06, OP-06). */
export interface DateRefusal {
  readonly field: keyof Days
  readonly code: DateRefusalCode
}

/** The days of a range, relative to today (HIST-02 to HIST-04, OP-31). */
export const daysOf = (range: DateRange, today: string): Days =>
  range.preset === 'custom'
    ? { from: range.from, to: range.to }
    : { from: plusDays(today, -DAYS_BACK[range.preset]), to: plusDays(today, -1) }

/** Number of calendar days, both ends included; below 1 if the end is before the start. */
export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY + 1

const refusalOfEnd = (field: keyof Days, day: string, today: string): DateRefusal | undefined => {
  if (day === '') return { field, code: 'missing' }
  if (!isDay(day)) return { field, code: 'not-a-day' }
  return day > today ? { field, code: 'after-today' } : undefined
}

/** The first refusal, if any. ISO dates compare correctly as strings. */
export const dateRefusal = (days: Days, today: string): DateRefusal | undefined => {
  const ofAnEnd = refusalOfEnd('from', days.from, today) ?? refusalOfEnd('to', days.to, today)
  if (ofAnEnd) return ofAnEnd
  if (days.to < days.from) return { field: 'to', code: 'reversed' }
  return lengthOf(days) > MAX_RANGE ? { field: 'to', code: 'too-long' } : undefined
}

/** The first and last millisecond of those days in the country's zone, across clock changes (HIST-15). */
export const momentsOf = ({ from, to }: Days, zone: string): { readonly from: Instant; readonly to: Instant } => ({
  from: firstMomentOf(from, zone),
  to: minus(firstMomentOf(plusDays(to, 1), zone), 1),
})
