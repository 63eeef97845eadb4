import { DAY, MINUTE, SECOND } from '../instant.ts'
import type { CellFormat, Section } from './cellFormat.ts'
import { sheetNumber } from './sheetNumber.ts'

/** The number of digits that Excel shows; further digits are floating-point noise, as in 0.1 + 0.2. */
const DIGITS = 15
/** The place of the section for texts. */
const TEXT_SECTION = 3

const inDecimals = (number: number): string => {
  if (Number.isInteger(number)) return BigInt(number).toString()
  const text = String(number)
  return text.includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : text
}

const withoutNoise = (number: number): number =>
  Number.isInteger(number) ? number : Number(number.toPrecision(DIGITS))

const WHOLE = /^-?\d{1,30}$/

/**
 * Formats a number in decimal notation without an exponent, such as 420777123456 or 12.5; returns other text
 * unchanged.
 */
const plainNumber = (written: string): string => {
  const text = written.trim()
  const number = text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(number)) return text
  return WHOLE.test(text) ? text : sheetNumber(inDecimals(withoutNoise(number)))
}

/** Halves are rounded up in decimals, as spreadsheets do: 1.005 has the digits 1.01. */
const roundTo = (number: number, digits: number): number => {
  const shifted = Number(`${number}e${digits}`)
  return Number.isNaN(shifted) ? Number(number.toFixed(digits)) : Math.round(shifted) / 10 ** digits
}

/** The digits before and behind the decimal point that a section shows of a number, without its sign. */
const digitsOf = (written: string, power: number, decimals: number): readonly [whole: string, fraction: string] => {
  if (power === 0 && WHOLE.test(written)) return [written.replace('-', ''), '0'.repeat(decimals)]
  const [whole = '', fraction = ''] = inDecimals(
    roundTo(withoutNoise(Math.abs(Number(written)) * 10 ** power), decimals),
  ).split('.')
  return [whole, fraction.padEnd(decimals, '0')]
}

/** Three decimals get a fourth one: behind a mark, three digits may be thousands. */
const UNSURE_DECIMALS = 3

const shownIn = ({ parts, power }: Section, written: string): string => {
  const places = parts.filter((part) => part.kind === 'digit')
  const before = places.filter(({ isDecimal }) => !isDecimal)
  const behind = places.slice(before.length)
  const [digits, decimals] = digitsOf(written, power, behind.length)
  const most = Math.max(behind.findLastIndex(({ isAlways }) => isAlways) + 1, decimals.replace(/0+$/, '').length)
  const fraction = decimals.slice(0, most).padEnd(most === UNSURE_DECIMALS ? most + 1 : 0, '0')
  const always = before.findIndex(({ isAlways }) => isAlways)
  const whole = (digits === '0' ? '' : digits).padStart(always < 0 ? 0 : before.length - always, '0')
  const surplus = whole.length - before.length
  let place = 0
  return parts
    .map((part) => {
      if (part.kind === 'shown') return part.text
      if (part.kind === 'value') return plainNumber(written.replace('-', ''))
      const at = place
      place += 1
      if (at < before.length)
        return whole.slice(at === 0 ? 0 : Math.max(0, at + surplus), Math.max(0, at + surplus + 1))
      if (at > before.length) return ''
      return `${before.length === 0 ? whole : ''}${fraction === '' ? '' : `.${fraction}`}`
    })
    .join('')
}

const trimSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What says in a section that a number is below zero. A colour says it too, but is lost in a text. */
const SIGNS = /[-\u2212(]/

/** The section for a number, and whether it takes its sign from there. */
const sectionFor = (
  number: number,
  all: ReadonlyArray<Section>,
): { readonly section: Section | undefined; readonly hasSign: boolean } => {
  const sections = all.length === 1 ? all : all.filter(({ isForTexts }) => !isForTexts)
  const [positive, negative, zero] = sections
  if (sections.some(({ applies }) => applies !== undefined))
    return { section: sections.find(({ applies }) => applies?.(number) ?? true), hasSign: false }
  if (number < 0 && negative !== undefined)
    return { section: negative, hasSign: negative.parts.some((part) => part.kind === 'shown' && SIGNS.test(part.text)) }
  return { section: number === 0 && zero !== undefined ? zero : positive, hasSign: false }
}

/**
 * Formats a number as its cell shows it: with the zeros, digits, signs and words of its format, but with a decimal
 * point and without separators between thousands; returns other text unchanged.
 */
export const shownNumber = (written: string, format: CellFormat = { kind: 'plain' }): string => {
  const text = written.trim()
  const number = text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(number) || format.kind !== 'sections') return plainNumber(written)
  const { section, hasSign } = sectionFor(number, format.sections)
  if (section === undefined) return plainNumber(written)
  const shown = trimSpaces(shownIn(section, text))
  return number < 0 && !hasSign && /[1-9]/.test(shown) ? `-${shown}` : shown
}

/** A text as its cell shows it: with the words of its format. */
export const shownText = (text: string, format: CellFormat = { kind: 'plain' }): string => {
  if (format.kind !== 'sections' || text === '') return text
  const section = format.sections[TEXT_SECTION] ?? format.sections.find(({ isForTexts }) => isForTexts)
  return section === undefined
    ? text
    : section.parts.map((part) => (part.kind === 'shown' ? part.text : part.kind === 'value' ? text : '')).join('')
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

const ISO = /^(?:(\d{4}-\d{2}-\d{2})T?|T)?(\d{2}:\d{2})?/
/** The days that stand for none before a time. */
const NO_DAYS = ['1899-12-30', '1899-12-31']

/** The text of a moment in ISO 8601, as some programs save it; as `plainMoment` writes it. */
export const isoMoment = (written: string, hasClock: boolean): string => {
  const [, day = '', clock = ''] = ISO.exec(written.trim()) ?? []
  if (day === '' || NO_DAYS.includes(day)) return clock || written.trim()
  return clock === '' || (clock === '00:00' && !hasClock) ? day : `${day} ${clock}`
}
