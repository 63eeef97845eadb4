import { sheetNumber } from '../../src/domain/bulk/sheetNumber.ts'
import { DAY, MINUTE, SECOND } from '../../src/domain/instant.ts'

/** Built-in date and time formats; those from 27 to 36 and from 50 to 58 are East Asian. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** The parts of a format without date codes: literals, colours and conditions. */
const NOT_SHOWN = /"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g

/** Whether numbers in this format are moments; `code` is the code of a custom format of the workbook. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? isBuiltInDate(id) : /[ymdhs]/i.test(code.replaceAll(NOT_SHOWN, '').replace(/general/i, ''))

/** The number of digits that Excel shows; further digits are floating-point noise, as in 0.1 + 0.2. */
const DIGITS = 15

/**
 * Formats a number in decimal notation without an exponent, such as 420777123456 or 12.5; returns other text unchanged.
 */
export const plainNumber = (written: string): string => {
  const text = written.trim()
  if (/^-?\d{1,30}$/.test(text)) return text
  const number = text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(number)) return text
  if (Number.isInteger(number)) return BigInt(number).toString()
  const rounded = Number(number.toPrecision(DIGITS))
  const shown = String(rounded)
  return sheetNumber(shown.includes('e') ? rounded.toFixed(20).replace(/\.?0+$/, '') : shown)
}

/** Days between the start of a workbook's calendar, 1899-12-30 or 1904-01-01, and 1970. */
const BEGINNINGS = { 1900: 25_569, 1904: 24_107 } as const
export type DateSystem = keyof typeof BEGINNINGS
/** 9999-12-31, the last day that Excel supports. */
const LAST_DAY = 2_958_465
/** The 1900 calendar counts a 29 February 1900, which did not exist. */
const NO_LEAP_DAY = 60

/** Converts a number of days to 'YYYY-MM-DD HH:MM' in the cell's local time; returns other text unchanged. */
export const plainMoment = (written: string, system: DateSystem): string => {
  const days = Number(written)
  if (written.trim() === '' || !(days >= 0 && days <= LAST_DAY)) return written
  const added = system === 1900 && days < NO_LEAP_DAY ? 1 : 0
  const seconds = Math.round(((days + added - BEGINNINGS[system]) * DAY) / SECOND)
  const minutes = Math.floor((seconds * SECOND) / MINUTE)
  return new Date(minutes * MINUTE).toISOString().slice(0, 16).replace('T', ' ')
}

/** Decodes `_x000D_` to the character with that code. An unpaired surrogate becomes U+FFFD. */
export const plainText = (written: string): string =>
  written
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toWellFormed()
