import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from '../market/countries.ts'
import { westernDigits } from '../market/westernDigits.ts'

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A phone number in E.164, or `undefined` if its length is impossible in its country (VAL-07). A number without an
 * international prefix belongs to `country`. Digits of any supported script are accepted; an extension is dropped.
 */
export const customerPhone = (text: string, country: CountryCode): string | undefined => {
  if (text !== last.text || country !== last.country) last = { text, country, number: parsed(text, country) }
  return last.number
}

/** Caches the last result: the rules need the number on every key press, mostly in another field. */
let last: { readonly text: string; readonly country: CountryCode | undefined; readonly number: string | undefined } = {
  text: '',
  country: undefined,
  number: undefined,
}

const read = (text: string, country: CountryCode) => {
  const plain = westernDigits(text.replace(DIRECTION_MARKS, '')).trim()
  return parsePhoneNumberFromString(plain, { defaultCountry: country, extract: false })
}

const parsed = (text: string, country: CountryCode): string | undefined => {
  const number = read(text, country)
  return number?.isPossible() ? number.number : undefined
}

/**
 * A phone number in E.164, or `undefined` if it is not in the numbering plan of its country: orders are requested by
 * valid numbers only (TRACK-22, HIST-12). Otherwise like `customerPhone`, which checks only the length.
 */
export const validPhone = (text: string, country: CountryCode): string | undefined => {
  const number = read(text, country)
  return number?.isValid() ? number.number : undefined
}
