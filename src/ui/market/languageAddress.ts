import type { Locale } from '../../domain/market/languages.ts'

/** The same page in another language: whatever else its address says stays. */
export const languageAddress = ({ search, hash }: Pick<Location, 'search' | 'hash'>, locale: Locale): string => {
  const parameters = new URLSearchParams(search)
  parameters.set('lang', locale)
  return `?${parameters.toString()}${hash}`
}
