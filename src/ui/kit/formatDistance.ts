import { formatUnit } from '../../domain/format/numbers.ts'
import type { Locale } from '../../domain/market/languages.ts'

/** Formats as '350 m' or '1.2 km'. */
export const formatDistance = (metres: number, locale: Locale): string =>
  metres < 1000
    ? formatUnit(Math.round(metres / 10) * 10, 'meter', locale)
    : formatUnit(metres / 1000, 'kilometer', locale, 1)
