import { sheetNumber } from '../../src/domain/bulk/sheetNumber.ts'
import { DAY, MINUTE, SECOND } from '../../src/domain/instant.ts'

/** Built-in formats of dates and times; those from 27 on are the ones of East Asia. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Texts, colours and conditions of a format say nothing of what it shows. */
const NOT_SHOWN = /"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g

/** Whether a number of this format is a moment; `code` is that of a format of the workbook's own. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? isBuiltInDate(id) : /[ymdhs]/i.test(code.replaceAll(NOT_SHOWN, '').replace(/general/i, ''))

/** Digits that Excel shows at most; behind them is what a computer adds to 0.1 + 0.2. */
const DIGITS = 15

/** A number as a person would write it: 420777123456, 12.5, never with an exponent; other text as it is. */
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

/** Days between 1970 and the first day of a workbook: the 30th of December 1899, or the 1st of January 1904. */
const BEGINNINGS = { 1900: 25_569, 1904: 24_107 } as const
export type DateSystem = keyof typeof BEGINNINGS
/** 9999-12-31, the last day there is. */
const LAST_DAY = 2_958_465
/** In 1900 the 29th of February counts, which was none. */
const NO_LEAP_DAY = 60

/** 'YYYY-MM-DD HH:MM' of a number of days, as the clock of its cell shows it; other text as it is. */
export const plainMoment = (written: string, system: DateSystem): string => {
  const days = Number(written)
  if (written.trim() === '' || !(days >= 0 && days <= LAST_DAY)) return written
  const added = system === 1900 && days < NO_LEAP_DAY ? 1 : 0
  const seconds = Math.round(((days + added - BEGINNINGS[system]) * DAY) / SECOND)
  const minutes = Math.floor((seconds * SECOND) / MINUTE)
  return new Date(minutes * MINUTE).toISOString().slice(0, 16).replace('T', ' ')
}

/** Decodes `_x000D_` to the character of that code. Half a surrogate pair becomes U+FFFD. */
export const plainText = (written: string): string =>
  written
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toWellFormed()
