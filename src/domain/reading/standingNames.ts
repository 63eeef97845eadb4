import type { MessageText } from './messageText.ts'
import { BEGINS_WITH_HOUSE, POSTCODE_AND_TOWN } from './addressSigns.ts'
import type { Row } from './chunks.ts'
import type { LabelledField } from './labelledFields.ts'
import { isCourteous } from './messageCourtesies.ts'
import { bare, looksLikeName } from './nameCandidate.ts'
import { beginsAddress, BEGINS_ADDRESS, isRegion } from './nameBeforeAddress.ts'
import { hasCase, PLACE, wordsIn, type FoundName } from './nameParts.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import { foldedText } from '../text/plainText.ts'
import type { Span } from '../text/span.ts'
import { alternatives, anyWordOf, wordPattern } from '../text/wordPattern.ts'
import * as czech from './words/cs.ts'
import * as greek from './words/el.ts'
import * as spanish from './words/es.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as malay from './words/ms.ts'
import * as burmese from './words/my.ts'
import * as romanian from './words/ro.ts'
import * as tagalog from './words/tl.ts'
import * as chinese from './words/zh.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'

/** Words of the parts of a town, which a name of another part may stand before: "Salwa, block 4". */
const SUBDIVISION = wordPattern(WORDS.subdivisions)
/** "Blk 5 Lot 2" is a complete house number, so a name may stand before it. */
const LOT = wordPattern(tagalog.LOT)
/** "مبارك الكبير ق ٤": up to three words before the part of a town. */
const SUBDIVISION_FIRST = new RegExp(`^(?:[^\\d\\s]+\\s){1,3}${SUBDIVISION.source}\\s?\\d`, 'u')
const ADMINISTRATIVE = new RegExp(`[\\p{sc=Han}][${japanese.REGIONS}${chinese.REGIONS}]$|[${korean.REGIONS}]$`, 'u')

/** "김민수": the name of a family and of a person. */
const KOREAN_NAME = `[${korean.SURNAMES}]\\p{sc=Hangul}{2}(?<![${korean.REGIONS}${korean.BUILDINGS}])`
/** One word that is a name: "김민수", "ဦးအောင်အောင်". */
const ONE_WORD_NAME = new RegExp(`^(?:${KOREAN_NAME}|(?:${burmese.TITLES})\\S{3,})$`, 'u')

/** The postcode before a town. */
const POSTCODE = /^\d{3}\s?\d{1,3}\s(?=\p{Lu})/u

/**
 * "Petr Nový, Mánesova 3, Praha 2": a name of two or three words before an address that is complete without it, at the
 * start of the row or behind a sentence, a greeting or a colon: "Rendelés: Tóth Ildikó, 1137 Budapest, Pozsonyi út 38".
 */
export const startsAddressee = (message: MessageText, row: Row, place: number, written: Span): boolean => {
  const { plain, folded } = message
  const [before, own, second, third] = [-1, 0, 1, 2].map((offset) => row.clauses[place + offset])
  if (own === undefined || second === undefined) return false
  const first = written
  const isBehindColon = written.from > own.from && /\p{Lu}|\p{sc=Han}/u.test(plain.slice(written.from, written.to))
  const isBehindSentence =
    before !== undefined &&
    streetEvidence(message, before).score <= 0 &&
    (isCourteous(folded, before) || /(?<!\p{L})\p{Ll}{3}/u.test(plain.slice(before.from, before.to)))
  if (place !== 0 && !isBehindColon && !isBehindSentence) return false
  const name = plain.slice(first.from, first.to)
  const words = name.split(/\s+/).length
  const isLong = hasCase(name)
    ? words === 2 || words === 3
    : /\p{sc=Han}/u.test(name)
      ? name.length <= 6
      : words === 2 || words === 3 || ONE_WORD_NAME.test(name)
  if (!isLong || /\d/.test(name) || ADMINISTRATIVE.test(name)) return false
  if (PLACE.test(folded.slice(first.from, first.to)) || streetEvidence(message, first).score > 0) return false
  const part = folded.slice(second.from, second.to)
  const isPart = SUBDIVISION.test(part) && !LOT.test(part)
  const isNext = !isPart && streetEvidence(message, second).score >= ADDRESS_SCORE
  const isAfterArea =
    third !== undefined &&
    !/\d/.test(plain.slice(second.from, second.to).replace(POSTCODE, '')) &&
    streetEvidence(message, third).score >= ADDRESS_SCORE
  return isNext || isAfterArea
}

