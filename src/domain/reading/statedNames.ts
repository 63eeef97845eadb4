import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { isCourteous } from './messageCourtesies.ts'
import { bare, LEADING_TITLES, looksLikeName, nameAt } from './nameCandidate.ts'
import { LABELS } from './labels.ts'
import { addressBehindName } from './nameBeforeAddress.ts'
import { MAX_LENGTH, MAX_WORDS, NOT_A_NAME, PLACE, TITLES_IN_A_ROW, type FoundName } from './nameParts.ts'
import { isBefore, nextBreak } from './standingNames.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import { NOT_A_CUSTOMER } from './titledName.ts'
import { LETTERS } from '../text/letters.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, anyWordOf, asWritten, wordPattern, wordsOf } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'
import * as arabic from './words/ar.ts'
import * as burmese from './words/my.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as chinese from './words/zh.ts'

const PHRASE = new RegExp(
  `${wordPattern(WORDS.namePhrases).source}|(?:${alternatives(chinese.LABELS)})(?:${chinese.IS})`,
  'gu',
)
const ENDING = wordPattern(WORDS.nameEndings, 'gu')
const HAN_PERSON = `[${chinese.SURNAMES}]\\p{sc=Han}`
/** "Deliver to"; in Arabic, "to" is a part of the name's word: "وصل الطلب لفهد العتيبي". */
const SEND_TO = new RegExp(
  [
    `${anyWordOf(`${WORDS.sendTo}|${WORDS.toPerson}`)}[^\\S\\n]?:?`,
    `(?<!\\p{L})(?:${alternatives(arabic.SEND)})(?:${arabic.SENT})?[^\\S\\n](?:(?:${alternatives(arabic.THE_ORDER)})[^\\S\\n])?${arabic.FOR}(?!${alternatives(arabic.NO_PEOPLE)})(?=\\p{L})`,
    `(?<!\\p{L})(?:${arabic.TO}|${arabic.FOR}${arabic.HOUSE})[^\\S\\n](?=(?:${alternatives(arabic.FIRST_NAMES)})[^\\S\\n])`,
    `(?:${alternatives(chinese.BRING_TO)})(?=${HAN_PERSON}{2}(?!\\p{sc=Han}))`,
    `(?:${alternatives(chinese.GIVE_TO)})(?=${HAN_PERSON}{1,2}(?!\\p{sc=Han}))`,
  ].join('|'),
  'gu',
)
export const DELIVER_TO = wordPattern(`${WORDS.sendTo}|${WORDS.orderFor}|${WORDS.forPerson}`, 'gu')
const ARTICLE = anyWordOf(WORDS.ownArticles)
const RELATIVE = `${anyWordOf(WORDS.relatives)}(?:[^\\S\\n]${anyWordOf(WORDS.ownBehind)})?`
/** "祖父の中村", "母の鈴木和子", "어머니 이순자", "میری والدہ نسرین اختر": relatives in scripts without capitals. */
const UNCASED_RELATIVES = `(?:${alternatives(WORDS.relativesOf)})(?:${japanese.POLITE}?(?:${japanese.NAME})${japanese.TOPIC})?(?=\\p{L})|${anyWordOf(WORDS.uncasedRelatives)}`
/** "for my sister", "pro syna", "لبيت أختي": whom an order is for, before the name. */
const FOR_RELATIVE = new RegExp(
  [
    `(?<!\\p{L})(?:${arabic.FOR}|(?:${arabic.FOR}|${arabic.IN} )?${arabic.HOUSE} )?(?:${alternatives(WORDS.myRelatives)})(?!\\p{L})`,
    `${anyWordOf(WORDS.forRelative)}[^\\S\\n](?:${ARTICLE}[^\\S\\n]){0,2}${RELATIVE}`,
    `${anyWordOf(WORDS.ownWords)}[^\\S\\n]${RELATIVE}`,
    `${anyWordOf(WORDS.relatives)}[^\\S\\n](?:${alternatives(WORDS.sureOwnBehind)})(?!\\p{L})`,
    anyWordOf(WORDS.forRelatives),
    UNCASED_RELATIVES,
    `(?<!\\p{L})${arabic.FOR}(?=(?:${alternatives(arabic.PARENTS)}) )`,
  ].join('|'),
  'gu',
)
/** "祖父の中村 清あて", "総務の高橋さん宛": whom it is addressed to, behind the name. */
const ADDRESSED_BEHIND = new RegExp(
  `(?<=^|[\\n\\s,.、${japanese.OF}])(?<name>[\\p{sc=Han}\\u3005]{1,5}(?:[^\\S\\n][\\p{sc=Han}\\u3005]{1,4})?|\\p{sc=Katakana}[\\p{sc=Katakana}\\u30fc]{1,9})(?:${japanese.HONORIFICS})?(?:${japanese.ADDRESSED})`,
  'u',
)

