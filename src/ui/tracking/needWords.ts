import { HOUR, MINUTE, type Instant } from '../../domain/instant.ts'
import type { Need, NeedReason } from '../../domain/order/attention.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Text } from '../kit/failureText.ts'

/** Durations up to this many ms are shown in minutes. */
const IN_MINUTES = 100 * MINUTE

const unit = (value: number, name: 'minute' | 'hour', locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short', numberingSystem: 'latn' }).format(
    value,
  )

/** Formats as '75 min' or '2 hr, 5 min'; at least one minute. */
export const formatDuration = (ms: number, locale: Locale): string => {
  if (ms < IN_MINUTES) return unit(Math.max(1, Math.floor(ms / MINUTE)), 'minute', locale)
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  const parts = [unit(Math.floor(ms / HOUR), 'hour', locale), ...(minutes > 0 ? [unit(minutes, 'minute', locale)] : [])]
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}

/** Rounds up to whole minutes. */
const ahead = (ms: number) => Math.ceil(ms / MINUTE) * MINUTE

/** The duration to show for each reason; by default, the time since it began. */
const LENGTHS: Readonly<Partial<Record<NeedReason, (need: Need, now: Instant) => number>>> = {
  'overdue-soon': ({ since, expectedAt = since }) => ahead(expectedAt - since),
  'not-collected': ({ since }, now) => ahead(since - now),
}

/** The message for a reason why an order needs attention, with its duration. */
export const needWords = (need: Need, now: Instant, locale: Locale): Text => {
  const length = LENGTHS[need.reason]?.(need, now) ?? now - need.since
  return { id: `board-need-${need.reason}`, args: { time: formatDuration(length, locale) } }
}