/** What may separate a name from the phone number beside it. */
const BESIDE = new RegExp(
  `^(?: (?:${alternatives(WORDS.numberIs)})(?=[ ,]))?[ ,;:/|.()-]{0,4}(?:${anyWordOf(LABELS.phone)}[ .:]{0,3})?$`,
  'u',
)
const MAX_GAP = 48
/** Whether a name and the phone number stand side by side, in this order. */
export const isBefore = (text: string, first: Span, second: Span): boolean =>
  first.to <= second.from &&
  second.from - first.to <= MAX_GAP &&
  BESIDE.test(foldedText(text.slice(first.to, second.from)))

/** "Adresátka: Dagmar Veselá": what a colon introduces. */
export const behindColon = (plain: string, { from, to }: Span): Span => {
  const colon = plain.slice(from, to).lastIndexOf(': ')
  return { from: colon < 0 ? from : from + colon + 2, to }
}

/** "Jarmila Vítková, třída Palackého 21": the name directly before an address is the recipient's, not the sender's. */
export const addressee = (message: MessageText, rows: ReadonlyArray<Row>): FoundName | undefined => {
  const { plain } = message
  for (const row of rows) {
    for (const [place, clause] of row.clauses.entries()) {
      if (!/\p{Lu}/u.test(plain.slice(clause.from, clause.to))) continue
      const said = behindColon(plain, clause)
      const name = bare(message, said)
      if (startsAddressee(message, row, place, said) && looksLikeName(message, name, false))
        return { ...name, whole: said }
    }
  }
  return undefined
}

/** "Kontakt: Eva Malá 777 123 456": a name of two words and more before the number. */
export const contact = (message: MessageText, fields: ReadonlyArray<LabelledField>): FoundName | undefined => {
  const { plain } = message
  for (const { label, value } of fields) {
    if (label !== 'phone') continue
    const span = bare(message, { from: value.from, to: Math.min(value.to, nextBreak(plain, value.from)) })
    const isName = wordsIn(plain.slice(span.from, span.to)) > 1 && looksLikeName(message, span, false)
    if (span.to > span.from && isName) return { ...span, whole: span }
  }
  return undefined
}

/** A person, and no region or building: "山本", "이서연". */
const EAST_ASIAN_NAME = new RegExp(
  `[^\\S\\n][${chinese.FIND}]?(?<name>[\\p{sc=Han}\\u3005]{2,4}(?<![${japanese.REGIONS}${chinese.REGIONS}${japanese.BUILDINGS}${chinese.BUILDINGS}])|\\p{sc=Han}${japanese.VILLAGE}|${KOREAN_NAME})$`,
  'u',
)

/** "渋谷区神宮前4-12-3 山本 090-1234-5678": a name between the address and the number, in scripts without capitals. */
export const behindAddress = (
  message: MessageText,
  rows: ReadonlyArray<Row>,
  phone: Span | undefined,
  text: string,
): FoundName | undefined => {
  const { plain } = message
  if (phone === undefined) return undefined
  for (const clause of rows.flatMap(({ clauses }) => clauses)) {
    const { groups, 0: written = '' } = EAST_ASIAN_NAME.exec(plain.slice(clause.from, clause.to)) ?? {}
    const name = groups?.['name']
    if (name === undefined || !isBefore(text, clause, phone)) continue
    const found = { from: clause.to - name.length, to: clause.to }
    const before = { from: clause.from, to: clause.to - written.length }
    if (/\d/.test(plain.slice(before.from, before.to)) && looksLikeName(message, found, false))
      return { ...found, whole: { from: before.to, to: clause.to } }
  }
  return undefined
}

export const nextBreak = (plain: string, from: number): number => {
  const at = plain.indexOf('\n', from)
  return at < 0 ? plain.length : at
}

