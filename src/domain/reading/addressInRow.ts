import type { MessageText } from './messageText.ts'
import type { AddressLines } from '../market/addressPatterns.ts'
import type { Span } from '../text/span.ts'
import { anyWordOf } from '../text/wordPattern.ts'
import { addressInClause } from './addressInClause.ts'
import { COMPANY, NOTE_HINT, OTHER_TOPIC, POSTCODE_AND_TOWN } from './addressSigns.ts'
import type { Row } from './chunks.ts'
import { isCourteous } from './messageCourtesies.ts'
import { saysHowToPay } from './messagePayment.ts'
import { hasCase } from './nameParts.ts'
import { ADDRESS_SCORE, STREET_SCORE, streetEvidence } from './streetEvidence.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'
import * as japanese from './words/ja.ts'
import * as thai from './words/th.ts'
import * as chinese from './words/zh.ts'
import * as english from './words/en.ts'

/** "opposite the station". */
const NEAR = new RegExp(`^(?:${anyWordOf(WORDS.near)})(?!${anyWordOf(WORDS.doorsNearby)})`, 'u')

/** Chinese and Japanese put no spaces into a sentence; a place without a number has a short name. */
const HAN_SENTENCE = new RegExp(
  `^(?=.*\\p{sc=Han})[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u30fc]{9,}$(?<![${japanese.REGIONS}${chinese.REGIONS}${chinese.ESTATES}])`,
  'u',
)

/** In words: without and with a sign of an address, as "بلاک" in "ماڈل ٹاؤن بلاک سی". */
const MAX_UNCASED_HEAD_LENGTH = 3
const MAX_UNCASED_PLACE_LENGTH = 5

const BUILDING_FIRST = new RegExp(`^${anyWordOf(LABELS.building)}`, 'u')