/** "山田太郎です", "伊藤と申します", "박준호입니다", "김민수에게": a short name at the start of a sentence. */
const INTRODUCTION = new RegExp(
  [
    `(?:^|[\\n,.!]\\s?|${japanese.BEFORE_MY_NAME}|(?<=\\d[^\\S\\n]?)${japanese.OF}(?!\\p{sc=Han}+[${japanese.BUILDINGS}](?:${japanese.I_AM})))(?!${japanese.SOMEBODY})([\\p{sc=Han}\\u3005]{1,5}(?:\\s[\\p{sc=Han}\\u3005]{1,4})?|\\p{sc=Katakana}[\\p{sc=Katakana}\\u30fc]{1,9})(?:\\([\\p{sc=Hiragana}\\p{sc=Katakana}\\u30fc\\s]{1,20}\\))?(?:${japanese.I_AM})`,
    `(?:^|[\\n,.!?~]\\s?|(?:${korean.BEFORE_MY_NAME})\\s?)(\\p{sc=Hangul}{2,4})(?:${korean.I_AM}|${korean.I_AM_CALLED})`,
    `(?<=^|[^\\S\\n])([${korean.SURNAMES}]\\p{sc=Hangul}{2})(?:${korean.I_AM}|(?<![${korean.NO_PEOPLE}])(?:${korean.TO_PERSON}))(?!\\p{L})`,
  ].join('|'),
  'gu',
)

export const introduced = (message: MessageText): FoundName | undefined => {
  const { plain, folded } = message
  for (const match of allMatches(plain, INTRODUCTION)) {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    const from = match.index + match[0].indexOf(name)
    const to = from + name.length
    if (!NOT_A_NAME.test(folded.slice(from, to)))
      return { from, to, whole: { from, to: match.index + match[0].length } }
  }
  return undefined
}

const HERE = new RegExp(`(?:${asWritten(WORDS.hereBehind)})$`, 'u')
/** "Bergmüller hier!": a clause of nothing but a name before its last word. */
const isHere = (message: MessageText, name: Span, end: number): boolean =>
  HERE.test(message.folded.slice(name.to, end)) &&
  /^\s*(?:[!,.\n]|$)/.test(message.plain.slice(end)) &&
  looksLikeName(message, name, false)

/** Endings that never stand behind another word than a name. */
const SAID_ENDINGS: ReadonlyArray<string> = wordsOf(WORDS.sureNameEndings)

/** "Kuya Ben Cruz": a short phrase with a capital letter behind another word is a name. */
const FIRST_NAME_BEFORE = /\p{L}[^\S\n]\p{Lu}$/u
/** "And I" goes on with what the speaker did: "وأنا دفعت العربون". */
const AND_I = new RegExp(`^${arabic.AND_I}`, 'u')

