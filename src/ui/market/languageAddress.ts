import type { Locale } from '../../domain/market/languages.ts'

/** The same page in another language; keeps the rest of the address. */
export const languageAddress = ({ search, hash }: Pick<Location, 'search' | 'hash'>, locale: Locale): string => {
  const parameters = new URLSearchParams(search)
  parameters.set('lang', locale)
  return `?${parameters.toString()}${hash}`
}
