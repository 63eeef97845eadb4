import { dayOf } from '../market/countryDay.ts'
import type { HistoryQuery } from './historyQuery.ts'

/** The export formats of the history (OP-25). */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Maximum characters of a vendor's name: all file systems accept it in any script, with room for the days. */
const MAX_NAME_LENGTH = 60

const NO_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu

/** Keeps letters, digits and marks of any script; every other run becomes one dash. */
const plainName = (name: string): string =>
  Array.from(name.normalize('NFC').replaceAll(NO_LETTERS, '-'))
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .replaceAll(/^-+|-+$/g, '')

/**
 * Vendor and days in the country's zone, as 'Pekárna-U-Mostu_2026-03-01_2026-03-31.xlsx'; a single day appears once.
 */
export const exportFileName = (
  vendorName: string,
  { vendorId, from, to }: Pick<HistoryQuery, 'vendorId' | 'from' | 'to'>,
  zone: string,
  format: ExportFormat,
): string => {
  const vendor = plainName(vendorName) || plainName(vendorId) || 'orders'
  const days = new Set([dayOf(from, zone), dayOf(to, zone)])
  return `${[vendor, ...days].join('_')}.${format}`
}
