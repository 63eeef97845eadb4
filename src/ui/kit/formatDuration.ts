import { formatUnit } from '../../domain/format/numbers.ts'
import { formatList } from '../../domain/format/words.ts'
import { HOUR, MINUTE } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { withoutJapaneseGaps } from './formats.ts'

/** Durations up to this many ms are shown in minutes. */
const IN_MINUTES = 100 * MINUTE

const unit = (value: number, name: 'minute' | 'hour', locale: Locale): string =>
  withoutJapaneseGaps(formatUnit(value, name, locale))

/** Formats as '34 min'. */
export const formatMinutes = (minutes: number, locale: Locale): string => unit(minutes, 'minute', locale)

/** Formats as '75 min' or '2 hr, 5 min'; at least one minute. */
export const formatDuration = (ms: number, locale: Locale): string => {
  if (ms < IN_MINUTES) return unit(Math.max(1, Math.floor(ms / MINUTE)), 'minute', locale)
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  const parts = [unit(Math.floor(ms / HOUR), 'hour', locale), ...(minutes > 0 ? [unit(minutes, 'minute', locale)] : [])]
  return formatList(parts, 'parts', locale)
}
