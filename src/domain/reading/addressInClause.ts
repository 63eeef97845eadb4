import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, anyWordOf, asWritten, wordPattern } from '../text/wordPattern.ts'
import { BEGINS_WITH_HOUSE, NOTE_HINT, TAIL } from './addressSigns.ts'
import { LABELS } from './labels.ts'
import { PLACE } from './nameParts.ts'
import { isCourteous } from './messageCourtesies.ts'
import { ADDRESS_SCORE, NUMBERED_THING, SMALL_STREET, streetEvidence } from './streetEvidence.ts'
import { WORDS } from './words/allWords.ts'
import * as arabic from './words/ar.ts'
import * as bengali from './words/bn.ts'
import * as english from './words/en.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as burmese from './words/my.ts'
import * as thai from './words/th.ts'
import * as chinese from './words/zh.ts'
import * as tamil from './words/ta.ts'
import * as urdu from './words/ur.ts'
import * as turkish from './words/tr.ts'

const TO = wordPattern(WORDS.addressWords, 'gu')

const NEARBY = wordPattern(WORDS.near)

/** What follows an address in a sentence of a language whose verb is last: "ရန်ကုန် ကို ပို့ပေးပါ", "گلبرگ پر بھیج دیں". */
const SEND_BEHIND = new RegExp(
  [
    `(?:${burmese.TO})?[^\\S\\n]?(?:${burmese.COME})?${burmese.SEND}`,
    `[^\\S\\n](?:${urdu.SEND})[^\\S\\n]${urdu.GIVE}`,
    `[^\\S\\n](?:(?:${bengali.THIS})[^\\S\\n](?:${bengali.ADDRESS}[^\\S\\n])?)?(?:${bengali.SEND})`,
    `[^\\S\\n](?:${urdu.AT})[^\\S\\n](?:${urdu.SEND}|${urdu.DELIVER})`,
    `[^\\S\\n](?:${urdu.LATIN_AT})[^\\S\\n](?:${urdu.LATIN_SEND})`,
    `(?<=\\p{sc=Hangul}|\\d)(?:${korean.TO})[^\\S\\n](?:${korean.SEND})`,
    `[^\\S\\n](?:${turkish.TO_ADDRESS})[^\\S\\n](?:${turkish.SEND})`,
    `(?:${tamil.TO})[^\\S\\n](?:${tamil.SEND})`,
  ].join('|'),
  'u',
)

/** What follows an address in a Japanese sentence. */
const JAPANESE_END = new RegExp(
  `(?:${japanese.TO})(?:${japanese.OF}?(?:${japanese.DELIVER})|$)|(?:${japanese.UNTIL}|${japanese.PLEASE}|${japanese.IS}$)`,
  'u',
)

/** A point or a Japanese particle at the end. */
const LAST_SIGN = new RegExp(`(?<=\\d|\\p{L}{4})\\.$|(?<=\\d\\s?)${japanese.OF}$`, 'u')

const withoutTail = (message: MessageText, { from, to }: Span): Span => {
  const { plain, folded } = message
  const tail = TAIL.exec(folded.slice(from, to)) ?? LAST_SIGN.exec(folded.slice(from, to))
  return tail ? trimmed(plain, { from, to: from + tail.index }) : { from, to }
}

/** "te paso mi dire: Av. Corrientes": what a colon introduces. */
const INTRODUCED = new RegExp(`^[^\\n]*\\p{L}(?<!(?<!\\p{L})(?:${asWritten(WORDS.numberedByColon)})):\\s+`, 'iu')

/** The words before the town with which an address begins: "訂3個排骨便當 台中市西屯區", "후라이드 1마리 부산 해운대구". */
const EAST_ASIAN_TOWN = new RegExp(
  `^(?:[^\\n]*?\\s)??(?=〒?\\d{3}-\\d{4}\\s|[\\p{sc=Han}]{2,3}[${japanese.TOWNS}${chinese.TOWNS}]|\\p{sc=Hangul}{2,5}(?:${korean.TOWNS})\\s|(?:${WORDS.cities
    .split('|')
    .filter((city) => /[\p{sc=Han}\p{sc=Hangul}]/u.test(city))
    .join('|')})(?![\\p{sc=Hangul}]))`,
  'u',
)

