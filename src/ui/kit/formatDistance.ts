import type { Locale } from '../../domain/market/languages.ts'
import { once } from './formats.ts'

const distances = once(
  (locale = 'en', unit = 'meter', digits = '0') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: Number(digits) }),
)

/** Formats as '350 m' or '1.2 km'. */
export const formatDistance = (metres: number, locale: Locale): string =>
  metres < 1000
    ? distances(locale, 'meter', '0').format(Math.round(metres / 10) * 10)
    : distances(locale, 'kilometer', '1').format(metres / 1000)
