import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { LABELS } from './labels.ts'
import { isCourteous } from './messageCourtesies.ts'
import { saysHowToPay } from './messagePayment.ts'
import {
  hasCase,
  isAli,
  MAX_LENGTH,
  NOT_A_NAME,
  PARTICLE,
  STOPS,
  TITLES_IN_A_ROW,
  THAI_OTHER,
  thaiName,
  UNCASED_TITLES,
  MAX_WORDS,
} from './nameParts.ts'
import { withoutHonorific } from './titledName.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, anyWordOf, asWritten, wordPattern } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'
import * as arabic from './words/ar.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as thai from './words/th.ts'
import * as chinese from './words/zh.ts'

/** A name of Chinese characters with its title. */
const MAX_HAN_LENGTH = 5
const TITLE = new RegExp(`^(?:${anyWordOf(WORDS.titles)})\\.?\\s{0,2}`, 'u')
const THAI_TITLE = new RegExp(`^(?:${alternatives(`${thai.TITLES}|${thai.MISTER}|${thai.MISSIS}|${thai.I}`)})\\s?`)
const ENDS_NAME = wordPattern(WORDS.nameEndings)
/** "Ayesha Siddiqui hai". */
const HERE_AT_END = new RegExp(`[^\\S\\n](?:${alternatives(WORDS.hereBehind)})\\s*$`, 'u')
const WORD = /[\p{L}\p{M}][\p{L}\p{M}.'-]*/gu

const isWritten = (word: string) => /^\p{Lu}/u.test(word)

export const LEADING_TITLES = new RegExp(`^(?:${TITLES_IN_A_ROW(`${WORDS.namingTitles}|${UNCASED_TITLES}`)})`, 'u')

/** "Für Maria Gruber", "이름 한지우": whom the order is for, in a clause of its own. */
const FOR = new RegExp(
  `^(?:${anyWordOf(`${WORDS.sendTo}|${WORDS.orderFor}|${WORDS.forPerson}|${LABELS.name}`)})[^\\S\\n]?:?[^\\S\\n]`,
  'u',
)
/** "لأم عبدالله", "لمحمد علي". */
const FOR_PARENT = new RegExp(
  `^${arabic.FOR}(?=(?:${alternatives(`${arabic.PARENTS}|${arabic.FIRST_NAMES}`)})[^\\S\\n])`,
  'u',
)

const withoutFor = (message: MessageText, { from, to }: Span): Span => {
  const { plain, folded } = message
  if (FOR_PARENT.test(folded.slice(from, to))) return { from: from + arabic.FOR.length, to }
  const name = from + (FOR.exec(folded.slice(from, to))?.[0].length ?? 0)
  return /^\p{Ll}/u.test(plain.slice(name, to)) ? { from, to } : { from: name, to }
}

/** Strips titles, honorifics, words of "for" and non-letters from the ends of a name. */
export const bare = (message: MessageText, span: Span): Span => {
  const { plain, folded } = message
  const first = withoutFor(message, trimmed(plain, span))
  const title =
    LEADING_TITLES.exec(folded.slice(first.from, first.to)) ??
    TITLE.exec(folded.slice(first.from, first.to)) ??
    THAI_TITLE.exec(plain.slice(first.from, first.to))
  const from = title && title[0].length < first.to - first.from ? first.from + title[0].length : first.from
  const text = plain.slice(from, Math.min(first.to, from + MAX_LENGTH))
  const letters = /[^\p{L}\p{M}\s.'-]|\n|(?<=[\p{L}\p{M}]{3})\.\s/u.exec(text)?.index ?? text.length
  const end = from + letters - (HERE_AT_END.exec(folded.slice(from, from + letters))?.[0].length ?? 0)
  return withoutHonorific(message, thaiName(plain, trimmed(plain, { from, to: end })))
}

/** The end of a name of Chinese characters, which is no region. */
const ENDS_PERSON = `(?:(?=${alternatives(`${chinese.ZH.honorifics}|${japanese.HONORIFICS}`)})|(?!\\p{sc=Han}))(?<![${japanese.REGIONS}])`
/** "田中和子", "西村 和代". */
const HAN_NAME = new RegExp(`^\\p{sc=Han}{1,4}${ENDS_PERSON}`, 'u')
const HAN_NAMES = new RegExp(`^(?:\\p{sc=Han}{1,3} \\p{sc=Han}{2,3}|\\p{sc=Han}{1,2} \\p{sc=Han})${ENDS_PERSON}`, 'u')

/** What may stand before a name behind a word that announces it. */
const BEFORE_NAME = new RegExp(`^[^\\p{L}\\p{M}]*(?:(?:${asWritten(WORDS.isBeforeName)})\\s+)?`, 'u')

/** "박준호고": an ending that goes on with the sentence. */
const KOREAN_AND = new RegExp(`^\\p{sc=Hangul}{3}${korean.LINK}?${korean.AND}$`, 'u')

/** The longest text after `from` that can be one name. */
export const nameAt = (message: MessageText, from: number, lowerWords: number): Span | undefined => {
  const { plain, folded } = message
  const line = /^[^\n,;!?()|/\d:]{0,80}/u.exec(plain.slice(from))?.[0] ?? ''
  const start = from + (BEFORE_NAME.exec(line)?.[0].length ?? 0)
  const title = TITLE.exec(folded.slice(start, from + line.length))
  const begin = start + (title && start + title[0].length < from + line.length ? title[0].length : 0)
  if (/^\p{sc=Han}/u.test(plain.slice(begin))) {
    const written = plain.slice(begin)
    const [two = ''] = HAN_NAMES.exec(written) ?? []
    const [, second = ''] = two.split(' ')
    // "梁嘉欣 電話": the word behind a space is no name.
    const isTwo = two !== '' && !STOPS.test(folded.slice(begin + two.length - second.length, begin + two.length))
    const name = isTwo ? two : HAN_NAME.exec(written)?.[0]
    return name === undefined ? undefined : { from: begin, to: begin + name.length }
  }
  let end = begin
  let count = 0
  let isCapital = false
  for (const { 0: word, index } of allMatches(plain.slice(begin, from + line.length), WORD)) {
    const at = begin + index
    const low = folded.slice(at, at + word.length).replace(hasCase(word) ? '' : /\.$/, '')
    if (count > 0 && !/^[ ]{1,2}$/.test(plain.slice(end, at))) break
    if (count === 0) isCapital = isWritten(word)
    const isParticle = PARTICLE.exec(low)?.[0] === low
    if (count > 0 && THAI_OTHER.test(word)) break
    if (STOPS.exec(low)?.[0] === low && !(isParticle && isCapital) && !isAli(word)) break
    if (count > 0 && hasCase(word) && isWritten(word) !== isCapital && !isParticle) break
    if (count >= (isCapital || !hasCase(word) ? MAX_WORDS : lowerWords)) break
    end = at + word.length
    count += 1
    // "Ma. Cristina": an abbreviated first name.
    if (word.endsWith('.') && word.length > (count === 1 ? 3 : 2)) break
  }
  end = begin + plain.slice(begin, end).replace(PARTICLES_AT_END, '').length
  if (/\p{L}[\p{L}\p{M}]\.$/u.test(plain.slice(begin, end))) end -= 1
  if (KOREAN_AND.test(plain.slice(begin, end))) end -= end - begin - 3
  if (count === 0 || end - begin < 2) return undefined
  return thaiName(plain, trimmed(plain, { from: begin, to: end }))
}

/** "Věra Hanáková a": a word between names, and no name behind it. */
const PARTICLES_AT_END = new RegExp(`(?:[^\\S\\n](?:${asWritten(WORDS.particles)}))+$`, 'u')

/** A verb, not a Japanese name: "着いたら". */
const CONJUGATED = new RegExp(`\\p{sc=Han}\\p{sc=Hiragana}{0,4}(?:${japanese.VERB_ENDINGS})$`, 'u')

/** "behind the station": a place. */
const NEAR = new RegExp(`^${anyWordOf(WORDS.near)}`, 'u')

/** "一杯": a count. */
const HAN_COUNT = new RegExp(`^[${chinese.COUNTS}]\\p{sc=Han}{0,2}$`, 'u')

/** Whether a text consists only of words that may be a person's name. */
export const looksLikeName = (message: MessageText, span: Span, inSmallLetters: boolean): boolean => {
  const { plain, folded } = message
  const text = plain.slice(span.from, span.to)
  if (text.length < 2) return false
  const low = folded.slice(span.from, span.to)
  if (NOT_A_NAME.test(low) || NEAR.test(low) || (isCourteous(folded, span) && !isAli(text)) || saysHowToPay(low))
    return false
  if (HAN_COUNT.test(text) || LEADING_TITLES.exec(`${low} `)?.[0] === `${low} `) return false
  const words = text.split(/\s+/)
  if (words.length > MAX_WORDS) return false
  if (!hasCase(text)) {
    const at = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
      from: span.from + index,
      to: span.from + index + word.length,
    }))
    if (
      at.some((word) => isCourteous(folded, word) && !isAli(plain.slice(word.from, word.to))) ||
      CONJUGATED.test(text)
    )
      return false
    return text.length <= (/^[\p{sc=Han}\s]+$/u.test(text) ? MAX_HAN_LENGTH : 24)
  }
  return (
    (inSmallLetters && !words.some(isWritten)) ||
    words.every((word, index) => isWritten(word) || (index > 0 && (PARTICLE.test(word) || ENDS_NAME.test(word))))
  )
}