/** "すいません札幌市…": an excuse without a space before the town. */
const EXCUSE = new RegExp(`^\\p{sc=Hiragana}{3,16}(?=\\p{sc=Han}{2,4}[${japanese.TOWNS}])`, 'u')

/** A Thai address ends with its province and postcode: "อ.บางละมุง ชลบุรี 20150". */
const THAI_END = new RegExp(
  `(?<=(?:${alternatives(thai.DISTRICTS)})\\s?[\\p{sc=Thai}]{3,30}\\s(?:(?:${alternatives(thai.PROVINCES)})\\s?)?[\\p{sc=Thai}]{3,20}(?:\\s\\d{5})?|(?:${alternatives(thai.BANGKOK)})(?:\\s\\d{5})?)\\s(?!\\d{5}|${thai.HOUSE})(?=\\S)`,
  'u',
)

/** "ข้าวมันไก่ 2 กล่อง ซอยสุขุมวิท 101": dishes and their counts before the address. */
const COUNTED_BEFORE = new RegExp(`^.*\\d{1,2}\\s?(?:${asWritten(WORDS.dishCounters)})\\s`, 'u')

/** "2 x lohikeitto Hämeenkatu 19": the same in small letters before a street. */
const THINGS_BEFORE = /^\d{1,2}\s?[x×]\s?(?:\p{Ll}[\p{L}\p{M}'-]*\s){1,5}$/u

/** Of a sentence; the limit keeps the pattern fast. */
const SOME_WORDS = '.{0,80}?'
/** "اريد 2 نفر كباب حي الياسمين": the same in Arabic, before the name of an area or a street. */
const WANTED_BEFORE = new RegExp(
  `^${SOME_WORDS}(?<!\\p{L}|(?:${arabic.AREAS})[^\\S\\n])(?:${arabic.WANT})[^\\S\\n]${SOME_WORDS}\\d${SOME_WORDS}[^\\S\\n](?=$|(?:${arabic.AREAS})[^\\S\\n])`,
  'u',
)

/** "Rechnung 20488 Mariahilfer Straße 12": the number of a bill or an order. */
const REFERENCE_BEFORE = new RegExp(`^${NUMBERED_THING}[^\\S\\n]`, 'u')

const TODAY_BEFORE = new RegExp(`^.*${anyWordOf(WORDS.todayBeforeAddress)}\\s`, 'u')

/**
 * "Merhaba Girne Caddesi 32": a greeting without a comma. Shorter words of courtesy begin names, "Na Spojce", and any of
 * them may be all of one, "Salam Street".
 */
const GREETING = new RegExp(
  `^(?:(?=\\p{L}{4})${anyWordOf(WORDS.courtesies)}[^\\S\\n])+(?!${anyWordOf(`${english.STREETS}|${WORDS.places}`)})`,
  'u',
)
const LINE_START = /(?:^|\n)\s?$/

const PREPOSITION = new RegExp(`^(?:${asWritten(WORDS.streetPrepositions)})\\s\\p{Lu}`, 'u')

/** The part of a clause after the last word that introduces an address, without a courtesy at its end. */
export const addressInClause = (
  message: MessageText,
  clause: Span,
  at: number,
): { readonly span: Span; readonly isCut: boolean } => {
  const { plain, folded } = message
  let from = clause.from
  for (const { 0: word, index } of allMatches(folded.slice(clause.from, clause.from + at), TO)) {
    const after = clause.from + index + word.length
    // "24-A Scout Torillo": a letter of the house number.
    if (/[\d-]$/.test(plain.slice(clause.from, clause.from + index))) continue
    // "Na Spojce 11": a street that begins with a preposition.
    if (PREPOSITION.test(plain.slice(clause.from + index, after + 2))) continue
    if (
      /^\S/.test(plain.slice(after)) &&
      !/[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}]$/u.test(word)
    )
      continue
    from = after
  }
  const before = plain.slice(from, at > 0 ? clause.from + at : clause.to)
  const start = Math.max(
    REFERENCE_BEFORE.exec(folded.slice(from, from + before.length))?.[0].length ?? 0,
    ...[INTRODUCED, EAST_ASIAN_TOWN, EXCUSE, COUNTED_BEFORE, WANTED_BEFORE, THINGS_BEFORE, TODAY_BEFORE].map(
      (pattern) => pattern.exec(before)?.[0].length ?? 0,
    ),
  )
  from += start
  if (LINE_START.test(plain.slice(Math.max(0, from - 2), from))) {
    const greeting = GREETING.exec(folded.slice(from, clause.to))?.[0].length ?? 0
    if (/^[\p{Lu}\p{N}]/u.test(plain.slice(from + greeting, clause.to))) from += greeting
    else from += courtesies(message, { from, to: clause.to })
  }
  from += smallWords(message, from, clause.to)
  const sign = Math.max(clause.from + at, from)
  const behind = folded.slice(sign, clause.to)
  const written = plain.slice(sign, clause.to)
  const hint =
    NOTE_HINT.exec(behind) ?? THAI_END.exec(written) ?? JAPANESE_END.exec(written) ?? SEND_BEHIND.exec(written)
  const end = hint && hint.index > 1 ? sign + hint.index : clause.to
  return {
    span: withoutTail(message, trimmed(plain, { from, to: end })),
    isCut: from > clause.from,
  }
}

/** "prosim dovezt sokolovska 200": how long the words of courtesy before a street in small letters are. */
const courtesies = ({ plain, folded }: MessageText, { from, to }: Span): number => {
  const { index = 0 } = SMALL_STREET.exec(plain.slice(from, to)) ?? {}
  return isCourteous(folded, { from, to: from + index }) ? index : 0
}

/** What people say of themselves before they name a street. */
const BEING_THERE = wordPattern(WORDS.beingThere)

/** "jsem doma Ke Kapličce 5", "keys 10 Anson Road": words in small letters before the name or the number of a street. */
const SMALL_WORDS = /^\s?(?:\p{Ll}[\p{L}\p{M}]*[^\S\n]){1,8}(?=[\p{Lu}\d])/u
/** "flat 10 Anson Road": words that a number belongs to. */
const NUMBERED = wordPattern(
  `${LABELS.unit}|${LABELS.building}|${WORDS.houseWords}|${WORDS.orders}|${WORDS.placeNumbers}`,
)

/** How many characters at the start are a sentence that only goes on with the address. */
const smallWords = (message: MessageText, from: number, to: number): number => {
  const { plain, folded } = message
  const length = SMALL_WORDS.exec(plain.slice(from, to))?.[0].length ?? 0
  // "u" before a person is no Hungarian street.
  const said = folded.slice(from, from + length).replaceAll(/(?<!\p{L})\p{L}{1,2}(?!\p{L})/gu, ' ')
  const saysPlace =
    streetEvidence({ plain: said, folded: said }, { from: 0, to: said.length }).score > 0 || NEARBY.test(said)
  if (saysPlace || PLACE.test(said)) return 0
  const rest = { from: from + length, to }
  const isAddress = /^\d/.test(plain.slice(rest.from, to))
    ? BEGINS_WITH_HOUSE.test(folded.slice(rest.from, to)) && !NUMBERED.test(folded.slice(from, rest.from))
    : BEING_THERE.test(said) ||
      // "sídliště nad Labem Mírová 5": what a preposition joins stays together.
      (/\p{L}{4} $/u.test(plain.slice(from, rest.from)) &&
        /\d/.test(plain.slice(rest.from, to)) &&
        streetEvidence(message, rest).score >= ADDRESS_SCORE)
  return isAddress ? length : 0
}
