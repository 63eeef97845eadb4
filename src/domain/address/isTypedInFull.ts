import { foldedText, plainText } from '../text/plainText.ts'
import { splitAddress } from './address.ts'
import { splitAtLastDigits, type SavedAddress } from './savedAddress.ts'

/** Trailing digits of a phone number that are enough to identify one customer. */
const PHONE_DIGITS = 6

/** Scripts written without spaces: a typed word may match anywhere in the address. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const folded = (text: string): string => foldedText(plainText(text.normalize('NFC')))

/** Splits a text into numbers and words; a word keeps the dot of an abbreviation. */
const partsOf = (text: string): ReadonlyArray<string> => text.match(/\p{N}+|[\p{L}\p{M}]+\.?/gu) ?? []

const isNumber = (part: string): boolean => /^\p{N}/u.test(part)

/**
 * Whether every number in the text was typed. Numbers joined by a slash are alternatives, as in the house number
 * 1208/74.
 */
const hasNumbersOf = (typed: ReadonlyArray<string>, text: string): boolean =>
  (text.match(/\p{N}+(?:\/\p{N}+)*/gu) ?? []).every((group) =>
    group.split('/').some((number) => typed.includes(number)),
  )

/**
 * Whether a typed text identifies exactly this address: every typed word occurs in the address, and the house number is
 * typed. Case, accents and word order do not matter. A word that ends with a dot is an abbreviation; the last of
 * several words may be incomplete.
 */
export const isAddressTypedInFull = (text: string, formattedAddress: string): boolean => {
  const typed = partsOf(folded(text))
  const address = folded(formattedAddress)
  const known = partsOf(address).map((part) => part.replace('.', ''))
  if (typed.every(isNumber)) return false
  const isKnown = (part: string, index: number): boolean => {
    if (isNumber(part)) return known.includes(part)
    const word = part.replace('.', '')
    const mayBeUnfinished = part.endsWith('.') || (index > 0 && index === typed.length - 1)
    if (mayBeUnfinished) return known.some((one) => one.startsWith(word))
    return UNSPACED.test(word) ? address.includes(word) : known.includes(word)
  }
  return typed.every(isKnown) && hasNumbersOf(typed, address.split(',')[0] ?? '')
}

/**
 * Whether a text identifies this customer: by the whole name, by the last digits of the phone number, or by the
 * address.
 */
export const isCustomerTypedInFull = (text: string, { name, phoneNumber, address }: SavedAddress): boolean => {
  const wordsOf = (one: string) => partsOf(folded(one)).map((part) => part.replace('.', ''))
  const typed = wordsOf(text)
  const names = wordsOf(name)
  const isName = names.length > 0 && names.length === typed.length && names.every((word) => typed.includes(word))
  const [, digits] = splitAtLastDigits(phoneNumber, text)
  return (
    isName || digits.replace(/\D/g, '').length >= PHONE_DIGITS || isAddressTypedInFull(text, splitAddress(address).text)
  )
}
