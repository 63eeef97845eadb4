import type { Locale } from '../market/languages.ts'

/** Latin digits and Gregorian years in every language: the only place that decides it (I18N-10). */
const IN_EVERY_LANGUAGE = '-u-ca-gregory-nu-latn'

/** The locale to give to `Intl`. */
export const intlLocale = (locale: string): string => `${locale}${IN_EVERY_LANGUAGE}`

/**
 * The locales to give to the text library, which formats the numbers in messages and selects their plural. Browsers
 * without data of the first take its plural rules nevertheless, and the numbers of the second, which look the same.
 */
export const textLocales = (locale: Locale): Array<string> =>
  (locale === 'ur-Latn' ? ['en'] : [locale, locale === 'lo' ? 'id' : 'en']).map(intlLocale)
