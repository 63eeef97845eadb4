import type { Locale } from '../market/languages.ts'
import { intlLocale } from './intlLocale.ts'
import { once } from './once.ts'
import { ownFormatsOf, type ListKind, type RelativeUnit } from './ownFormats.ts'

const relatives = once(
  (locale = 'en', numeric = 'always') =>
    new Intl.RelativeTimeFormat(intlLocale(locale), { style: 'short', numeric: numeric as 'always' | 'auto' }),
)

/** '12 min. ago' or 'in 2 hr.'; negative counts are in the past. */
export const formatAgo = (count: number, unit: RelativeUnit, locale: Locale): string =>
  ownFormatsOf(locale)?.relative(count, unit) ?? relatives(locale, 'always').format(count, unit)

/** 'now' */
export const formatNow = (locale: Locale): string =>
  ownFormatsOf(locale)?.now ?? relatives(locale, 'auto').format(0, 'second')

const LISTS = {
  and: { type: 'conjunction', style: 'long' },
  parts: { type: 'unit', style: 'short' },
} as const

/** Some browsers lack a part of `Intl`. */
const available: Partial<Pick<typeof Intl, 'ListFormat' | 'DisplayNames'>> = Intl

/** 'A, B, and C', or '2 hr, 5 min' for the parts of one measure. */
export const formatList = (items: ReadonlyArray<string>, kind: ListKind, locale: Locale): string =>
  ownFormatsOf(locale)?.list(items, kind) ??
  (available.ListFormat ? new available.ListFormat(intlLocale(locale), LISTS[kind]).format(items) : items.join(', '))

const displayNames = (locale: Locale, options: Intl.DisplayNamesOptions) =>
  available.DisplayNames && new available.DisplayNames([intlLocale(locale), 'en'], options)

/** The country's name in a language, or its code if the language has no name for it. */
export const regionName = (code: string, locale: Locale): string => {
  const own = ownFormatsOf(locale)
  const name = own ? own.region(code) : displayNames(locale, { type: 'region', style: 'short' })?.of(code)
  return name ?? code
}

/** The name of a language in another one. */
export const languageName = (named: Locale, locale: Locale): string | undefined => {
  const own = ownFormatsOf(locale)
  return own ? own.language(named) : displayNames(locale, { type: 'language' })?.of(named)
}