/** ", soy lucia fernandez,": first name and surname in small letters that with the phrase before them are all of a clause. */
const clauseOfName = (message: MessageText, from: number, after: number): Span | undefined => {
  const { plain } = message
  if (!/(?:^|[\n,;!?.])\s*$/.test(plain.slice(Math.max(0, from - 4), from))) return undefined
  const name = nameAt(message, after, 3)
  const isAll =
    name !== undefined &&
    /\s/.test(plain.slice(name.from, name.to)) &&
    /^\s*(?:$|[\n,;.!])/.test(plain.slice(name.to, name.to + 4))
  return isAll ? name : undefined
}

export const phrased = (message: MessageText): FoundName | undefined => {
  const { plain, folded } = message
  for (const { 0: phrase, index } of allMatches(folded, PHRASE)) {
    const isPartOfName = phrase.length <= 3 && FIRST_NAME_BEFORE.test(plain.slice(Math.max(0, index - 4), index + 1))
    if (AND_I.test(phrase) || isPartOfName) continue
    const after = index + phrase.length
    const name = nameAt(message, after, phrase.length > 4 ? 2 : 0) ?? clauseOfName(message, index, after)
    if (name) return { ...name, whole: { from: index, to: name.to } }
  }
  for (const { 0: ending, index } of allMatches(folded, ENDING)) {
    const clause =
      /(?:(?<![\p{L}\p{M}])\p{Lu}\p{L}?\.\s)?[^\n,;!?.()|/\d:]*$/u.exec(
        plain.slice(Math.max(0, index - MAX_LENGTH), index),
      )?.[0] ?? ''
    const span = trimmed(plain, { from: index - clause.length, to: index })
    const name = nameAt(message, span.from, 0)
    const isSaid =
      SAID_ENDINGS.includes(ending) || isHere(message, { from: span.from, to: span.to }, index + ending.length)
    if (isSaid && name && name.to === span.to) return { ...name, whole: { from: span.from, to: index + ending.length } }
  }
  return undefined
}

/** What announces a name before the number; behind it, "mam" (I have) is no title. */
const BEFORE_NUMBER = new RegExp(
  `${PHRASE.source}|${anyWordOf(`${LABELS.name}|${WORDS.orderFor}`)}|${TITLES_IN_A_ROW(`${WORDS.titles}|${WORDS.namingTitles}`)}`,
  'gu',
)

const PHRASE_AS_NAME = new RegExp(`^${anyWordOf(WORDS.phrasesAsNames)}$`, 'u')

/** "jsem pavel 777 123 456", "1144556677 soy nico": also in small letters, what a phrase announces beside the number. */
export const announcedBeside = (message: MessageText, phone: Span | undefined, text: string): FoundName | undefined => {
  if (phone === undefined) return undefined
  for (const pattern of [BEFORE_NUMBER, PHRASE])
    for (const { 0: phrase, index } of allMatches(message.folded, pattern)) {
      const name = PHRASE_AS_NAME.test(phrase) ? undefined : nameAt(message, index + phrase.length, 2)
      if (!name || !looksLikeName(message, name, true)) continue
      const whole = { from: index, to: name.to }
      const isBehind =
        pattern === PHRASE && isBefore(text, phone, whole) && /^\s*(?:$|[\n,;.!])/.test(text.slice(name.to))
      if (isBehind || isBefore(text, name, phone)) return { ...name, whole }
    }
  return undefined
}

/** What ends a name: punctuation, a place, a courtesy. */
const BEHIND_NAME = new RegExp(
  `^\\s*(?:[,\\n/(:]|-|$|\\p{Extended_Pictographic}|(?:${asWritten(WORDS.placeBehindName)})\\s|\\.(?:\\s|$)|(?<please>${asWritten(WORDS.pleaseBehindName)})(?!\\p{L}))`,
  'iu',
)

/** Of several words, or a Chinese name, which has no space. */
const SEVERAL_WORDS = /\s|^\p{sc=Han}{2,}$/u

/** "Till", "deliver to": also before a place. */
const TO_ALSO_PLACES = wordPattern(`${WORDS.toPerson}|${WORDS.sendTo}`)
const FULL_NAME = /^\p{Lu}\p{Ll}+[^\S\n]\p{Lu}\p{Ll}+$/u

