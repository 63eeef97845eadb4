import type { DateStyle, ListKind, RelativeUnit, Unit } from '../ownFormats.ts'

/** A text for each plural category of the language, or one for all; `{0}` is the number. */
export type Counted = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/**
 * How a language writes dates, numbers and the like: the part of CLDR that the portal uses.
 *
 * Patterns of dates have names in braces: `{weekday}`, `{day}`, `{day2}` with two digits, `{month}` by its short name,
 * `{monthLong}`, `{month2}` as a number, `{year}`, `{hour}`, `{minute}` and `{zone}`.
 */
export interface FormatData {
  readonly decimal: string
  readonly group: string
  readonly months: ReadonlyArray<string>
  /** Only if they differ from the short ones. */
  readonly monthsLong?: ReadonlyArray<string>
  /** From Sunday. */
  readonly weekdays: ReadonlyArray<string>
  readonly dates: Readonly<Record<DateStyle, string>>
  /** The two days of a range, the second with what separates them: in one month, in one year, in two years. */
  readonly days: readonly [
    month: readonly [string, string],
    year: readonly [string, string],
    years: readonly [string, string],
  ]
  /** `{0}` is the offset from UTC: GMT+7. */
  readonly gmt: string
  /** The time zones of the countries that offer the language. */
  readonly zones: Readonly<Record<string, string>>
  /** `{0}` is the number, `{1}` the sign of the currency. */
  readonly amount: string
  readonly negativeAmount: string
  /** The signs that differ from the English ones, of the countries that offer the language. */
  readonly currencies: Readonly<Record<string, string>>
  readonly units: Readonly<Record<Unit, Counted>>
  readonly past: Readonly<Record<RelativeUnit, Counted>>
  readonly future: Readonly<Record<RelativeUnit, Counted>>
  readonly now: string
  /** Between two items, after the first of more, between others, and before the last. */
  readonly lists: Readonly<Record<ListKind, readonly [two: string, start: string, middle: string, end: string]>>
  /** The countries that offer the language. */
  readonly regions: Readonly<Record<string, string>>
  /** The languages that these countries offer. */
  readonly languages: Readonly<Record<string, string>>
}
