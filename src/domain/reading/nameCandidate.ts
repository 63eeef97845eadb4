import { isCourteous } from './messageCourtesies.ts'
import { saysHowToPay } from './messagePayment.ts'
import { NAME_ENDINGS, NAMING_TITLES, TITLES } from './messageWords.ts'
import {
  hasCase,
  isAli,
  LONGEST,
  NOT_A_NAME,
  PARTICLE,
  STOPS,
  TITLES_IN_A_ROW,
  THAI_OTHER,
  thaiName,
  UNCASED_TITLES,
  WORDS,
} from './nameParts.ts'
import { withoutHonorific } from './titledName.ts'
import { trimmed, type Span } from '../text/span.ts'
import { wordPattern } from '../text/wordPattern.ts'

/** A name of Chinese characters with its title. */
const LONGEST_HAN = 5
const TITLE = new RegExp(`^(?:${wordPattern(TITLES).source})\\.?\\s{0,2}`, 'u')
const THAI_TITLE = /^(?:คุณ|นาย|นางสาว|นาง|น\.ส\.|ดร\.|นพ\.|พญ\.|ทพ\.|ทพญ\.|ผศ\.|รศ\.)\s?/
const ENDS_NAME = wordPattern(NAME_ENDINGS)
const WORD = /[\p{L}\p{M}][\p{L}\p{M}.'-]*/gu

const isWritten = (word: string) => /^\p{Lu}/u.test(word)

export const LEADING_TITLES = new RegExp(`^(?:${TITLES_IN_A_ROW(`${NAMING_TITLES}|${UNCASED_TITLES}`)})`, 'u')

/** Strips titles, honorifics and non-letters from the ends of a name. */
export const bare = (plain: string, folded: string, span: Span): Span => {
  const first = trimmed(plain, span)
  const title =
    LEADING_TITLES.exec(folded.slice(first.from, first.to)) ??
    TITLE.exec(folded.slice(first.from, first.to)) ??
    THAI_TITLE.exec(plain.slice(first.from, first.to))
  const from = title && title[0].length < first.to - first.from ? first.from + title[0].length : first.from
  const text = plain.slice(from, Math.min(first.to, from + LONGEST))
  const letters = /[^\p{L}\p{M}\s.'-]|\n|(?<=[\p{L}\p{M}]{3})\.\s/u.exec(text)?.index ?? text.length
  return withoutHonorific(plain, folded, thaiName(plain, trimmed(plain, { from, to: from + letters })))
}

/** "田中和子", "西村 和代". */
const HAN_NAME = /^\p{sc=Han}{1,4}(?!\p{sc=Han})(?<![都道府県市区町村郡])/u
const HAN_NAMES =
  /^(?:\p{sc=Han}{1,3} \p{sc=Han}{2,3}|\p{sc=Han}{1,2} \p{sc=Han})(?!\p{sc=Han})(?<![都道府県市区町村郡])/u

/** The longest text after `from` that can be one name. */
export const nameAt = (plain: string, folded: string, from: number, lowerWords: number): Span | undefined => {
  const line = /^[^\n,;!?()|/\d:]{0,80}/u.exec(plain.slice(from))?.[0] ?? ''
  const start = from + (/^[^\p{L}\p{M}]*(?:(?:is|es)\s+)?/u.exec(line)?.[0].length ?? 0)
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
  for (const { 0: word, index } of plain.slice(begin, from + line.length).matchAll(WORD)) {
    const at = begin + index
    const low = folded.slice(at, at + word.length)
    if (count > 0 && !/^[ ]{1,2}$/.test(plain.slice(end, at))) break
    if (count === 0) isCapital = isWritten(word)
    const isParticle = PARTICLE.exec(low)?.[0] === low
    if (count > 0 && THAI_OTHER.test(word)) break
    if (STOPS.exec(low)?.[0] === low && !(isParticle && isCapital) && !isAli(word)) break
    if (count > 0 && hasCase(word) && isWritten(word) !== isCapital && !isParticle) break
    if (count >= (isCapital || !hasCase(word) ? WORDS : lowerWords)) break
    end = at + word.length
    count += 1
    // "Ma. Cristina": an abbreviated first name.
    if (word.endsWith('.') && word.length > (count === 1 ? 3 : 2)) break
  }
  if (/\p{L}{2}\.$/u.test(plain.slice(begin, end))) end -= 1
  // "박준호고": an ending that goes on with the sentence.
  if (/^\p{sc=Hangul}{3}이?고$/u.test(plain.slice(begin, end))) end -= end - begin - 3
  if (count === 0 || end - begin < 2) return undefined
  return thaiName(plain, trimmed(plain, { from: begin, to: end }))
}

/** A verb, not a Japanese name: "着いたら". */
const CONJUGATED = /\p{sc=Han}\p{sc=Hiragana}{0,4}(?:たら|ます|ない|した|する|です|から|ので|まで|さい|って|いて)$/u

/** "一杯": a count. */
const HAN_COUNT = /^[一二兩两三四五六七八九十半]\p{sc=Han}{0,2}$/u

/** Whether a text consists only of words that may be a person's name. */
export const looksLikeName = (plain: string, folded: string, span: Span, inSmallLetters: boolean): boolean => {
  const text = plain.slice(span.from, span.to)
  if (text.length < 2) return false
  const low = folded.slice(span.from, span.to)
  if (NOT_A_NAME.test(low) || isCourteous(folded, span) || saysHowToPay(low)) return false
  if (HAN_COUNT.test(text) || LEADING_TITLES.exec(`${low} `)?.[0] === `${low} `) return false
  const words = text.split(/\s+/)
  if (words.length > WORDS) return false
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
    return text.length <= (/^[\p{sc=Han}\s]+$/u.test(text) ? LONGEST_HAN : 24)
  }
  return (
    (inSmallLetters && !words.some(isWritten)) ||
    words.every((word, index) => isWritten(word) || (index > 0 && (PARTICLE.test(word) || ENDS_NAME.test(word))))
  )
}
