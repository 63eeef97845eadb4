import type { MessageText } from './messageText.ts'
import type { Row } from './chunks.ts'
import type { LabelledField } from './labelledFields.ts'
import { isCourteous } from './messageCourtesies.ts'
import { bare, looksLikeName } from './nameCandidate.ts'
import { beginsAddress, capitalNameLength, isRegion, TWO_HAN_NAMES } from './nameBeforeAddress.ts'
import { hasCase, PLACE, THAI_OTHER, wordsIn, type FoundName } from './nameParts.ts'
import { ADDRESS_SCORE, SMALL_STREET, streetEvidence } from './streetEvidence.ts'
import { foldedText } from '../text/plainText.ts'
import type { Span } from '../text/span.ts'
import { alternatives, anyWordOf, wordPattern } from '../text/wordPattern.ts'
import * as arabic from './words/ar.ts'
import * as english from './words/en.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as burmese from './words/my.ts'
import * as tagalog from './words/tl.ts'
import * as chinese from './words/zh.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'

/** Words of the parts of a town, which a name of another part may stand before: "Salwa, block 4". */
const SUBDIVISION = wordPattern(WORDS.subdivisions)
/** "Blk 5 Lot 2" is a complete house number, so a name may stand before it. */
const LOT = wordPattern(tagalog.LOT)
/** "Blk 412 Ang Mo Kio Ave 3": a block of three digits before the name of a street is one, too. */
const NAMED_BLOCK = new RegExp(`\\d{3}\\p{L}?[^\\S\\n](?:\\p{L}+[^\\S\\n]){1,4}${anyWordOf(english.STREETS)}`, 'u')
/** "Flat 5 Block C": the same of a flat, in scripts with capital letters. */
const FLAT_FIRST = new RegExp(`^(?!\\p{sc=Arabic})(?:${alternatives(LABELS.unit)})[^\\S\\n]?\\d`, 'u')
/** "مبارك الكبير ق ٤": up to three words before the part of a town. */
const SUBDIVISION_FIRST = new RegExp(`^(?:[^\\d\\s]+\\s){1,3}${SUBDIVISION.source}\\s?\\d`, 'u')
const ADMINISTRATIVE = new RegExp(`[\\p{sc=Han}][${japanese.REGIONS}${chinese.REGIONS}]$|[${korean.REGIONS}]$`, 'u')

const PLACE_FIRST = new RegExp(`^${anyWordOf(WORDS.placeBeginnings)}`, 'u')

/** "김민수": the name of a family and of a person. */
const KOREAN_NAME = `[${korean.SURNAMES}]\\p{sc=Hangul}{2}(?<![${korean.REGIONS}${korean.BUILDINGS}])`
const ARABIC_NAME_FIRST = new RegExp(`^(?:${arabic.FIRST_NAMES})[^\\S\\n]`, 'u')
/** One word that is a name: "김민수", "ဦးအောင်အောင်", "محمد". */
const ONE_WORD_NAME = new RegExp(`^(?:${KOREAN_NAME}|${arabic.FIRST_NAMES}|(?:${burmese.TITLES})\\S{3,})$`, 'u')

const isPlace = ({ folded }: MessageText, { from, to }: Span): boolean => {
  const name = folded.slice(from, to)
  return PLACE.test(name) || PLACE_FIRST.test(name)
}

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
  const isPart = SUBDIVISION.test(part) && ![LOT, NAMED_BLOCK, FLAT_FIRST].some((house) => house.test(part))
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

/** "Adresátka: Dagmar Veselá": what a colon introduces; a number, "No: 45", is only a part. */
export const behindColon = (plain: string, { from, to }: Span): Span => ({
  from: from + (/^.*: (?!\d)/su.exec(plain.slice(from, to))?.[0].length ?? 0),
  to,
})

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

const CITY = anyWordOf(WORDS.cities)
/** "Lidická 8 Brno Markéta Kolářová", "Götgatan 12 Erik Nilsson": two words behind the house or the town. */
const CASED_NAME = /[^\S\n](?<name>\p{Lu}\p{Ll}[\p{L}'-]*[^\S\n]\p{Lu}\p{Ll}[\p{L}'-]*)$/u
const UNCASED_NAME = /[^\S\n](?<name>\p{sc=Arabic}{2,}[^\S\n]\p{sc=Arabic}{2,})$/u
const ENDS_CASED = new RegExp(`(?:\\d\\p{L}?|${CITY})$`, 'u')
/** "House 9 Lane 2": a quarter may follow. */
const NUMBERED_STREET = new RegExp(
  `${anyWordOf(`${english.STREETS}|${WORDS.subdivisions}`)}\\.?[^\\S\\n]?\\d+\\p{L}?$`,
  'u',
)
const HAS_CITY = new RegExp(CITY, 'u')

/** Whether the text before two words is an address that is complete without them. */
const isWholeWithout = (message: MessageText, { from, to }: Span, name: string): boolean => {
  const low = message.folded.slice(from, to)
  const isEnded = ENDS_CASED.test(low) && !NUMBERED_STREET.test(low) && (hasCase(name) || HAS_CITY.test(low))
  return isEnded && streetEvidence(message, { from, to }).score >= ADDRESS_SCORE
}

