import { HOUSE_AND_STREET, STREETS_BEFORE_NAMES } from './addressSigns.ts'
import type { MessageText } from './messageText.ts'
import { hasCase } from './nameParts.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, anyWordOf } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'

/** "una torta", "ช่อดอกไม้", "ピザLサイズ2枚": goods without a count; in Thai and Japanese, letters may follow. */
const GOODS = `(?:(?:${alternatives(WORDS.oneOfGoods)})[^\\S\\n])?${anyWordOf(WORDS.goods)}(?:(?<=\\p{sc=Thai}{3})[\\p{sc=Thai}]{1,16}|[\\p{sc=Latin}\\p{sc=Katakana}\\u30fc]{1,8}(?=\\d))?(?:[^\\S\\n]${anyWordOf(WORDS.goods)})?(?:[^\\S\\n]?\\d{1,2}[^\\S\\n]?(?:${alternatives(`${WORDS.dishCounters}|${WORDS.unspacedCounters}`)}))?`
const GOODS_FIRST = new RegExp(`^${GOODS}(?=[^\\S\\n])`, 'u')
const GOODS_LAST = new RegExp(`(?<=\\d\\p{L}?[^\\S\\n])${GOODS}$`, 'u')
/** "pizza margherita": words in small letters that belong to the goods. */
const SMALL_WORDS = /^(?:[^\S\n]\p{Ll}[\p{L}\p{M}'-]*){1,4}/u
/** "dort na Vinohradskou", "torta u budovy": a word with which something else begins. */
const NEXT = new RegExp(
  `[^\\S\\n]${anyWordOf(`${WORDS.addressWords}|${WORDS.sendTo}|${WORDS.orderFor}|${WORDS.forPerson}|${WORDS.toPerson}|${WORDS.streets}|${WORDS.houseWords}|${WORDS.near}`)}`,
  'u',
)
/** "Bread Street", "Virág utca", "Chicken Rice House 10 Anson Road": goods in the name of a street or a building. */
const NAMES_STREET = new RegExp(
  `^(?!(?:${alternatives(`${STREETS_BEFORE_NAMES}|${WORDS.houseWords}`)})(?!\\p{L}))${anyWordOf(`${WORDS.streets}|${WORDS.streetsBehindNames}`)}|^${anyWordOf(WORDS.places)}[^\\S\\n]${HOUSE_AND_STREET}`,
  'u',
)

/** Goods without a count before or behind an address that no comma separates from them: "květiny Korunní 12". */
export const goodsBesideAddress = (message: MessageText, clause: Span): Span | undefined => {
  const { plain, folded } = message
  const isAddress = (rest: Span) => streetEvidence(message, trimmed(plain, rest)).score >= ADDRESS_SCORE
  const first = GOODS_FIRST.exec(folded.slice(clause.from, clause.to))?.[0].length
  if (first !== undefined) {
    const more = SMALL_WORDS.exec(plain.slice(clause.from + first, clause.to))?.[0].length ?? 0
    const end = clause.from + first + more
    const [goods = ''] = folded.slice(clause.from + first, end).split(NEXT, 1)
    const to = clause.from + first + goods.length
    const rest = trimmed(plain, { from: to, to: clause.to })
    const isStreet = hasCase(plain.slice(clause.from, to)) && NAMES_STREET.test(folded.slice(rest.from, rest.to))
    return !isStreet && isAddress(rest) ? { from: clause.from, to } : undefined
  }
  const last = GOODS_LAST.exec(folded.slice(clause.from, clause.to))
  if (last === null) return undefined
  const from = clause.from + last.index
  const isWritten = /^\p{Lu}/u.test(plain.slice(from, clause.to))
  return !isWritten && isAddress({ from: clause.from, to: from }) ? { from, to: clause.to } : undefined
}
