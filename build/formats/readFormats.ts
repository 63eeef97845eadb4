import { intlLocale } from '../../src/domain/format/intlLocale.ts'
import type { Counted, FormatData } from '../../src/domain/format/own/FormatData.ts'
import {
  DATE_STYLES,
  RELATIVE_UNITS,
  UNITS,
  type DateStyle,
  type OwnFormatLocale,
} from '../../src/domain/format/ownFormats.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'

/*
 * Reads the patterns of CLDR out of Node's `Intl`, which has the data of all languages: each format is applied to a
 * sample, and its parts are written as a pattern.
 */

const SAMPLE = Date.UTC(2026, 2, 13, 14, 5)
const ENGLISH = intlLocale('en')

/** The parts of a date that a pattern names as they are. */
const FIELDS = new Set(['weekday', 'year', 'hour', 'minute'])

const fieldOf = ({ type, value }: Intl.DateTimeFormatPart, isLong: boolean): string => {
  if (type === 'literal') return value
  if (type === 'timeZoneName') return '{zone}'
  if (type === 'day') return value.startsWith('0') ? '{day2}' : '{day}'
  if (type === 'month') return /^\d+$/.test(value) ? '{month2}' : isLong ? '{monthLong}' : '{month}'
  if (FIELDS.has(type)) return `{${type}}`
  throw new Error(`A date with ${type} ${value}`)
}

const datesIn = (name: string): FormatData['dates'] =>
  Object.fromEntries(
    Object.entries(DATE_STYLES).map(([style, options]) => {
      const parts = new Intl.DateTimeFormat(name, { ...options, timeZone: 'Asia/Bangkok' }).formatToParts(SAMPLE)
      return [style, parts.map((part) => fieldOf(part, style === 'monthDay')).join('')]
    }),
  ) as Record<DateStyle, string>

/** Two days whose numbers have one digit, so that two digits are seen. */
const daysIn = (name: string): FormatData['days'] => {
  const format = new Intl.DateTimeFormat(name, { ...DATE_STYLES.day, timeZone: 'UTC' })
  const first = Date.UTC(2026, 2, 3)
  const patterns = [Date.UTC(2026, 2, 6), Date.UTC(2026, 3, 2), Date.UTC(2027, 3, 2)].map((second) => {
    const parts = format.formatRangeToParts(first, second)
    const end = parts.findLastIndex(({ source }) => source === 'startRange') + 1
    const pattern = (some: ReadonlyArray<Intl.DateTimeFormatPart>) => some.map((part) => fieldOf(part, false)).join('')
    return [pattern(parts.slice(0, end)), pattern(parts.slice(end))] as const
  })
  return patterns as unknown as FormatData['days']
}

const monthsIn = (name: string, month: 'short' | 'long'): ReadonlyArray<string> => {
  const format = new Intl.DateTimeFormat(name, { timeZone: 'UTC', day: 'numeric', month })
  return Array.from(
    { length: 12 },
    (_, index) => format.formatToParts(Date.UTC(2026, index, 15)).find(({ type }) => type === 'month')?.value ?? '',
  )
}

const weekdaysIn = (name: string): ReadonlyArray<string> => {
  const format = new Intl.DateTimeFormat(name, { ...DATE_STYLES.day, timeZone: 'UTC' })
  const SUNDAY = 1
  return Array.from(
    { length: 7 },
    (_, index) =>
      format.formatToParts(Date.UTC(2026, 2, SUNDAY + index)).find(({ type }) => type === 'weekday')?.value ?? '',
  )
}

