import type { Locale } from './languages.ts'

/** Whether people choose the letters of a page in the language: books and newspapers in Urdu are in Nastaliq. */
export const mayChooseLetters = (locale: Locale): boolean => locale === 'ur'
