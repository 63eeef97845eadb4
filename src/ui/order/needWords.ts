import { MINUTE, type Instant } from '../../domain/instant.ts'
import type { Need, NeedReason } from '../../domain/order/attention.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { formatDuration } from '../kit/formatDuration.ts'
import type { Text } from '../kit/failureText.ts'

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
  return { id: `need-${need.reason}`, args: { time: formatDuration(length, locale) } }
}
