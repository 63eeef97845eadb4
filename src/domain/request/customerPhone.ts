import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from '../market/countries.ts'
import { westernDigits } from '../market/westernDigits.ts'

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A phone number as E.164, or `undefined` when its length is impossible in its country (VAL-07). Without an
 * international prefix it is one of `country`. Digits of any of our scripts are read; an extension is not kept.
 */
export const customerPhone = (text: string, country: CountryCode): string | undefined => {
  if (text !== last.text || country !== last.country) last = { text, country, number: parsed(text, country) }
  return last.number
}

/** The rules ask for the number at every key that is pressed, mostly in another field. */
let last: { readonly text: string; readonly country: CountryCode | undefined; readonly number: string | undefined } = {
  text: '',
  country: undefined,
  number: undefined,
}

const parsed = (text: string, country: CountryCode): string | undefined => {
  const plain = westernDigits(text.replace(DIRECTION_MARKS, '')).trim()
  const number = parsePhoneNumberFromString(plain, { defaultCountry: country, extract: false })
  return number?.isPossible() ? number.number : undefined
}
