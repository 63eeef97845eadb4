import { HOUR, MINUTE, type Instant } from '../../domain/instant.ts'
import type { Need, NeedReason } from '../../domain/order/attention.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Text } from '../kit/failureText.ts'

/** Up to here minutes are easier to grasp than hours, in ms. */
const IN_MINUTES = 100 * MINUTE

const unit = (value: number, name: 'minute' | 'hour', locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short', numberingSystem: 'latn' }).format(
    value,
  )

/** '75 min', '2 hr, 5 min': never less than a minute, which is said when something has just begun. */
export const formatDuration = (ms: number, locale: Locale): string => {
  if (ms < IN_MINUTES) return unit(Math.max(1, Math.floor(ms / MINUTE)), 'minute', locale)
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  const parts = [unit(Math.floor(ms / HOUR), 'hour', locale), ...(minutes > 0 ? [unit(minutes, 'minute', locale)] : [])]
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}

/** A part of a minute still to come is a whole one: nobody is promised too much. */
const ahead = (ms: number) => Math.ceil(ms / MINUTE) * MINUTE

/** How long a reason is counted. */
const LENGTHS: Readonly<Partial<Record<NeedReason, (need: Need, now: Instant) => number>>> = {
  'overdue-soon': ({ since, expectedAt = since }) => ahead(expectedAt - since),
  'not-collected': ({ since }, now) => ahead(since - now),
}

/** Why somebody is needed, with its minutes: the message and what it says. */
export const needWords = (need: Need, now: Instant, locale: Locale): Text => {
  const length = LENGTHS[need.reason]?.(need, now) ?? now - need.since
  return { id: `board-need-${need.reason}`, args: { time: formatDuration(length, locale) } }
}