/** "Wing On House": every word of the name has a capital letter. */
const BUILDING_NAME = /^(?:\p{Lu}[\p{Ll}'-]+\s){1,4}\p{Lu}[\p{Ll}'-]+$/u

const THAI_SENTENCE_END = new RegExp(`(?:${thai.COURTESY})$`, 'u')

const ARTICLE = new RegExp(`^${english.THE} `)
const NUMBER_OR_ARTICLE = new RegExp(`\\d|^${english.CAPITAL_THE} `)

/** "2 kg gulab jamun": goods that are weighed or counted. */
const MEASURED = new RegExp(`(?<!\\d)\\d{1,3}\\s?${anyWordOf(WORDS.unitsBehindNumbers)}(?:\\s\\p{L}|\\s*$)`, 'u')

/** Whether a neighbouring clause may continue an address: a district, a town, a house. */
export const continuesAddress = (message: MessageText, clause: Span): boolean => {
  const { plain, folded } = message
  const text = plain.slice(clause.from, clause.to)
  const low = folded.slice(clause.from, clause.to)
  const { score } = streetEvidence(message, clause)
  if (NEAR.test(low)) return true
  if (COMPANY.test(low) || MEASURED.test(low)) return false
  if (POSTCODE_AND_TOWN.test(text)) return true
  if (score >= STREET_SCORE && !NOTE_HINT.test(low)) return true
  if (score > 0 && (BUILDING_FIRST.test(low) || (BUILDING_NAME.test(text) && !NOTE_HINT.test(low)))) return true
  if (THAI_SENTENCE_END.test(text)) return false
  if (
    score < 0 ||
    OTHER_TOPIC.test(low.replace(ARTICLE, ' '.repeat(english.THE.length + 1))) ||
    NOTE_HINT.test(low) ||
    isCourteous(folded, clause)
  )
    return false
  if (score > 0) return true
  if (saysHowToPay(low)) return false
  const words = text.replaceAll(' @ ', ' ').split(/\s+/)
  const isNamed = words.every((word) => !/^\p{Ll}{3}/u.test(word))
  return words.length <= (/\p{Lu}/u.test(text) ? 4 : 5) && isNamed && /\D|^\d{4,6}$/.test(text)
}

/** A short word before a point is an abbreviation, "Mah. Moda Cad."; another point, "?" or "!" ends the sentence. */
const SENTENCE_END =
  /(?:^|[^.])[?!]|(?:\p{L}{5}|[\p{N}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{M}]\p{L}?)\s?\.(?![,;])/u

/** The number of a flat alone; a longer one is rather an amount. */
const DOOR = /^\d{1,4}\p{L}?$/u

const DOOR_AT_END = /^\d{1,3}\p{L}?$/u

/** A Japanese or Chinese address begins with its region: nothing before it belongs to it. */
const REGION_FIRST = new RegExp(
  `^(?:〒\\d{3}-?\\d{4}\\s?)?(?:\\p{sc=Han}{1,5}[${japanese.FIRST_PARTS}${chinese.FIRST_PARTS}]|${chinese.HONG_KONG})`,
  'u',
)

/** The sequence of clauses in a row that looks most like an address; `lines` is how the country orders its parts. */
export const addressInRow = (message: MessageText, row: Row, lines: AddressLines) => {
  const { plain } = message
  const scores = row.clauses.map((clause, index) => {
    const own = streetEvidence(message, clause)
    const next = row.clauses[index + 1]
    if (own.score !== 0 || next === undefined) return own
    // "korunní 12, praha 2": a street in small letters shows only by its town.
    const both = streetEvidence(message, { from: clause.from, to: next.to })
    return both.score >= ADDRESS_SCORE && both.at < clause.to - clause.from ? both : own
  })
  const strong = scores.findIndex(({ score }) => score >= ADDRESS_SCORE)
  // A street without a number and a town or a building beside it.
  const pair = scores.findIndex(
    ({ score }, index) =>
      score > 0 &&
      (score + (scores[index + 1]?.score ?? 0) >= ADDRESS_SCORE ||
        // "Gulistan Apartments, Johar Mor, Karachi": a quarter between the building and the town.
        (score + (scores[index + 2]?.score ?? 0) >= ADDRESS_SCORE &&
          continuesAddress(message, row.clauses[index + 1]!))),
  )
  const first = strong < 0 ? pair : strong
  if (first < 0) return undefined
  const seed = addressInClause(message, row.clauses[first]!, Math.max(0, scores[first]!.at))
  let from = first
  let head = seed
  const isNewSentence = (at: number): boolean =>
    SENTENCE_END.test(
      plain.slice(Math.max(row.clauses[at - 1]!.to - 6, row.clauses[at - 1]!.from), row.clauses[at]!.from),
    ) &&
    scores[at]!.score <= 0 &&
    /[\p{L}\p{M}]{2}/u.test(plain.slice(row.clauses[at]!.from, row.clauses[at]!.to))
  const endsSentence = (at: number): boolean =>
    SENTENCE_END.test(
      plain.slice(Math.max(row.clauses[at]!.to - 6, row.clauses[at]!.from), row.clauses[at + 1]!.from),
    ) && scores[at]!.score <= 0
  const mayBegin = (clause: Span): boolean => {
    const { span, isCut } = addressInClause(message, clause, clause.to - clause.from)
    const text = plain.slice(span.from, span.to)
    // Without capitals, a longer clause before the address is rather a sentence.
    const most = streetEvidence(message, clause).score > 0 ? MAX_UNCASED_PLACE_LENGTH : MAX_UNCASED_HEAD_LENGTH
    const isShort = hasCase(text) || text.split(/\s+/).length <= most
    return (
      isShort &&
      !HAN_SENTENCE.test(text) &&
      ((isCut && DOOR.test(text)) || continuesAddress(message, isCut && NUMBER_OR_ARTICLE.test(text) ? span : clause))
    )
  }
  const isWhole = REGION_FIRST.test(plain.slice(head.span.from, head.span.to))
  while (!head.isCut && !isWhole && from > 0 && !endsSentence(from - 1) && mayBegin(row.clauses[from - 1]!)) {
    from -= 1
    const clause = row.clauses[from]!
    head = addressInClause(message, clause, clause.to - clause.from)
  }
  const isDoor = (clause: Span | undefined, door: RegExp): boolean =>
    clause !== undefined && door.test(plain.slice(clause.from, clause.to))
  if (lines.startsWith('unit') && !head.isCut && from === 1 && isDoor(row.clauses[0], DOOR)) {
    from = 0
    head = { span: row.clauses[0]!, isCut: false }
  }
  let to = first + 1
  const goesOn = (at: number): boolean =>
    at < row.clauses.length && !isNewSentence(at) && continuesAddress(message, row.clauses[at]!)
  const isInside = lines.endsWith('city')
  while (goesOn(to) || (isInside && isDoor(row.clauses[to], DOOR) && goesOn(to + 1))) to += 1
  if (lines.endsWith('unit') && to === row.clauses.length - 1 && isDoor(row.clauses[to], DOOR_AT_END)) to += 1
  const clauses = row.clauses.slice(from, to)
  const last = clauses.at(-1)!
  return {
    span: { from: head.span.from, to: Math.max(addressInClause(message, last, 0).span.to, seed.span.to) },
    score: scores.slice(from, to).reduce((sum, { score }) => sum + score, 0),
  }
}