export const addressed = (message: MessageText, phrases: RegExp): FoundName | undefined => {
  const { plain, folded } = message
  const isAllSmall = !/\p{Lu}/u.test(plain)
  for (const { 0: phrase, index } of allMatches(folded, phrases)) {
    const written = nameAt(message, index + phrase.length, isAllSmall ? 2 : 0)
    if (!written) continue
    const address = addressBehindName(message, { from: written.from, to: nextBreak(plain, written.to) })
    const name = trimmed(plain, { from: written.from, to: Math.min(written.to, address ?? written.to) })
    if (NOT_A_NAME.test(folded.slice(name.from, name.to))) continue
    if (isAllSmall && !SEVERAL_WORDS.test(plain.slice(name.from, name.to))) continue
    const behind = BEHIND_NAME.exec(plain.slice(name.to, name.to + 12))
    const end = behind?.groups?.['please'] === undefined ? name.to : name.to + behind[0].length
    // "pro Hanu Benešovou změňte": a sentence goes on behind first name and surname.
    const next = /^[^\S\n]\p{Ll}+(?![^\S\n]\d)/u.exec(plain.slice(name.to))?.[0].length ?? 0
    const isPerson =
      next > 0 &&
      !TO_ALSO_PLACES.test(phrase) &&
      FULL_NAME.test(plain.slice(name.from, name.to)) &&
      looksLikeName(message, name, false) &&
      !PLACE.test(folded.slice(name.from, name.to)) &&
      streetEvidence(message, { from: name.from, to: name.to + next }).score === 0
    if (behind || address !== undefined || isPerson) return { ...name, whole: { from: index, to: end } }
  }
  return undefined
}

const MY_RELATIVE = new RegExp(
  `(?:${ARTICLE}|(?<!\\p{L})${asWritten(WORDS.forMy)})[^\\S\\n]${RELATIVE}|(?<!\\p{L})(?:${alternatives(WORDS.myRelatives)})(?!\\p{L})`,
  'u',
)
/** Whether the sender orders for somebody else; then the name behind "I am" is not the recipient's. */
export const isForRelative = (folded: string): boolean => MY_RELATIVE.test(folded)

const PARTICLE_AT_END = new RegExp(`[${japanese.OF}${japanese.TOPIC}]$`, 'u')

/** Whom the sender orders for: a relative with a name, or the person an order is addressed to. */
export const orderedFor = (message: MessageText): FoundName | undefined => {
  const { plain, folded } = message
  const found = ADDRESSED_BEHIND.exec(plain)
  const name = found?.groups?.['name']
  if (found && name !== undefined)
    return {
      from: found.index,
      to: found.index + name.length,
      whole: { from: found.index, to: found.index + found[0].length },
    }
  for (const { 0: phrase, index } of allMatches(folded, FOR_RELATIVE)) {
    const behind = index + phrase.length
    const gap = /^[^\S\n]?[,:]?[^\S\n]/.exec(plain.slice(behind, behind + 3))?.[0].length ?? 0
    if (gap === 0 && phrase !== arabic.FOR && !PARTICLE_AT_END.test(phrase)) continue
    const title = LEADING_TITLES.exec(folded.slice(behind + gap, behind + gap + MAX_LENGTH))?.[0].length ?? 0
    const written = nameAt(message, behind + gap + title, 0)
    if (!written) continue
    const address = addressBehindName(message, { from: written.from, to: nextBreak(plain, written.to) })
    const person = trimmed(plain, { from: written.from, to: Math.min(written.to, address ?? written.to) })
    if (looksLikeName(message, person, false)) return { ...person, whole: { from: index, to: person.to } }
  }
  return undefined
}

