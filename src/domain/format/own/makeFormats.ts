import type { Instant } from '../../instant.ts'
import type { CurrencyCode } from '../../market/countries.ts'
import { intlLocale } from '../intlLocale.ts'
import { once } from '../once.ts'
import type { AmountMarks, DateStyle, OwnFormatLocale, OwnFormats } from '../ownFormats.ts'
import type { Counted, FormatData } from './FormatData.ts'

/** Every browser has English: the fields of dates and the digits of numbers come from it, the words from the data. */
const ENGLISH = intlLocale('en')

const calendars = once(
  (timeZone = 'UTC') =>
    new Intl.DateTimeFormat(ENGLISH, {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'shortOffset',
    }),
)
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const filledIn = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)

/** With a no-break space between a sign of letters and the number, as CLDR has it. */
const spaced = (pattern: string, sign: string): string => {
  const isLetters = (mark: string | undefined) => mark !== undefined && !/[\p{S}\p{Z}]/u.test(mark)
  const before = isLetters(sign.at(-1)) ? '{1}\u00a0{0}' : '{1}{0}'
  const after = isLetters(sign[0]) ? '{0}\u00a0{1}' : '{0}{1}'
  return pattern.replace('{1}{0}', before).replace('{0}{1}', after)
}

/** Formats from the data of a language. */
export const makeFormats = (locale: OwnFormatLocale, data: FormatData): OwnFormats => {
  const plurals = new Intl.PluralRules(locale === 'ur-Latn' ? 'ur' : locale)

  const fieldsOf = (moment: Instant, zone: string): Readonly<Record<string, string>> => {
    const parts: Readonly<Record<string, string>> = Object.fromEntries(
      calendars(zone)
        .formatToParts(moment)
        .map(({ type, value }) => [type, value]),
    )
    const { weekday = '', month = '', day = '', timeZoneName = '' } = parts
    const index = Number(month) - 1
    return {
      ...parts,
      weekday: data.weekdays[WEEKDAYS.indexOf(weekday)] ?? '',
      month: data.months[index] ?? '',
      monthLong: (data.monthsLong ?? data.months)[index] ?? '',
      month2: month,
      day2: day.padStart(2, '0'),
      zone: filledIn(data.gmt, { 0: timeZoneName.replace('GMT', '') }).trim(),
    }
  }

  const numberFrom = (parts: ReadonlyArray<Intl.NumberFormatPart>, marks: AmountMarks = data): string =>
    parts
      .map(({ type, value }) => {
        if (type === 'group' || type === 'decimal') return marks[type]
        return type === 'integer' || type === 'fraction' ? value : ''
      })
      .join('')

  const plain = (value: number, options: Intl.NumberFormatOptions = {}): string => {
    const digits = numberFrom(new Intl.NumberFormat(ENGLISH, options).formatToParts(Math.abs(value)))
    return value < 0 ? `-${digits}` : digits
  }

  const counted = (texts: Counted, value: number, number: string): string =>
    filledIn(typeof texts === 'string' ? texts : (texts[plurals.select(value)] ?? texts.other ?? ''), { 0: number })

  const signOf = (currency: CurrencyCode): string =>
    data.currencies[currency] ??
    new Intl.NumberFormat(ENGLISH, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ??
    currency

  return {
    date: (moment: Instant, style: DateStyle, zone: string) => filledIn(data.dates[style], fieldsOf(moment, zone)),
    days: (from, to, zone) => {
      const [start, end] = [fieldsOf(from, zone), fieldsOf(to, zone)]
      const isOneYear = start['year'] === end['year']
      const isOneMonth = isOneYear && start['month2'] === end['month2']
      if (isOneMonth && start['day'] === end['day']) return filledIn(data.dates.day, start)
      const [first, second] = data.days[isOneMonth ? 0 : isOneYear ? 1 : 2]
      return filledIn(first, start) + filledIn(second, end)
    },
    zone: (zone) => data.zones[zone],
    number: (value) => plain(value),
    amount: (amount, currency, display, digits, marks) => {
      const parts = new Intl.NumberFormat(ENGLISH, { ...digits, style: 'currency', currency }).formatToParts(amount)
      const sign = display === 'code' ? currency : signOf(currency)
      const isNegative = parts.some(({ type }) => type === 'minusSign')
      const pattern = spaced(isNegative ? data.negativeAmount : data.amount, sign)
      return filledIn(pattern, { 0: numberFrom(parts, marks), 1: sign })
    },
    currency: (currency) => signOf(currency).replace('\u200f', ''),
    unit: (value, unit, digits) => counted(data.units[unit], value, plain(value, digits)),
    relative: (count, unit) => {
      const distance = Math.abs(count)
      return counted(data[count < 0 ? 'past' : 'future'][unit], distance, plain(distance))
    },
    now: data.now,
    list: (items, kind) => {
      const [two, start, middle, end] = data.lists[kind]
      const joined = (pattern: string, before: string, next: string) => filledIn(pattern, { 0: before, 1: next })
      return items.reduce((text, item, index) => {
        if (index === 0) return item
        if (items.length === 2) return joined(two, text, item)
        return joined(index === items.length - 1 ? end : index === 1 ? start : middle, text, item)
      }, '')
    },
    region: (code) => data.regions[code],
    language: (code) => data.languages[code],
  }
}
