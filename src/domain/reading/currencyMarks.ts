import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import type { CurrencyCode } from '../market/countries.ts'
import {
  AFTER_ONLY,
  CLEAR_WORDS,
  CURRENCY_WORDS,
  OTHER_CURRENCIES,
  POINTED,
  THOUSAND_WORDS,
} from './words/currencies.ts'
import {
  textAround,
  GROUPED,
  IS_COUNTED,
  isEnded,
  isFree,
  isPlain,
  PLACE_BEHIND,
  SPACE,
  CONTINUING_LETTER,
} from './numberContext.ts'
import type { Span } from '../text/span.ts'
import { alternatives, wordsOf } from '../text/wordPattern.ts'

const CLEAR = wordsOf(CLEAR_WORDS)
/** Words of other currencies that mean nothing else. */
const isClear = (word: string) => /\p{Sc}/u.test(word) || word.length > 2 || CLEAR.includes(word)
/** Currencies that are written with a point before an amount. */
const ABBREVIATED = wordsOf(POINTED)
/** Words that precede a number only in another meaning: "id 5512", "sing 238872". */
const ONLY_BEHIND = wordsOf(AFTER_ONLY)

export interface Currency {
  readonly own: RegExp
  readonly foreign: RegExp
  readonly thousand: RegExp | undefined
}

const currencies = new Map<CurrencyCode, Currency>()

export const currencyOf = (code: CurrencyCode): Currency => {
  const known = currencies.get(code)
  if (known) return known
  const ownWords = wordsOf(`${CURRENCY_WORDS[code]}|${code}`)
  const others = Object.entries(CURRENCY_WORDS).flatMap(([other, words]) =>
    other === code ? [] : wordsOf(`${words}|${other}`),
  )
  const foreignWords = [...others, ...OTHER_CURRENCIES.split('|')].filter(
    (word) => isClear(word) && !ownWords.includes(word),
  )
  const mark = (words: ReadonlyArray<string>) =>
    new RegExp(`(?<!${CONTINUING_LETTER})(?:${alternatives(words.join('|'))})(?!${CONTINUING_LETTER}|\\p{M})`, 'gu')
  const thousand = THOUSAND_WORDS[code]
  const currency = {
    own: mark(ownWords),
    foreign: mark(foreignWords),
    thousand:
      thousand === undefined
        ? undefined
        : new RegExp(`^${SPACE}?(?:${alternatives(thousand)})(?!${CONTINUING_LETTER})`, 'u'),
  }
  currencies.set(code, currency)
  return currency
}

export interface Mark extends Span {
  readonly word: string
}

/** The numbers that own a mark of a currency. A mark between two numbers may leave open which one it belongs to. */
export const owners = (message: MessageText, numbers: ReadonlyArray<Span>, marks: ReadonlyArray<Mark>) => {
  const { folded } = message
  const owned = new Map<Span, Array<Mark>>()
  const contested = new Set<Span>()
  const give = (number: Span | undefined, mark: Mark) => {
    if (number) owned.set(number, [...(owned.get(number) ?? []), mark])
  }
  let next = 0
  for (const mark of marks) {
    while (next < numbers.length && numbers[next]!.from < mark.to) next += 1
    const [left, right] = neighbours(folded, mark, numbers[next - 1], numbers[next])
    if (!left || !right) {
      give(left ?? right, mark)
      continue
    }
    const behind = textAround(folded, right).after
    const isLeft = isPlain(folded, left) && isFree(message, left, false)
    const isRight =
      !IS_COUNTED.test(behind) &&
      !PLACE_BEHIND.test(behind) &&
      isPlain(folded, right) &&
      (isEnded(message, right) || GROUPED.test(folded.slice(right.from, right.to)))
    // "850 Kč. 3 ks": a point ends the sentence, except after an abbreviation.
    if (folded[mark.to] === '.' && !ABBREVIATED.includes(mark.word)) {
      give(left, mark)
      continue
    }
    const isBesideLeft = left.to === mark.from && right.from > mark.to
    const isBesideRight = right.from === mark.to && left.to < mark.from
    if (isBesideRight || (isRight && !isLeft && !isBesideLeft)) give(right, mark)
    else if (isBesideLeft || (isLeft && !isRight)) give(left, mark)
    else for (const number of [left, right]) contested.add(number)
  }
  return { owned, contested }
}

const BETWEEN_NUMBER_AND_MARK = /^(?:[.,]-|\/-)?[^\S\n]?$/
const BETWEEN_MARK_AND_NUMBER = /^\.?[^\S\n]{0,2}[:=]?[^\S\n]?-?$/

const neighbours = (folded: string, { word, from, to }: Mark, before: Span | undefined, after: Span | undefined) => [
  before && from - before.to <= 4 && BETWEEN_NUMBER_AND_MARK.test(folded.slice(before.to, from)) ? before : undefined,
  after &&
  after.from - to <= 6 &&
  !ONLY_BEHIND.includes(word) &&
  BETWEEN_MARK_AND_NUMBER.test(folded.slice(to, after.from))
    ? after
    : undefined,
]

export const marksIn = (folded: string, pattern: RegExp): ReadonlyArray<Mark> =>
  allMatches(folded, pattern).map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }))
