import type { Row } from './chunks.ts'
import type { LabelledField } from './labelledFields.ts'
import {
  HOUSE_WORDS,
  LABELS,
  NAME_ENDINGS,
  NAME_PHRASES,
  NO_NAME_WORDS,
  STREET_WORDS,
  TITLES,
  TO_WORDS,
} from './messageWords.ts'
import { trimmed, type Span } from '../text/span.ts'
import { streetEvidence } from './streetEvidence.ts'
import { wordPattern } from '../text/wordPattern.ts'

/** A name, and in `whole` the words around it that introduce it. */
export interface FoundName extends Span {
  readonly whole: Span
}

const LONGEST = 48
const WORDS = 4
const PARTICLES = 'al|el|bin|bint|ibn|de|del|la|da|dos|van|von|der|den|y|a|l'

const PHRASE = wordPattern(NAME_PHRASES, 'gu')
const ENDING = wordPattern(NAME_ENDINGS, 'gu')
const TITLE = new RegExp(`^(?:${wordPattern(TITLES).source})\\.?\\s{0,2}`, 'u')
const THAI_TITLE = /^(?:คุณ|นาย|นางสาว|นาง)\s?/
/** Words that cannot be part of a name and therefore end it. */
const STOPS = wordPattern(
  `${LABELS.phone}|${LABELS.address}|${LABELS.total}|${TO_WORDS}|${NO_NAME_WORDS}|${HOUSE_WORDS}|and|und|és|και|ve|y mi|i|o`,
)
const NOT_A_NAME = wordPattern(
  `${NO_NAME_WORDS}|${STREET_WORDS}|${HOUSE_WORDS}|${LABELS.total}|${LABELS['part-amount']}|${LABELS.other}|${LABELS.phone}|${LABELS.address}|${LABELS.notes}|${TO_WORDS}`,
)
const PARTICLE = wordPattern(PARTICLES)
const ENDS_NAME = wordPattern(NAME_ENDINGS)
const SEND_WORDS = 'deliver to|delivery to|send to|ship to|bring to'
const SEND_TO = new RegExp(`${wordPattern(SEND_WORDS).source}[^\\S\\n]?:?`, 'gu')
const DELIVER_TO = wordPattern(`${SEND_WORDS}|delivery for|order for|for|para|pro|για|için|حق`, 'gu')
/** Names of places, which a delivery goes to as well as to people. */
const PLACE = wordPattern(
  'mall|hotel|hospital|clinic|school|college|university|office|centre|center|park|bay|beach|city|town|gate|hub|point|garden|gardens|tower|towers|mosque|church|temple|market|shop|store|station|airport|plaza|building|north|south|east|west',
)
/** The minimum score of an address. */
const ADDRESS = 2
const WORD = /[\p{L}\p{M}][\p{L}\p{M}.'-]*/gu

const isWritten = (word: string) => /^\p{Lu}/u.test(word)
const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase()

/** Japanese honorifics, which follow a name. */
const HONORIFIC = /\s?(?:様|さま|さん|殿|君)$/u
/** "山田太郎です", "伊藤と申します": a short name at the start of a sentence. */
const JAPANESE_INTRODUCTION =
  /(?:^|[\n,.!]\s?|私は)([\p{sc=Han}々]{1,5}(?:\s[\p{sc=Han}々]{1,4})?|\p{sc=Katakana}[\p{sc=Katakana}ー]{1,9})(?:です|と申します|と言います|といいます)/gu

const introduced = (plain: string, folded: string): FoundName | undefined => {
  for (const match of plain.matchAll(JAPANESE_INTRODUCTION)) {
    const name = match[1] ?? ''
    const from = match.index + match[0].indexOf(name)
    const to = from + name.length
    if (!NOT_A_NAME.test(folded.slice(from, to)))
      return { from, to, whole: { from, to: match.index + match[0].length } }
  }
  return undefined
}

/** Strips titles, honorifics and non-letters from the ends of a name. */
const bare = (plain: string, folded: string, span: Span): Span => {
  const first = trimmed(plain, span)
  const title = TITLE.exec(folded.slice(first.from, first.to)) ?? THAI_TITLE.exec(plain.slice(first.from, first.to))
  const from = title && title[0].length < first.to - first.from ? first.from + title[0].length : first.from
  const text = plain.slice(from, Math.min(first.to, from + LONGEST))
  const letters = /[^\p{L}\p{M}\s.'-]/u.exec(text)?.index ?? text.length
  const end = HONORIFIC.exec(text.slice(0, letters))?.index || letters
  return trimmed(plain, { from, to: from + end })
}

/** The longest text after `from` that can be one name. */
const nameAt = (plain: string, folded: string, from: number, lowerWords: number): Span | undefined => {
  const line = /^[^\n,;!?()|/\d:]{0,80}/u.exec(plain.slice(from))?.[0] ?? ''
  const start = from + (/^[^\p{L}\p{M}]*(?:(?:is|es)\s+)?/u.exec(line)?.[0].length ?? 0)
  const title = TITLE.exec(folded.slice(start, from + line.length))
  const begin = start + (title && start + title[0].length < from + line.length ? title[0].length : 0)
  if (/^\p{sc=Han}/u.test(plain.slice(begin))) {
    const name = /^\p{sc=Han}{1,4}(?!\p{sc=Han})/u.exec(plain.slice(begin))
    return name ? { from: begin, to: begin + name[0].length } : undefined
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
    if (STOPS.exec(low)?.[0] === low && !(isParticle && isCapital)) break
    if (count > 0 && hasCase(word) && isWritten(word) !== isCapital && !isParticle) break
    if (count >= (isCapital || !hasCase(word) ? WORDS : lowerWords)) break
    end = at + word.length
    count += 1
    if (word.endsWith('.') && word.length > 2) break
  }
  if (/\p{L}{2}\.$/u.test(plain.slice(begin, end))) end -= 1
  if (count === 0 || end - begin < 2) return undefined
  return trimmed(plain, { from: begin, to: end })
}

const phrased = (plain: string, folded: string): FoundName | undefined => {
  for (const { 0: phrase, index } of folded.matchAll(PHRASE)) {
    const after = index + phrase.length
    const name = nameAt(plain, folded, after, phrase.length > 4 ? 2 : 0)
    if (name) return { ...name, whole: { from: index, to: name.to } }
  }
  for (const { 0: ending, index } of folded.matchAll(ENDING)) {
    const clause = /[^\n,;!?.()|/\d:]*$/.exec(plain.slice(Math.max(0, index - LONGEST), index))?.[0] ?? ''
    const span = trimmed(plain, { from: index - clause.length, to: index })
    const name = nameAt(plain, folded, span.from, 0)
    if (ending === 'vagyok' && name && name.to === span.to)
      return { ...name, whole: { from: span.from, to: index + ending.length } }
  }
  return undefined
}

const addressed = (plain: string, folded: string, phrases: RegExp): FoundName | undefined => {
  for (const { 0: phrase, index } of folded.matchAll(phrases)) {
    const name = nameAt(plain, folded, index + phrase.length, 0)
    if (!name || NOT_A_NAME.test(folded.slice(name.from, name.to))) continue
    if (/^\s*(?:[,\n/(]|-|$|at\s)/.test(plain.slice(name.to, name.to + 4)))
      return { ...name, whole: { from: index, to: name.to } }
  }
  return undefined
}

/** "Deliver to Bob Tan" before an address: the recipient, who may be another person than the sender. */
const recipient = (plain: string, folded: string): FoundName | undefined => {
  const found = addressed(plain, folded, SEND_TO)
  if (!found || PLACE.test(folded.slice(found.from, found.to)) || !/\s/.test(plain.slice(found.from, found.to)))
    return undefined
  const next = /^[\s,/(-]*([^\n]*)/.exec(plain.slice(found.to))
  const from = found.to + (next?.[0].length ?? 0) - (next?.[1]?.length ?? 0)
  const clause = { from, to: from + (next?.[1]?.length ?? 0) }
  return streetEvidence(plain, folded, clause).score >= ADDRESS ? found : undefined
}

/** Whether a text consists only of words that may be a person's name. */
const looksLikeName = (plain: string, folded: string, span: Span, inSmallLetters: boolean): boolean => {
  const text = plain.slice(span.from, span.to)
  if (text.length < 2) return false
  if (NOT_A_NAME.test(folded.slice(span.from, span.to))) return false
  const words = text.split(/\s+/)
  if (words.length > WORDS) return false
  if (!hasCase(text)) return text.length <= 24
  return (
    inSmallLetters ||
    words.every((word, index) => isWritten(word) || (index > 0 && (PARTICLE.test(word) || ENDS_NAME.test(word))))
  )
}

/** What may separate a name from the phone number beside it. */
const BESIDE = /^[ ,;:/|.\-()]{0,4}(?:(?:tel|ph|hp|mob|no)\.?\s?)?$/i

/**
 * The likeliest name among the clauses: beside a phone number, at the start of the message, with two or three words.
 */
const standingAlone = (
  plain: string,
  folded: string,
  rows: ReadonlyArray<Row>,
  phone: Span | undefined,
  text: string,
): FoundName | undefined => {
  const inSmallLetters = !/\p{Lu}/u.test(plain)
  const phoneLine = phone && text.slice(0, phone.from).split('\n').length
  let best: { readonly name: Span; readonly whole: Span; readonly score: number } | undefined
  rows.forEach((row, position) => {
    const isAddress = row.clauses.some((clause) => streetEvidence(plain, folded, clause).score >= 2)
    row.clauses.forEach((clause, place) => {
      const isBeside =
        phone !== undefined &&
        ((clause.to <= phone.from && BESIDE.test(text.slice(clause.to, phone.from))) ||
          (phone.to <= clause.from && BESIDE.test(text.slice(phone.to, clause.from))))
      const span = bare(plain, folded, clause)
      if (HONORIFIC.exec(plain.slice(span.from, clause.to))?.index !== span.to - span.from && span.to < clause.to)
        return
      if ((isAddress && !isBeside) || !looksLikeName(plain, folded, span, inSmallLetters || isBeside)) return
      const hasTitle = span.from > clause.from
      const words = plain.slice(span.from, span.to).split(/\s+/).length
      const line = text.slice(0, clause.from).split('\n').length
      const score =
        (isBeside ? 3 : 0) +
        (phoneLine !== undefined && Math.abs(phoneLine - line) === 1 ? 1.5 : 0) +
        (position === 0 && place === 0 ? 2 : 0) +
        (words === 2 || words === 3 ? 1 : 0) +
        (hasTitle ? 2 : 0)
      if (score >= 2 && score > (best?.score ?? 0)) best = { name: span, whole: clause, score }
    })
  })
  return best && { ...best.name, whole: best.whole }
}

export interface NameDependencies {
  /** The whole text as plain text. */
  readonly text: string
  /** The same with everything that was already read removed. */
  readonly plain: string
  readonly folded: string
  readonly rows: ReadonlyArray<Row>
  readonly fields: ReadonlyArray<LabelledField>
  readonly sender: Span | undefined
  readonly phone: Span | undefined
}

/**
 * Finds the customer's name: the labelled one, the introduced one, the sender of the message, or the clause that looks
 * most like a name.
 */
export const findName = ({
  text,
  plain,
  folded,
  rows,
  fields,
  sender,
  phone,
}: NameDependencies): FoundName | undefined => {
  for (const field of fields) {
    if (field.label !== 'name' || field.value.to <= field.value.from) continue
    const name = bare(plain, folded, field.value)
    if (name.to > name.from) return { ...name, whole: field.whole }
  }
  const said = introduced(plain, folded) ?? phrased(plain, folded) ?? recipient(plain, folded)
  if (said) return said
  if (sender && !/\d/.test(text.slice(sender.from, sender.to))) {
    const letters = /[\p{L}\p{M}][\p{L}\p{M}\s.'-]*/u.exec(text.slice(sender.from, sender.to))
    if (letters) {
      const from = sender.from + letters.index
      const name = { from, to: from + letters[0].trimEnd().length }
      return { ...name, whole: name }
    }
  }
  const alone = standingAlone(plain, folded, rows, phone, text)
  return alone ?? addressed(plain, folded, DELIVER_TO)
}
