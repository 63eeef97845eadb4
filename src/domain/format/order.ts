import type { Locale } from '../market/languages.ts'
import { once } from './once.ts'

/** What browsers without the language's order take; CLDR's general order has every script. */
const GENERAL = 'en'
const SAME_ORDER: Readonly<Partial<Record<Locale, string>>> = { ceb: 'fil' }

const collators = once(
  (locale = 'en') =>
    new Intl.Collator(locale === 'ur-Latn' ? [GENERAL] : [locale, SAME_ORDER[locale as Locale] ?? GENERAL], {
      numeric: true,
    }),
)

/** Compares texts in the order of the language, numbers by their value: "Point 2" is before "Point 10". */
export const compareTexts = (a: string, b: string, locale: Locale): number => collators(locale).compare(a, b)
