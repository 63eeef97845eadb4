import { foldedText, plainText } from '../text/plainText.ts'
import { splitAddress } from './address.ts'
import { splitAtLastDigits, type SavedAddress } from './savedAddress.ts'

/** Digits of a phone number that tell one customer from another. */
const PHONE_DIGITS = 6

/** Scripts that are written without spaces: a word may be any part of the other text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const folded = (text: string): string => foldedText(plainText(text.normalize('NFC')))

/** Words (with the dot of an abbreviation) and numbers. */
const partsOf = (text: string): ReadonlyArray<string> => text.match(/\p{N}+|[\p{L}\p{M}]+\.?/gu) ?? []

const isNumber = (part: string): boolean => /^\p{N}/u.test(part)

/** House numbers are alternatives where they are written with a slash, as in 1208/74. */
const hasNumbersOf = (typed: ReadonlyArray<string>, text: string): boolean =>
  (text.match(/\p{N}+(?:\/\p{N}+)*/gu) ?? []).every((group) =>
    group.split('/').some((number) => typed.includes(number)),
  )

/**
 * Whether a typed text names this address and no other one: every typed word is in the address, and the number of the
 * house is typed. Case, accents and the order of the words do not matter; an abbreviation ends with a dot, and the last
 * word may be unfinished when it is not the only one.
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

/** The whole name, the end of the phone number, or the address. */
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
