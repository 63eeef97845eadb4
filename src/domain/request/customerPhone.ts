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

const read = (text: string, country: CountryCode) => {
  const plain = westernDigits(text.replace(DIRECTION_MARKS, '')).trim()
  return parsePhoneNumberFromString(plain, { defaultCountry: country, extract: false })
}

const parsed = (text: string, country: CountryCode): string | undefined => {
  const number = read(text, country)
  return number?.isPossible() ? number.number : undefined
}

/**
 * A phone number as E.164, or `undefined` when it does not belong to the numbering plan of its country: the service is
 * asked for orders by valid numbers only (TRACK-22, HIST-12). Otherwise as `customerPhone`, whose length alone counts.
 */
export const validPhone = (text: string, country: CountryCode): string | undefined => {
  const number = read(text, country)
  return number?.isValid() ? number.number : undefined
}
