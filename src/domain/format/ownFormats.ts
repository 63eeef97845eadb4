import type { Instant } from '../instant.ts'
import type { CurrencyCode } from '../market/countries.ts'
import type { Locale } from '../market/languages.ts'

/** The locales for which browsers have no data, or data in another script; the portal brings its own (ADR 98). */
export const OWN_FORMAT_LOCALES = ['ceb', 'ckb', 'km', 'lo', 'my', 'ur-Latn'] as const satisfies ReadonlyArray<Locale>
export type OwnFormatLocale = (typeof OWN_FORMAT_LOCALES)[number]

export const hasOwnFormats = (locale: Locale): locale is OwnFormatLocale =>
  OWN_FORMAT_LOCALES.some((own) => own === locale)

/** A time of day, the same in every language. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The ways to write a moment; the examples are English. */
export const DATE_STYLES = {
  /** 14:05 */
  time: CLOCK,
  /** Fri 14:05 */
  weekdayTime: { ...CLOCK, weekday: 'short' },
  /** Fri, Mar 13 */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Fri, Mar 13, 14:05 */
  dayTime: { ...CLOCK, weekday: 'short', day: 'numeric', month: 'short' },
  /** Mar 13, 2026 */
  fullDay: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Mar 13, 2026, 14:05 GMT+1 */
  fullTime: { ...CLOCK, day: 'numeric', month: 'short', year: 'numeric', timeZoneName: 'short' },
  /** March 13 */
  monthDay: { day: 'numeric', month: 'long' },
  /** 13 */
  dayOfMonth: { day: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>
export type DateStyle = keyof typeof DATE_STYLES

export const UNITS = ['minute', 'hour', 'meter', 'kilometer'] as const
export type Unit = (typeof UNITS)[number]

export const RELATIVE_UNITS = ['second', 'minute', 'hour', 'day'] as const
export type RelativeUnit = (typeof RELATIVE_UNITS)[number]

/** `and`: "A, B, and C"; `parts`: of one measure, "2 hr, 5 min". */
export type ListKind = 'and' | 'parts'

export type FractionDigits = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>

/** `code`: KHR; `symbol`: ៛, or the code of a currency without one. */
export type CurrencySign = 'code' | 'symbol'

/** What separates thousands and decimals of an amount. */
export interface AmountMarks {
  readonly group: string
  readonly decimal: string
}

/** Everything that the portal formats by language. */
export interface OwnFormats {
  readonly date: (moment: Instant, style: DateStyle, zone: string) => string
  /** Both days included. */
  readonly days: (from: Instant, to: Instant, zone: string) => string
  /** `undefined` for time zones of countries that do not offer the language. */
  readonly zone: (zone: string) => string | undefined
  readonly number: (value: number) => string
  readonly amount: (
    amount: number | `${number}`,
    currency: CurrencyCode,
    sign: CurrencySign,
    digits: FractionDigits,
    marks: AmountMarks,
  ) => string
  readonly currency: (currency: CurrencyCode) => string
  readonly unit: (value: number, unit: Unit, digits: FractionDigits) => string
  /** Negative counts are in the past. */
  readonly relative: (count: number, unit: RelativeUnit) => string
  readonly now: string
  readonly list: (items: ReadonlyArray<string>, kind: ListKind) => string
  /** `undefined` for countries that do not offer the language. */
  readonly region: (code: string) => string | undefined
  /** `undefined` for languages that are not offered beside it. */
  readonly language: (code: string) => string | undefined
}

const installed = new Map<Locale, OwnFormats>()

/** From now on, formats of this locale come from `formats`. */
export const installFormats = (locale: OwnFormatLocale, formats: OwnFormats): void => {
  installed.set(locale, formats)
}

export const ownFormatsOf = (locale: Locale): OwnFormats | undefined => installed.get(locale)
