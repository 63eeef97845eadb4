import type { Locale } from './languages.ts'

/** The styles of the Arabic script in which a page can be read. */
export type Letters = 'naskh' | 'nastaliq'

/** Whether people choose the letters of a page in the language: books and newspapers in Urdu are in Nastaliq. */
export const mayChooseLetters = (locale: Locale): boolean => locale === 'ur'

export const otherLetters = (letters: Letters): Letters => (letters === 'naskh' ? 'nastaliq' : 'naskh')
