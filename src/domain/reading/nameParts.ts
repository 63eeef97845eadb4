import { alternatives, wordPattern } from '../text/wordPattern.ts'
import { LETTERS, NUMBERS } from '../text/letters.ts'
import type { Span } from '../text/span.ts'
import type { Row } from './chunks.ts'
import type { LabelledField } from './labelledFields.ts'
import type { MessageText } from './messageText.ts'
import { WORDS } from './words/allWords.ts'
import * as arabic from './words/ar.ts'
import * as lao from './words/lo.ts'
import * as thai from './words/th.ts'
import { LABELS } from './labels.ts'

/** A name, and in `whole` the words around it that introduce it. */
export interface FoundName extends Span {
  readonly whole: Span
}

/** What a name is found by. */
export interface NameClues {
  /** The whole text as plain text. */
  readonly text: string
  /** The message without everything that was already read. */
  readonly message: MessageText
  readonly rows: ReadonlyArray<Row>
  readonly fields: ReadonlyArray<LabelledField>
  readonly sender: Span | undefined
  readonly phone: Span | undefined
  /** The sender passes on an order with its number: a shop, not the customer. */
  readonly isSentByShop: boolean
}

/** Maximum characters and words of a name. */
export const MAX_LENGTH = 48
export const MAX_WORDS = 4

/** Words between the parts of a name. */
export const PARTICLE = wordPattern(WORDS.particles)

/** Words that cannot be part of a name and therefore end it. */
export const STOPS = wordPattern(
  `${LABELS.phone}|${LABELS.address}|${LABELS.total}|${WORDS.addressWords}|${WORDS.noNames}|${WORDS.houseWords}|${WORDS.nameStops}`,
)
const ALI = arabic.ALI.split('|')
/** Ali, whom folded text cannot tell from "on": على. */
export const isAli = (word: string): boolean => ALI.includes(word)

export const NOT_A_NAME = wordPattern(
  `${WORDS.noNames}|${WORDS.goods}|${WORDS.things}|${WORDS.thingNumbers}|${WORDS.payBefore}|${WORDS.balances}|${WORDS.deposits}|${WORDS.cities}|${WORDS.noteHints}|${WORDS.streets}|${WORDS.houseWords}|${LABELS.total}|${LABELS['part-amount']}|${LABELS.other}|${LABELS.time}|${LABELS.phone}|${LABELS.address}|${LABELS.notes}|${WORDS.addressWords
    .split('|')
    .filter((word) => word !== arabic.ON)
    .join('|')}`,
)
/** Names of places, which a delivery goes to as well as to people. */
export const PLACE = wordPattern(WORDS.places)

export const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase()
export const wordsIn = (text: string): number => text.split(/\s+/).length

/** A word that begins with a place or a verb of a sentence: no space need separate it from what follows. */
export const THAI_OTHER = new RegExp(
  `^(?:${alternatives(`${thai.NO_NAME}|${lao.NO_NAME}`)}|${thai.ASK}(?!${thai.NOT_ASK}))`,
  'u',
)
/** Particles of courtesy at the end of a Thai name: "ชื่อแนนค่ะ". */
const THAI_COURTESY = new RegExp(`(?<=[\\p{L}\\p{M}]{2})(?:${thai.SOFTENER})?(?:${thai.COURTESY})$`, 'u')

/** A Thai name without what follows it in a sentence. */
export const thaiName = (plain: string, { from, to }: Span): Span => {
  let end = from
  for (const { 0: word, index } of plain.slice(from, to).matchAll(/\S+/gu)) {
    if (index > 0 && THAI_OTHER.test(word)) break
    const length = THAI_COURTESY.exec(word)?.index
    end = from + index + (length ?? word.length)
    if (length !== undefined) break
  }
  return { from, to: end }
}

/** Titles of scripts without capitals; in Arabic, "for the" joins them: "للأستاذ". */
export const UNCASED_TITLES = `${WORDS.uncasedTitles}|${WORDS.uncasedTitles
  .split('|')
  .filter((title) => title.startsWith(arabic.ARTICLE))
  .map((title) => `${arabic.FOR_THE}${title.slice(arabic.ARTICLE.length)}`)
  .join('|')}`

const NO_LETTER_BEFORE = `(?<![${LETTERS}${NUMBERS}])`
/** The source of a pattern for up to three titles of a list. */
export const TITLES_IN_A_ROW = (list: string) =>
  `${NO_LETTER_BEFORE}(?:(?:${alternatives(list)})(?![${LETTERS}])(?:[./]-?[^\\S\\n]?|[^\\S\\n](?:\\(r\\) )?)){1,3}`