/** "渋谷区神宮前4-12-3 山本 090-1234-5678": a name between the address and the number, without a comma. */
export const behindAddress = (
  message: MessageText,
  rows: ReadonlyArray<Row>,
  phone: Span | undefined,
  text: string,
): FoundName | undefined => {
  const { plain } = message
  if (phone === undefined) return undefined
  for (const clause of rows.flatMap(({ clauses }) => clauses)) {
    const said = plain.slice(clause.from, clause.to)
    const eastAsian = EAST_ASIAN_NAME.exec(said)
    const { groups, 0: written = '' } = eastAsian ?? CASED_NAME.exec(said) ?? UNCASED_NAME.exec(said) ?? {}
    const name = groups?.['name']
    if (name === undefined || !isBefore(text, clause, phone)) continue
    const found = { from: clause.to - name.length, to: clause.to }
    const before = { from: clause.from, to: clause.to - written.length }
    const isBehind = eastAsian ? /\d/.test(plain.slice(before.from, before.to)) : isWholeWithout(message, before, name)
    if (isBehind && !isPlace(message, found) && looksLikeName(message, found, false))
      return { ...found, whole: { from: before.to, to: clause.to } }
  }
  return undefined
}

/** "お届け先：佐藤 花子 大阪市…", "adresa: Jana Nová Korunní 12": a name behind the label of an address and before it. */
export const behindLabel = (message: MessageText, fields: ReadonlyArray<LabelledField>): FoundName | undefined =>
  fields
    .filter(({ label, value }) => label === 'address' && value.to > value.from)
    .flatMap(
      ({ value }) => personIn(message, value, nameLength(message, value) || lengthAbove(message, value)) ?? [],
    )[0]

/** "お届け先：佐藤 花子\n大阪市…": surname and first name alone, above an address. */
const lengthAbove = (message: MessageText, { from, to }: Span): number => {
  const { plain } = message
  const below = { from: to + 1, to: nextBreak(plain, to + 1) }
  const isName = TWO_HAN_ALONE.test(plain.slice(from, to)) && plain[to] === '\n'
  return isName && streetEvidence(message, below).score >= ADDRESS_SCORE ? to - from : 0
}
const TWO_HAN_ALONE = /^[\p{sc=Han}\u3005]{1,3}[^\S\n]\p{sc=Han}{1,3}$/u

export const nextBreak = (plain: string, from: number): number => {
  const at = plain.indexOf('\n', from)
  return at < 0 ? plain.length : at
}

/** In a script without capital letters: the length of the words before the first that begins an address, or 0. */
const uncasedNameLength = (message: MessageText, clause: Span): number => {
  const { plain, folded } = message
  const text = plain.slice(clause.from, clause.to)
  const isNamed = ARABIC_NAME_FIRST.test(text)
  if (!isNamed && SUBDIVISION_FIRST.test(folded.slice(clause.from, clause.to))) return 0
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
    : place > 1 || ONE_WORD_NAME.test(last[0]) || (/^\p{sc=Thai}{3,}/u.test(text) && !THAI_OTHER.test(text))
  if (!isComplete) return 0
  return isEastAsian && last[0].length > 5 ? 0 : last.index + last[0].length
}

/** The length of the name with which a text begins that is an address without it, or 0. */
const nameLength = (message: MessageText, text: Span): number => {
  if (streetEvidence(message, text).score < ADDRESS_SCORE) return 0
  const isCased = hasCase(message.plain.slice(text.from, text.from + 1))
  return isCased ? capitalNameLength(message, text) : uncasedNameLength(message, text)
}

/** The first characters of a text as a name, if they are no place. */
const personIn = (message: MessageText, { from }: Span, length: number): FoundName | undefined => {
  if (length === 0) return undefined
  const whole = { from, to: from + length }
  const name = bare(message, whole)
  const isOther = isPlace(message, name) || ADMINISTRATIVE.test(message.plain.slice(whole.from, whole.to))
  return !isOther && looksLikeName(message, name, false) ? { ...name, whole } : undefined
}

/** "dobrý den tomas blaha sokolovska 200", "mei 55 lorong chuan": first words of a message without capital letters. */
const smallLeading = (message: MessageText, clause: Span): FoundName | undefined => {
  const { plain, folded } = message
  if (/\p{Lu}/u.test(plain)) return undefined
  const street = SMALL_STREET.exec(plain.slice(clause.from, clause.to))
  if (street === null) return undefined
  const before = { from: clause.from, to: clause.from + street.index }
  const said = [...plain.slice(before.from, before.to).matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    from: before.from + index,
    to: before.from + index + word.length,
  }))
  const greeting = said.findLastIndex(({ to }) => isCourteous(folded, { from: before.from, to }))
  const [first, second, third] = said.slice(greeting + 1)
  if (first === undefined || third !== undefined || (second === undefined && street.groups?.['hurried'] === undefined))
    return undefined
  const name = { from: first.from, to: (second ?? first).to }
  const isWords = /^\p{Ll}{3,}(?:[^\S\n]\p{Ll}{3,})?$/u.test(plain.slice(name.from, name.to))
  return isWords && !isPlace(message, name) && looksLikeName(message, name, true) ? { ...name, whole: name } : undefined
}

const ADDRESS_LABEL = new RegExp(`^${anyWordOf(LABELS.address)}[^\\S\\n]`, 'u')

/** A name before an address without a comma, in the first clause that is an address. */
export const leading = (message: MessageText, rows: ReadonlyArray<Row>): FoundName | undefined => {
  const clause = rows
    .flatMap(({ clauses }) => clauses)
    .find((one) => !isCourteous(message.folded, one) && streetEvidence(message, one).score >= ADDRESS_SCORE)
  if (clause === undefined) return undefined
  const label = ADDRESS_LABEL.exec(message.folded.slice(clause.from, clause.to))?.[0].length ?? 0
  const text = behindColon(message.plain, { from: clause.from + label, to: clause.to })
  const found = personIn(message, text, nameLength(message, text))
  return found ? { ...found, whole: { from: text.from - label, to: found.whole.to } } : smallLeading(message, clause)
}
