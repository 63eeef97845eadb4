import { dayOf } from '../market/countryDay.ts'
import type { HistoryQuery } from './historyQuery.ts'

/** The files a history is exported as (OP-25). */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** As many as every file system takes, in any script, with room for the days. */
const LONGEST_NAME = 60

const NO_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu

/** Letters, digits and marks of any script; whatever else is one dash. */
const plainName = (name: string): string =>
  Array.from(name.normalize('NFC').replaceAll(NO_LETTERS, '-'))
    .slice(0, LONGEST_NAME)
    .join('')
    .replaceAll(/^-+|-+$/g, '')

/** 'Pekárna-U-Mostu_2026-03-01_2026-03-31.xlsx': whose orders, and of which days in the country's zone, once when it is one. */
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
