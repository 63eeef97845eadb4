import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { alternatives, anyWordOf, wordPattern } from '../text/wordPattern.ts'
import { trimmed, type Span } from '../text/span.ts'
import {
  hasCase,
  isAli,
  MAX_LENGTH,
  NOT_A_NAME,
  PARTICLE,
  PLACE,
  STOPS,
  TITLES_IN_A_ROW,
  thaiName,
  UNCASED_TITLES,
  MAX_WORDS,
  wordsIn,
  type FoundName,
} from './nameParts.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'
import * as japanese from './words/ja.ts'
import * as thai from './words/th.ts'
import * as chinese from './words/zh.ts'

/** "Ing. Petr Svoboda", "للأستاذ فهد السبيعي", "คุณสมชาย ใจดี": titles that begin a name. */
const TITLED = new RegExp(TITLES_IN_A_ROW(WORDS.namingTitles), 'gu')
const TITLED_WITHOUT_CASE = new RegExp(TITLES_IN_A_ROW(UNCASED_TITLES), 'gu')
const THAI_TITLED = new RegExp(
  `(?:${[
    alternatives(thai.TITLES),
    `${thai.MISTER}(?!${thai.NOT_MISTER})`,
    `(?<![\\p{L}\\p{M}])(?:${[
      thai.MISSIS,
      `${thai.OLDER}(?!${thai.NOT_OLDER})`,
      `${thai.YOUNGER}(?!${thai.NOT_YOUNGER})`,
      thai.RELATIONS,
    ].join('|')})`,
  ].join('|')})\\s?(?=\\p{sc=Thai}{2}|\\p{Lu}\\p{Ll})`,
  'gu',
)
/** "y" and "a" rather join two people, or a name and what follows. */
const LONG_PARTICLES = WORDS.particles.split('|').filter((word) => word.length > 1)
const BETWEEN_NAMES = `[^\\S\\n]{1,2}(?:(?:${LONG_PARTICLES.join('|')})[^\\S\\n]){0,2}`
const CASED_NAME = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{M}.'-]*(?:${BETWEEN_NAMES}\\p{Lu}[\\p{L}\\p{M}'-]+(?!\\.[^\\S\\n]?\\d)){0,3}`,
  'u',
)
const TWO_NAMES = new RegExp(`^\\S+${BETWEEN_NAMES}\\S+`, 'iu')
/** "mr lim 55 lorong chuan", "mdm goh siew lan hp 97654412": in a message without capital letters. */
const SMALL_TITLED = new RegExp(
  TITLES_IN_A_ROW(
    WORDS.titles
      .split('|')
      .filter((title) => hasCase(title) && title.length > 1)
      .join('|'),
  ),
  'gu',
)
const SMALL_NAME = /^\p{Ll}{2,}(?:[^\S\n]\p{Ll}{2,}){0,2}/u
const UNCASED_WORD = '[\\p{L}\\p{M}]{2,}'
const UNCASED_NAME = new RegExp(`^${UNCASED_WORD}(?:[^\\S\\n]${UNCASED_WORD}){0,2}`, 'u')
const THAI_NAME = new RegExp(`${CASED_NAME.source}|^\\p{sc=Thai}[\\p{L}\\p{M}]+(?:[^\\S\\n]${UNCASED_WORD})?`, 'u')
const HONORIFICS = WORDS.honorifics
  .split('|')
  .flatMap((word) => [word, word.slice(0, 1).toUpperCase() + word.slice(1)])
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const HONORED = wordPattern(WORDS.honorifics)
/** Cuts a form of address off the end of a name; "李小姐" keeps it. */
export const withoutHonorific = (message: MessageText, { from, to }: Span): Span => {
  const { plain, folded } = message
  const end = HONORIFIC_AT_END.exec(folded.slice(from, to))?.index ?? to - from
  return end > 1 ? trimmed(plain, { from, to: from + end }) : { from, to }
}
const HONORIFIC_AT_END = new RegExp(
  `(?:[^\\S\\n]${HONORED.source}|(?<=[\\p{sc=Han}\\p{sc=Hangul}\\p{sc=Hiragana}\\p{sc=Katakana}])(?:${alternatives(`${WORDS.honorifics}|${chinese.RECEIVES}`)}))$`,
  'u',
)
export const HONORIFIC_BEHIND = new RegExp(`^[^\\S\\n]?${HONORED.source}`, 'u')
/** Labels that stand directly before a Chinese name: "聯絡人林佳蓉小姐". */
const LABEL_BEFORE = alternatives(`${chinese.LABELS}|${chinese.GIVE_TO}`)
/** The same after the name: "佐藤花子様", "Mehmet Bey", "طارق محمود صاحب", "박지영님". */
const ADDRESSED_AS = new RegExp(
  `(?<name>(?<=^|[\\s,.!:/、(】」${japanese.OBJECT}${chinese.GIVE}]|${LABEL_BEFORE})(?!${LABEL_BEFORE})(?:[\\p{sc=Han}\\u3005]{1,5}(?:[^\\S\\n][\\p{sc=Han}\\u3005]{1,4})?|[\\p{sc=Katakana}\\u30fc]{2,12}|[\\p{sc=Hiragana}]{2,8}|\\p{sc=Hangul}{2,4})|(?<![\\p{L}\\p{M}'-])\\p{Lu}[\\p{L}\\p{M}'-]{1,24}(?:[^\\S\\n]\\p{Lu}[\\p{L}\\p{M}'-]{1,24})?|(?<![\\p{L}\\p{M}])[\\p{sc=Arabic}]{2,24}(?:[^\\S\\n][\\p{sc=Arabic}]{2,24})?)(?<gap>[^\\S\\n]?)(?<honorific>${HONORIFICS})`,
  'gu',
)
/** An institution or a building before the name of a person: "森田医院 森田健一先生". */
const INSTITUTION = new RegExp(`^\\p{sc=Han}{2,}[${japanese.INSTITUTIONS}${chinese.BUILDINGS}][^\\S\\n]`, 'u')
export const NOT_A_CUSTOMER = new RegExp(`^(?:${alternatives(WORDS.noCustomers)})`, 'u')

/** A street that has the name of a person: "شارع الشيخ زايد", "Dr. Zikmunda Wintra 5, Praha 6". */
const STREET_BEFORE = new RegExp(`${anyWordOf(WORDS.streets)}\\.?[^\\S\\n]*$`, 'u')
/** "Av. Corrientes 3247 piso 5": the number of a house, at the end of a clause or before a floor or a flat. */
const HOUSE_NUMBER = new RegExp(
  `^[^\\S\\n]\\d{1,5}(?:/\\d{1,4})?[^\\S\\n]*(?:[,\\n]|$|${anyWordOf(`${LABELS.unit}|${LABELS.floor}`)})`,
  'u',
)

/** The number of a house and not of things, at the end or before a town: " 25 Brno". */
const NUMBER_BEHIND = /^[^\S\n]\d{1,4}(?:\/\d{1,4})?[a-zA-Z]?(?:[^\S\n]*(?:[,\n]|$)|[^\S\n]\p{Lu})/u

/**
 * Shortens a name whose last words begin a street: "Petr Svoboda Korunní 88", "panu Dvořákovi Lidická 25 Brno"; behind
 * an abbreviated title, the street may have the whole name: "Dr. Zikmunda Wintra 5".
 */
const beforeStreet = (plain: string, title: string, name: Span): Span => {
  const written = plain.slice(name.from, name.to)
  const [two = written] = TWO_NAMES.exec(written) ?? []
  const behind = plain.slice(name.to, name.to + MAX_LENGTH)
  if (two !== written && /^[^\S\n]\d/.test(behind)) return { from: name.from, to: name.from + two.length }
  const [one = written] = /^\S+/u.exec(written) ?? []
  return one !== written && hasCase(one) && !title.includes('.') && NUMBER_BEHIND.test(behind)
    ? { from: name.from, to: name.from + one.length }
    : name
}

/** "Av. Santa Fe 1234": a lawyer's title in Turkish, and an avenue in Spanish. */
const STREET_AS_TITLE = new RegExp(`^${anyWordOf(`${WORDS.streets}|${WORDS.streetAbbreviations}`)}\\.?\\s?$`, 'u')

/** The words of a name before the first one that is something else. */
const untilOther = (message: MessageText, name: Span): Span | undefined => {
  const { plain, folded } = message
  let end = name.from
  for (const { 0: word, index } of plain.slice(name.from, name.to).matchAll(/[^\s]+/gu)) {
    const from = name.from + index
    const low = folded.slice(from, from + word.length)
    const isOther = [NOT_A_NAME, STOPS, HONORED].some((pattern) => pattern.exec(low)?.[0] === low)
    // A particle is part of a name only if another part follows.
    if (PARTICLE.exec(low)?.[0] === low && (isOther || /^\p{Ll}/u.test(word))) continue
    if (isOther && !isAli(word)) break
    end = from + word.length
  }
  const found = trimmed(plain, { from: name.from, to: end })
  return found.to - found.from < 2 ? undefined : found
}

/** A name that a title announces: one of two or three words before others, earlier before later. */
export const findTitledName = (message: MessageText): FoundName | undefined => {
  const { plain, folded } = message
  const isSmall = !/\p{Lu}/u.test(plain)
  const kinds = [
    isSmall ? [SMALL_TITLED, SMALL_NAME] : [TITLED, CASED_NAME],
    [TITLED_WITHOUT_CASE, UNCASED_NAME],
    [THAI_TITLED, THAI_NAME],
  ] as const
  const before = kinds.flatMap(([titles, pattern]) =>
    allMatches(titles === THAI_TITLED ? plain : folded, titles).flatMap(({ 0: title, index }) => {
      const from = index + title.length
      const written = pattern.exec(plain.slice(from, from + MAX_LENGTH))?.[0]
      if (written === undefined) return []
      const isTooLong =
        wordsIn(written) === MAX_WORDS && /^[^\S\n]{1,2}\p{Lu}/u.test(plain.slice(from + written.length))
      if (isTooLong) return []
      const name = untilOther(message, thaiName(plain, { from, to: from + written.length }))
      if (STREET_BEFORE.test(folded.slice(Math.max(0, index - MAX_LENGTH), index))) return []
      if (name === undefined || PLACE.test(folded.slice(name.from, name.to))) return []
      // What goes on in small letters behind three words is a sentence.
      const next = /^[^\S\n](?<word>\p{Ll}+)/u.exec(folded.slice(from + written.length))?.groups?.['word']
      if (titles === SMALL_TITLED && next !== undefined && STOPS.exec(next)?.[0] !== next) return []
      if (STREET_AS_TITLE.test(title) && /^[^\S\n]\d/.test(plain.slice(name.to))) return []
      const short = beforeStreet(plain, title, name)
      if (short === name && titles === TITLED && HOUSE_NUMBER.test(folded.slice(name.to, name.to + MAX_LENGTH)))
        return []
      const honorific = HONORIFIC_BEHIND.exec(folded.slice(short.to, short.to + MAX_LENGTH))?.[0] ?? ''
      return [{ ...short, whole: { from: index, to: short.to + honorific.length } }]
    }),
  )
  const after = allMatches(plain, ADDRESSED_AS).flatMap(({ 0: whole, groups, index }) => {
    const { name: written = '', honorific = '', gap = '' } = groups ?? {}
    const end = index + whole.length
    const institution = INSTITUTION.exec(written)?.[0].length ?? 0
    const name = written.slice(institution)
    const start = index + institution
    const isWord = /\p{sc=Latin}|\p{sc=Arabic}/u.test(honorific)
    if (isWord && (gap === '' || /^[\p{L}\p{M}]/u.test(plain.slice(end)))) return []
    const isSurname = /^\p{sc=Han}$/u.test(name) && /\p{sc=Han}/u.test(honorific)
    // A surname alone keeps its title: "李小姐".
    if (isSurname) return [{ from: start, to: end, whole: { from: start, to: end } }]
    if (NOT_A_CUSTOMER.test(name) || !hasCase(name) === /\p{sc=Latin}/u.test(honorific)) return []
    const found = untilOther(message, { from: start, to: start + name.length })
    return found?.to === start + name.length ? [{ ...found, whole: { from: start, to: end } }] : []
  })
  const isFull = ({ from, to }: Span): number => ([2, 3].includes(wordsIn(plain.slice(from, to))) ? 1 : 0)
  return [...before, ...after].toSorted((a, b) => isFull(b) - isFull(a) || a.from - b.from)[0]
}