/** "Deliver to Bob Tan" before an address: the recipient, who may be another person than the sender. */
export const recipient = (message: MessageText): FoundName | undefined => {
  const { plain, folded } = message
  const found = addressed(message, SEND_TO)
  if (
    !found ||
    PLACE.test(folded.slice(found.from, found.to)) ||
    !SEVERAL_WORDS.test(plain.slice(found.from, found.to))
  )
    return undefined
  const next = /^[\s,/(-]*([^\n]*)/.exec(plain.slice(found.to))
  const from = found.to + (next?.[0].length ?? 0) - (next?.[1]?.length ?? 0)
  const clause = { from, to: from + (next?.[1]?.length ?? 0) }
  return streetEvidence(message, clause).score >= ADDRESS_SCORE ? found : undefined
}

/** Days, parts of the day, relatives and riders: to whom or for when something is, but no name. */
const NO_PERSON = wordPattern(
  [
    WORDS.weekdays,
    WORDS.days,
    WORDS.morning,
    WORDS.noon,
    WORDS.afternoon,
    WORDS.evening,
    WORDS.night,
    WORDS.relatives,
    WORDS.uncasedRelatives,
  ].join('|'),
)
const NO_WORD_BEHIND = `(?![${LETTERS}])`
const BEHIND_PERSON = new RegExp(
  [
    `[^\\S\\n](?<any>${alternatives(WORDS.behindPerson)})${NO_WORD_BEHIND}`,
    `[^\\S\\n](?:${alternatives(WORDS.behindFullName)})${NO_WORD_BEHIND}`,
    `(?:${alternatives(WORDS.fullNameEndings)})${NO_WORD_BEHIND}`,
  ].join('|'),
  'gu',
)
/** "ကိုအောင်ကျော်ဆီ": a title and a name in one word. */
const BURMESE_PERSON = new RegExp(
  `(?<![${LETTERS}])(?:${burmese.PERSONS})[${LETTERS}]{3,24}?(?=(?:${alternatives(burmese.TO_PERSON)})(?:${burmese.TO})?${NO_WORD_BEHIND})`,
  'u',
)
const SENT_BEFORE = new RegExp(`^.*${anyWordOf(WORDS.sendTo)}[^\\S\\n]`, 'u')

/** "রুমানা আপুকে দিবেন", "Ayşe Yılmaz için": whom it is brought to, before the words that say so. */
export const broughtTo = (message: MessageText): FoundName | undefined => {
  const { plain, folded } = message
  for (const { 0: ending, index, groups } of allMatches(folded, BEHIND_PERSON)) {
    const clause = /[^\n,;!?.()|/\d:]*$/u.exec(plain.slice(Math.max(0, index - MAX_LENGTH), index))?.[0] ?? ''
    const from = index - clause.length
    const sent = SENT_BEFORE.exec(folded.slice(from, index))?.[0].length ?? 0
    const words = [...clause.matchAll(/\S+/gu)]
      .map(({ 0: word, index: at }) => ({ from: from + at, to: from + at + word.length }))
      .filter((word) => word.from >= from + sent)
    const begin = words.findIndex((word) => !isCourteous(folded, word))
    const first = words[begin]
    const length = words.length - begin
    if (first === undefined || length > MAX_WORDS || (length < 2 && groups?.['any'] === undefined)) continue
    const said = { from: first.from, to: index }
    const name = bare(message, said)
    if (
      name.to === index &&
      looksLikeName(message, name, false) &&
      !NO_PERSON.test(folded.slice(said.from, said.to)) &&
      !PLACE.test(folded.slice(said.from, said.to)) &&
      !NOT_A_CUSTOMER.test(folded.slice(said.from, said.to)) &&
      streetEvidence(message, said).score === 0
    )
      return { ...name, whole: { from: sent > 0 ? from : first.from, to: index + ending.length } }
  }
  const person = BURMESE_PERSON.exec(plain)
  return person === null
    ? undefined
    : {
        from: person.index,
        to: person.index + person[0].length,
        whole: { from: person.index, to: person.index + wordAt(plain, person.index).length },
      }
}

const wordAt = (plain: string, from: number): string => /^\S+/u.exec(plain.slice(from))?.[0] ?? ''