/** "Petr Svoboda Korunní 88". */
const NAME_AND_STREET =
  /^(\p{Lu}\p{Ll}[\p{L}\p{M}'-]*[^\S\n]\p{Lu}\p{Ll}[\p{L}\p{M}'-]*)[^\S\n]\p{Lu}[\p{L}\p{M}'-]{3,}[^\S\n]\d/u

const TWO_NAMES = /^\p{Lu}\p{Ll}[\p{L}\p{M}'-]*[^\S\n]\p{Lu}\p{Ll}[\p{L}\p{M}'-]*(?=[^\S\n])/u
const THREE_NAMES = /^(?:\p{Lu}\p{Ll}[\p{L}\p{M}'-]*[^\S\n]){3}/u
/** The number of a house before a name, or letters of another script. */
const HOUSE_NEXT = /^\s(?:\d{1,4}\p{L}?\s\p{Lu}|(?!\p{sc=Latin})\p{L})/u
const STREETS_FIRST = `${czech.STREETS}|${spanish.STREETS}|${romanian.STREETS}|${malay.STREETS}|${greek.STREETS}`
/** Behind two names: "Ana Popescu Str. Florilor 12", "Ali Khan House 12". */
const PLACE_NEXT = new RegExp(
  `^\\s(?:(?:${alternatives(STREETS_FIRST)})\\.?\\s\\p{L}|(?:${alternatives(WORDS.houseWords)})\\.?\\s\\d)`,
  'u',
)

/** "大谷 美咲 神戸市中央区": surname and first name before a town. */
const TWO_HAN_NAMES = new RegExp(
  `^[\\p{sc=Han}\\u3005]{1,3}[^\\S\\n]\\p{sc=Han}{1,3}[^\\S\\n](?:(?:〒\\d{3}-?\\d{4}[^\\S\\n]?)?\\p{sc=Han}{1,4}[${japanese.REGIONS}${chinese.REGIONS}]|\\d{1,4}[^\\S\\n]\\p{sc=Latin})`,
  'u',
)

/** In a script with capital letters: the length of the name of two or three words before an address, or 0. */
const capitalNameLength = (message: MessageText, clause: Span): number => {
  const { plain, folded } = message
  const text = plain.slice(clause.from, clause.to)
  const two = TWO_NAMES.exec(text)?.[0].length ?? 0
  const rest = { from: clause.from + two, to: clause.to }
  const isNext = HOUSE_NEXT.test(text.slice(two)) || PLACE_NEXT.test(folded.slice(rest.from, rest.to))
  const isAddress = streetEvidence(message, rest).score >= ADDRESS_SCORE || POSTCODE_AND_TOWN.test(text.slice(two + 1))
  if (isNext && isAddress) return two
  const three = THREE_NAMES.exec(text)?.[0].length ?? 0
  if (three > 0 && BEGINS_WITH_HOUSE.test(folded.slice(clause.from + three, clause.to))) return three - 1
  const [beforeNumber = ''] = folded.slice(clause.from, clause.to).split(/\d/, 1)
  return BEGINS_ADDRESS.test(beforeNumber) ? 0 : (NAME_AND_STREET.exec(text)?.[1]?.length ?? 0)
}

/** In a script without capital letters: the length of the words before the first that begins an address, or 0. */
const uncasedNameLength = (message: MessageText, clause: Span): number => {
  const { plain, folded } = message
  if (SUBDIVISION_FIRST.test(folded.slice(clause.from, clause.to))) return 0
  const text = plain.slice(clause.from, clause.to)
  const words = [...text.matchAll(/\S+/gu)]
  const place = words.findIndex(({ 0: word, index }) => {
    const begin = clause.from + index
    return beginsAddress(message, { from: begin, to: begin + word.length }) || (index > 0 && isRegion(word))
  })
  const isEastAsian = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]/u.test(text)
  const last = words[place - 1]
  if (last === undefined || place > 3) return 0
  const isComplete = isEastAsian
    ? place === (TWO_HAN_NAMES.test(text) ? 2 : 1)
    : place > 1 || ONE_WORD_NAME.test(last[0])
  if (!isComplete) return 0
  return isEastAsian && last[0].length > 5 ? 0 : last.index + last[0].length
}

/** A name before an address without a comma, at the start of the message. */
export const leading = (message: MessageText, rows: ReadonlyArray<Row>): FoundName | undefined => {
  const { plain, folded } = message
  const clause = rows[0]?.clauses.find((one) => !isCourteous(folded, one))
  if (clause === undefined || streetEvidence(message, clause).score < ADDRESS_SCORE) return undefined
  const isCased = hasCase(plain.slice(clause.from, clause.from + 1))
  const length = isCased ? capitalNameLength(message, clause) : uncasedNameLength(message, clause)
  if (length === 0) return undefined
  const whole = { from: clause.from, to: clause.from + length }
  const name = bare(message, whole)
  const isPlace = PLACE.test(folded.slice(name.from, name.to)) || ADMINISTRATIVE.test(plain.slice(whole.from, whole.to))
  return !isPlace && looksLikeName(message, name, false) ? { ...name, whole } : undefined
}
