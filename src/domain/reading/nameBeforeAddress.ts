import type { MessageText } from './messageText.ts'
import { hasCase } from './nameParts.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import type { Span } from '../text/span.ts'
import { wordPattern } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as chinese from './words/zh.ts'

export const BEGINS_ADDRESS = wordPattern(`${WORDS.cities}|${WORDS.streets}`)
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

/**
 * The start of the address that follows a name on its line without a comma, in scripts without capital letters:
 * "高橋 東京都港区六本木6-10-1".
 */
export const addressBehindName = (message: MessageText, { from, to }: Span): number | undefined => {
  const { plain } = message
  const text = plain.slice(from, to)
  if (hasCase(text.slice(0, 1))) return undefined
  const place = [...text.matchAll(/\S+/gu)].slice(1, 4).find(({ 0: word, index }) => {
    const at = from + index
    return isRegion(word) || HAN_REGION.test(word) || beginsAddress(message, { from: at, to: at + word.length })
  })
  if (place === undefined) return undefined
  const start = from + place.index
  return streetEvidence(message, { from: start, to }).score >= ADDRESS_SCORE ? start : undefined
}
