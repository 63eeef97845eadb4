import type { CountryCode } from '../../src/domain/market/countries.ts'
import { ARABIC_WRITINGS } from './arabicWritings.ts'
import { ASIAN_WRITINGS } from './asianWritings.ts'
import { WESTERN_WRITINGS } from './westernWritings.ts'
import type { Writing } from './writing.ts'

const WRITINGS: Partial<Readonly<Record<CountryCode, Writing>>> = {
  ...ASIAN_WRITINGS,
  ...ARABIC_WRITINGS,
  ...WESTERN_WRITINGS,
}

/** House numbers are shorter, telephone numbers longer. */
const CODE = /(?<![\d-])\d{5,7}(?![\d-])/u

/** Whether a text without the postal code of the city has one of another city. */
export const hasOtherCode = (country: CountryCode, text: string): boolean =>
  CODE.test(text) || writingOf(country).otherCode?.test(text) === true

/** How addresses are written in a country. */
export const writingOf = (country: CountryCode): Writing => WRITINGS[country] ?? {}
