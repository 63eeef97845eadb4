import { foldText } from '../../src/domain/text/foldText.ts'
import { withoutChineseVariants } from '../base/chineseVariants.ts'
import type { CustomerSearch } from './customerStore.ts'
import { trimText } from '../../src/domain/text/blank.ts'

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{Nd}]+/gu

/** The folded words of a text, each with a leading space; empty without words. */
const spaced = (text: string): string => {
  const words = trimText(withoutChineseVariants(foldText(text)).replace(BETWEEN_WORDS, ' '))
  return words === '' ? '' : ` ${words}`
}

/** The search text stored with a customer: words of the name, a line break, words of the address. */
export const customerWords = ({ name, address }: { readonly name: string; readonly address: string }): string =>
  `${spaced(name)}\n${spaced(address)}`

const MIN_CHARACTERS = 2
/** From this many digits on, leading zeros are also ignored: `0602…` dialled at home is `+420602…`. */
const MIN_HOME_NUMBER = 4
const PHONE = /^[\d\s()./+-]+$/

/** `undefined` for fewer than two letters or digits, which match no customer. */
export const customerSearch = (query: string): CustomerSearch | undefined => {
  const text = trimText(spaced(query))
  if (Array.from(text).length < MIN_CHARACTERS) return undefined
  const typed = foldText(query)
  const digits = PHONE.test(typed) ? typed.replaceAll(/\D/g, '') : ''
  const atHome = digits.replace(/^0+/, '')
  const forms = atHome !== digits && atHome.length >= MIN_HOME_NUMBER ? [digits, atHome] : [digits]
  return { words: text.split(' '), digits: forms.filter((form) => form !== '') }
}
