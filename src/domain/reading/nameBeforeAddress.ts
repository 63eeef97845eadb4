import { BEGINS_WITH_HOUSE, POSTCODE_AND_TOWN, STREETS_BEFORE_NAMES } from './addressSigns.ts'
import type { MessageText } from './messageText.ts'
import { hasCase } from './nameParts.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import { foldedText } from '../text/plainText.ts'
import type { Span } from '../text/span.ts'
import { alternatives, wordPattern } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'
import * as german from './words/de.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as turkish from './words/tr.ts'
import * as chinese from './words/zh.ts'

const BEGINS_ADDRESS = wordPattern(`${WORDS.cities}|${WORDS.streets}`)
const KOREAN_REGION = new RegExp(`^\\p{sc=Hangul}+[${korean.REGIONS}]$`, 'u')
/** "港区六本木6-10-1", "大阪市", but not the first name "真都美". */
const HAN_REGION = new RegExp(
  `^(?=\\p{sc=Han}{2,4}[${japanese.REGIONS}${chinese.REGIONS}]|.{4})\\p{sc=Han}{1,4}[${japanese.REGIONS}${chinese.REGIONS}]`,
  'u',
)

/** Whether a word of a script without capital letters begins an address. */
export const beginsAddress = ({ plain, folded }: MessageText, { from, to }: Span): boolean =>
  BEGINS_ADDRESS.exec(folded.slice(from, to))?.index === 0 || /\d/.test(plain.slice(from, to))

/** Whether a word behind another one is the region of an address. */
export const isRegion = (word: string): boolean => KOREAN_REGION.test(word)

/** "Petr Svoboda Korunní 88". */
const NAME_AND_STREET =
  /^(\p{Lu}\p{Ll}[\p{L}\p{M}'-]*[^\S\n]\p{Lu}\p{Ll}[\p{L}\p{M}'-]*)[^\S\n]\p{Lu}[\p{L}\p{M}'-]{3,}[^\S\n]\d/u

/** "Ahmet Demir Atatürk Cad. 88", "Maria Gruber Mariahilfer Straße 12"; "Gazi Osman Paşa Bulvarı" is all a street. */
const NAME_AND_LONG_STREET =
  /^(\p{Lu}\p{Ll}[\p{L}\p{M}'-]*[^\S\n]\p{Lu}\p{Ll}[\p{L}\p{M}'-]*)[^\S\n]\p{Lu}[\p{L}\p{M}'-]{2,}[^\S\n](\p{Lu}[\p{L}\p{M}]*\.?)/u
const STREET_BEHIND = new RegExp(`^(?:${alternatives(`${turkish.STREETS}|${german.STREETS}`)})\\.?$`, 'u')
const HONOURED = wordPattern(turkish.HONOURED)

const TWO_NAMES = /^\p{Lu}\p{Ll}[\p{L}\p{M}'-]*[^\S\n]\p{Lu}\p{Ll}[\p{L}\p{M}'-]*(?=[^\S\n])/u
const THREE_NAMES = /^(?:\p{Lu}\p{Ll}[\p{L}\p{M}'-]*[^\S\n]){3}/u
/** The number of a house before a name, or letters of another script. */
const HOUSE_NEXT = /^\s(?:\d{1,4}\p{L}?\s\p{Lu}|(?!\p{sc=Latin})\p{L})/u
/** Behind two names: "Ana Popescu Str. Florilor 12", "Ali Khan House 12". */
const PLACE_NEXT = new RegExp(
  `^\\s(?:(?:${alternatives(STREETS_BEFORE_NAMES)})\\.?\\s\\p{L}|(?:${alternatives(WORDS.houseWords)})\\.?\\s\\d)`,
  'u',
)

/** "大谷 美咲 神戸市中央区": surname and first name before a town. */
export const TWO_HAN_NAMES = new RegExp(
  `^[\\p{sc=Han}\\u3005]{1,3}[^\\S\\n]\\p{sc=Han}{1,3}[^\\S\\n](?:(?:〒\\d{3}-?\\d{4}[^\\S\\n]?)?\\p{sc=Han}{1,4}[${japanese.REGIONS}${chinese.REGIONS}]|\\d{1,4}[^\\S\\n]\\p{sc=Latin})`,
  'u',
)

/** In a script with capital letters: the length of the name of two or three words before an address, or 0. */
export const capitalNameLength = (message: MessageText, clause: Span): number => {
  const { plain, folded } = message
  const text = plain.slice(clause.from, clause.to)
  const two = TWO_NAMES.exec(text)?.[0].length ?? 0
  const rest = { from: clause.from + two, to: clause.to }
  const isNext = HOUSE_NEXT.test(text.slice(two)) || PLACE_NEXT.test(folded.slice(rest.from, rest.to))
  const isAddress = streetEvidence(message, rest).score >= ADDRESS_SCORE || POSTCODE_AND_TOWN.test(text.slice(two + 1))
  if (isNext && isAddress) return two
  const three = THREE_NAMES.exec(text)?.[0].length ?? 0
  if (three > 0 && BEGINS_WITH_HOUSE.test(folded.slice(clause.from + three, clause.to))) return three - 1
  const [long = '', name = '', street = ''] = NAME_AND_LONG_STREET.exec(text) ?? []
  if (STREET_BEHIND.test(foldedText(street)) && !HONOURED.test(foldedText(long))) return name.length
  const [beforeNumber = ''] = folded.slice(clause.from, clause.to).split(/\d/, 1)
  return BEGINS_ADDRESS.test(beforeNumber) ? 0 : (NAME_AND_STREET.exec(text)?.[1]?.length ?? 0)
}

/**
 * The start of the address that follows a name on its line without a comma: "高橋 東京都港区六本木6-10-1", "Petr Svoboda
 * Korunní 88".
 */
export const addressBehindName = (message: MessageText, { from, to }: Span): number | undefined => {
  const { plain } = message
  const text = plain.slice(from, to)
  if (hasCase(text.slice(0, 1))) {
    const length = capitalNameLength(message, { from, to })
    return length === 0 ? undefined : from + length + 1
  }
  const place = [...text.matchAll(/\S+/gu)].slice(1, 4).find(({ 0: word, index }) => {
    const at = from + index
    return isRegion(word) || HAN_REGION.test(word) || beginsAddress(message, { from: at, to: at + word.length })
  })
  if (place === undefined) return undefined
  const start = from + place.index
  return streetEvidence(message, { from: start, to }).score >= ADDRESS_SCORE ? start : undefined
}