const zoneName = (name: string, timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset'): string =>
  new Intl.DateTimeFormat(name, { timeZone, timeZoneName })
    .formatToParts(SAMPLE)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

const pattern = (parts: ReadonlyArray<{ readonly type: string; readonly value: string }>): string =>
  parts
    .map(({ type, value }) =>
      type === 'currency' ? '{1}' : type === 'literal' ? value : type === 'minusSign' ? '-' : '{0}',
    )
    .join('')
    .replace(/(\{0\})+/, '{0}')

/** The dollar sign is no letter, so that no space is put between it and the number. */
const amountIn = (name: string, amount: number): string =>
  pattern(
    new Intl.NumberFormat(name, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).formatToParts(
      amount,
    ),
  )

/** One text if all plural categories have the same. */
const counted = (name: string, textOf: (count: number) => string): Counted => {
  const rules = new Intl.PluralRules(name.split('-u-')[0])
  const texts = Object.fromEntries(
    rules.resolvedOptions().pluralCategories.map((category) => {
      const count = Array.from({ length: 200 }, (_, number) => number).find(
        (number) => rules.select(number) === category,
      )
      if (count === undefined) throw new Error(`No number is ${category} in ${name}`)
      return [category, textOf(count)]
    }),
  )
  const [first = ''] = Object.values(texts)
  return Object.values(texts).every((text) => text === first) ? first : texts
}

const unitsIn = (name: string): FormatData['units'] =>
  Object.fromEntries(
    UNITS.map((unit) => [
      unit,
      counted(name, (count) =>
        new Intl.NumberFormat(name, { style: 'unit', unit })
          .formatToParts(count)
          .map(({ type, value }) => (type === 'integer' ? '{0}' : value))
          .join(''),
      ),
    ]),
  ) as FormatData['units']

const relativesIn = (name: string, sign: 1 | -1): FormatData['past'] =>
  Object.fromEntries(
    RELATIVE_UNITS.map((unit) => [
      unit,
      counted(name, (count) =>
        new Intl.RelativeTimeFormat(name, { style: 'short' })
          .formatToParts(sign === 1 ? count : -count, unit)
          .map(({ type, value }) => (type === 'integer' ? '{0}' : value))
          .join(''),
      ),
    ]),
  ) as FormatData['past']

const listsIn = (name: string, options: Intl.ListFormatOptions): FormatData['lists']['and'] => {
  const between = (count: number) => {
    const parts = new Intl.ListFormat(name, options).formatToParts(Array.from({ length: count }, () => 'A'))
    return parts.filter(({ type }) => type === 'literal').map(({ value }) => `{0}${value}{1}`)
  }
  const [two = ''] = between(2)
  const [start = '', middle = '', end = ''] = between(4)
  return [two, start, middle, end]
}

const record = (
  keys: Iterable<string>,
  textOf: (key: string) => string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries([...new Set(keys)].flatMap((key) => (textOf(key) === undefined ? [] : [[key, textOf(key)!]])))

/** Reads the data of one of Node's locales for the countries that offer `locale`. */
export const readFormats = (locale: OwnFormatLocale, from: string = locale): FormatData => {
  const name = intlLocale(from)
  const countries = Object.values(COUNTRIES).filter(({ supportedLocales }) => supportedLocales.includes(locale))
  const parts = new Intl.NumberFormat(name, { minimumFractionDigits: 1 }).formatToParts(1234567)
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const [months, monthsLong] = [monthsIn(name, 'short'), monthsIn(name, 'long')]
  // With the mark of direction that follows it.
  const signIn = (of: string, currency: string) => {
    const signs = new Intl.NumberFormat(of, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    const place = signs.findIndex(({ type }) => type === 'currency')
    return (signs[place]?.value ?? '') + (/^\u200f/.exec(signs[place + 1]?.value ?? '')?.[0] ?? '')
  }
  return {
    decimal: partOf('decimal'),
    group: partOf('group'),
    months,
    ...(JSON.stringify(months) !== JSON.stringify(monthsLong) && { monthsLong }),
    weekdays: weekdaysIn(name),
    dates: datesIn(name),
    days: daysIn(name),
    gmt: zoneName(name, 'Asia/Bangkok', 'shortOffset').replace('+7', '{0}'),
    zones: record(
      countries.map(({ timeZone }) => timeZone),
      (zone) => zoneName(name, zone, 'longGeneric'),
    ),
    amount: amountIn(name, 5),
    negativeAmount: amountIn(name, -5),
    currencies: record(
      countries.map(({ currency }) => currency),
      (currency) => (signIn(name, currency) === signIn(ENGLISH, currency) ? undefined : signIn(name, currency)),
    ),
    units: unitsIn(name),
    past: relativesIn(name, -1),
    future: relativesIn(name, 1),
    now: new Intl.RelativeTimeFormat(name, { style: 'short', numeric: 'auto' }).format(0, 'second'),
    lists: {
      and: listsIn(name, { type: 'conjunction', style: 'long' }),
      parts: listsIn(name, { type: 'unit', style: 'short' }),
    },
    regions: record(
      countries.map(({ code }) => code),
      (code) => new Intl.DisplayNames([name], { type: 'region', style: 'short' }).of(code),
    ),
    languages: record(
      countries.flatMap(({ supportedLocales }) => supportedLocales),
      (code) => new Intl.DisplayNames([name], { type: 'language' }).of(code),
    ),
  }
}
