import { foldText } from '../../src/domain/text/foldText.ts'

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{Nd}]+/gu

/** A text as it is compared: folded, its words with one space before each. Empty when it has none. */
const spaced = (text: string): string => {
  const words = foldText(text).replace(BETWEEN_WORDS, ' ').trim()
  return words === '' ? '' : ` ${words}`
}

/** What a saved customer is found by, kept beside it: the name's words, a line break, the address's words. */
export const customerWords = ({ name, address }: { readonly name: string; readonly address: string }): string =>
  `${spaced(name)}\n${spaced(address)}`

/** What somebody looks for in the address book (API-11). */
export interface CustomerSearch {
  /** Folded words, every one of which a customer's words must hold; without `%` and `_`. */
  readonly words: ReadonlyArray<string>
  /** Digits the number may end with, or begin with after its country's prefix; none when there are letters. */
  readonly digits: ReadonlyArray<string>
}

const LEAST_CHARACTERS = 2
/** So many digits are looked for without their leading zeros, too: `0602…` at home is `+420602…`. */
const LEAST_OF_HOME_NUMBER = 4
const PHONE = /^[\d\s()./+-]+$/

/** `undefined` for less than two letters or digits, which finds nobody. */
export const customerSearch = (query: string): CustomerSearch | undefined => {
  const text = spaced(query).trim()
  if (Array.from(text).length < LEAST_CHARACTERS) return undefined
  const typed = foldText(query)
  const digits = PHONE.test(typed) ? typed.replaceAll(/\D/g, '') : ''
  const atHome = digits.replace(/^0+/, '')
  const forms = atHome !== digits && atHome.length >= LEAST_OF_HOME_NUMBER ? [digits, atHome] : [digits]
  return { words: text.split(' '), digits: forms.filter((form) => form !== '') }
}
