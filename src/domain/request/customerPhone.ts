import type { CountryCode } from '../market/countries.ts'
import { writtenPhone } from '../market/writtenPhone.ts'
import { trimText, withoutInvisible } from '../text/blank.ts'
import { plainText } from '../text/plainText.ts'

/**
 * A phone number in E.164, or `undefined` if its length is impossible in its country (VAL-07). A number without an
 * international prefix belongs to `country`. Digits of any supported script are accepted; an extension is dropped, but
 * not a second number. What stands around a number ("tel:", quotation marks) is not part of it.
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

const read = (text: string, country: CountryCode) => writtenPhone(plainText(trimText(withoutInvisible(text))), country)

/** From this length on, what follows a number is no extension but another number. */
const SECOND_NUMBER_FROM = 7

const parsed = (text: string, country: CountryCode): string | undefined => {
  const number = read(text, country)
  return number?.isPossible() && (number.ext?.length ?? 0) < SECOND_NUMBER_FROM ? number.number : undefined
}

/**
 * A phone number in E.164, or `undefined` if it is not in the numbering plan of its country: orders are requested by
 * valid numbers only (TRACK-22, HIST-12). Otherwise like `customerPhone`, which checks only the length.
 */
export const validPhone = (text: string, country: CountryCode): string | undefined => {
  const number = read(text, country)
  return number?.isValid() ? number.number : undefined
}

/**
 * Whether a number is possible in its country and yet not in its numbering plan: it is accepted (VAL-07), and worth a
 * look.
 */
export const isUnusualPhone = (text: string, country: CountryCode): boolean =>
  customerPhone(text, country) !== undefined && validPhone(text, country) === undefined
