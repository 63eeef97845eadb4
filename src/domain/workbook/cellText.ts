import { DAY, MINUTE, SECOND } from '../instant.ts'
import type { NumberShape } from './numberShape.ts'
import { sheetNumber } from './sheetNumber.ts'

/** The number of digits that Excel shows; further digits are floating-point noise, as in 0.1 + 0.2. */
const DIGITS = 15

const inDecimals = (number: number): string => {
  if (Number.isInteger(number)) return BigInt(number).toString()
  const shown = String(number)
  return sheetNumber(shown.includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : shown)
}

/** Halves are rounded up in decimals, as spreadsheets do: 1.005 has the digits 1.01. */
const roundTo = (number: number, digits: number): number => {
  const shifted = Number(`${Math.abs(number)}e${digits}`)
  return Number.isNaN(shifted) ? number : (Math.sign(number) * Math.round(shifted)) / 10 ** digits
}

/** From this number on, a plus sign in front is part of a phone number. */
const PHONE_FROM = 1_000_000

/**
 * Formats a number in decimal notation without an exponent, such as 420777123456 or 12.5, with the zeros and the digits
 * that its cell shows; returns other text unchanged.
 */
export const plainNumber = (written: string, shape: NumberShape = { kind: 'plain' }): string => {
  const text = written.trim()
  const number = text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(number)) return text
  const isWhole = Number.isInteger(number)
  const decimal = /^-?\d{1,30}$/.test(text) ? text : inDecimals(isWhole ? number : Number(number.toPrecision(DIGITS)))
  switch (shape.kind) {
    case 'zeros':
      return isWhole && number >= 0 ? decimal.padStart(shape.digits, '0') : decimal
    case 'plus':
      return isWhole && number >= PHONE_FROM ? `+${decimal}` : decimal
    case 'rounded':
      return isWhole ? decimal : inDecimals(roundTo(Number(number.toPrecision(DIGITS)), shape.digits))
    case 'percent':
      return `${inDecimals(Number((number * 100).toPrecision(DIGITS)))}%`
    case 'plain':
    case 'moment':
      return decimal
  }
}

/** Days between the start of a workbook's calendar, 1899-12-30 or 1904-01-01, and 1970. */
const BEGINNINGS = { 1900: 25_569, 1904: 24_107 } as const
export type DateSystem = keyof typeof BEGINNINGS
/** 9999-12-31, the last day that Excel supports. */
const LAST_DAY = 2_958_465
/** The 1900 calendar counts a 29 February 1900, which did not exist. */
const NO_LEAP_DAY = 60

/**
 * Converts a number of days in the cell's local time: to 'YYYY-MM-DD HH:MM', to 'YYYY-MM-DD' for a day in a cell that
 * shows no clock, and to 'HH:MM' for a time without a day; returns other text unchanged.
 */
export const plainMoment = (written: string, system: DateSystem, hasClock: boolean): string => {
  const days = Number(written)
  if (written.trim() === '' || !(days >= 0 && days <= LAST_DAY)) return written
  const isTimeAlone = days < 1
  if (isTimeAlone && days === 0 && !hasClock) return written
  const added = system === 1900 && days < NO_LEAP_DAY ? 1 : 0
  const seconds = Math.round(((days + added - BEGINNINGS[system]) * DAY) / SECOND)
  const minutes = Math.floor((seconds * SECOND) / MINUTE)
  const [day = '', clock = ''] = new Date(minutes * MINUTE).toISOString().slice(0, 16).split('T')
  if (isTimeAlone) return clock
  return Number.isInteger(days) && !hasClock ? day : `${day} ${clock}`
}

/** Decodes `_x000D_` to the character with that code. An unpaired surrogate becomes U+FFFD. */
export const plainText = (written: string): string =>
  written
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toWellFormed()

/** The text of a moment in ISO 8601, as some programs save it. */
export const isoMoment = (written: string): string => {
  const [, day = '', clock = ''] = /^(\d{4}-\d{2}-\d{2})?T?(\d{2}:\d{2})?/.exec(written.trim()) ?? []
  return [day, clock].filter((part) => part !== '').join(' ') || written.trim()
}
