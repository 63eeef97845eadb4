import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { LABELS, type Label } from './labels.ts'
import { LETTERS } from '../text/letters.ts'
import { trimmed, type Span } from '../text/span.ts'
import {
  alternatives,
  anyOf,
  anyWordOf,
  wordPattern,
  wordsIn,
  wordsOf,
  WRITTEN_WITHOUT_SPACES,
} from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'
import * as arabic from './words/ar.ts'

/** A field with a label in the message, such as "Name: Ahmed". */
export interface LabelledField {
  readonly label: Label
  /** Label and value. */
  readonly whole: Span
  readonly title: Span
  /** May be empty if the value is on the next line. */
  readonly value: Span
}

const ORDERER = wordPattern(WORDS.orderers)

/** Whether a field names the person who orders, who is the recipient only if the message names no other one. */
export const isOfOrderer = (folded: string, { title }: LabelledField): boolean =>
  ORDERER.test(folded.slice(title.from, title.to))

const KINDS = Object.keys(LABELS) as ReadonlyArray<Label>

/** If a word occurs in two lists, the first in this order wins. */
const MEANINGS: ReadonlyMap<string, Label> = new Map(
  KINDS.toReversed().flatMap((kind) => wordsOf(LABELS[kind]).map((word) => [word, kind] as const)),
)

const ALL = [...MEANINGS.keys()].sort((a, b) => b.length - a.length)
/** "Kontaktní osoba na místě:", "Note for driver:": words that belong to a label at the start of a line or a sentence. */
const QUALIFIED_KINDS: ReadonlyArray<Label> = ['name', 'address', 'notes', 'time', 'total', 'unit']
/** Without a colon, only long labels of these kinds at the start of a line count. */
const BARE_KINDS: ReadonlyArray<Label> = ['name', 'address', 'notes']
const isLong = (word: string) =>
  word.length >=
  (/^\p{sc=Latin}/u.test(word) ? 4 : WRITTEN_WITHOUT_SPACES.test(word) ? 2 : /^\p{sc=Hangul}/u.test(word) ? 2 : 3)
/** Labels that are also the words of a sentence: they count with a colon or at the start of a line. */
const SENTENCE_WORD = new RegExp(`^${anyWordOf(WORDS.sentenceLabels)}$`, 'u')

/** "Konyaaltı Caddesi No:": a colon that only announces a number. */
const NUMBERED = `(?<![${LETTERS}])(?:${alternatives(WORDS.numberedByColon)})`

/** The patterns of labels of a folded text, made of the words that it has. */
const labelPatterns = (folded: string) => {
  const { isHere } = wordsIn(folded)
  const here = ALL.filter(isHere)
  const anyLabel = anyOf(here)
  const kindOf = (word: string) => MEANINGS.get(word) ?? 'other'
  const longOnes = (kinds: ReadonlyArray<Label>) =>
    anyOf(here.filter((word) => isLong(word) && kinds.includes(kindOf(word))))
  const qualified = anyOf(here.filter((word) => QUALIFIED_KINDS.includes(kindOf(word)) && word.length > 2))
  const isBehind = alternatives(WORDS.isBehindLabels)
  const sentenceWord = anyOf(wordsOf(WORDS.sentenceLabels).filter(isHere))
  const phone = anyOf(here.filter((word) => kindOf(word) === 'phone'))
  return {
    /** A label, or two of them: "Name:", "Flat/Floor:". */
    colon: new RegExp(
      `(?:(?<first>${anyLabel})[^\\S\\n]?[/&+][^\\S\\n]?)?(?<title>${anyLabel})(?:\\s?\\([^()\\n]{1,20}\\))?\\s?[.#]?\\s{0,2}[:=](?!//)[^\\S\\n]?`,
      'gu',
    ),
    qualified: new RegExp(
      `(?:^|(?<=[.!?][^\\S\\n]))[^\\S\\n]*(?<title>${qualified})[^\\S\\n]\\p{L}[\\p{L}\\p{M} ]{1,24}(?<!${NUMBERED})[:=](?!//)[^\\S\\n]?`,
      'gmu',
    ),
    bare: new RegExp(
      `^[^\\S\\n]*(?<title>${longOnes(BARE_KINDS)})[^\\S\\n]{1,3}(?:(?:${isBehind})[^\\S\\n]+)?(?=\\S)`,
      'gmu',
    ),
    /** "Die Lieferadresse ist …", anywhere in a sentence. */
    said: new RegExp(
      `(?<![${LETTERS}])(?<title>${longOnes(['address'])})[^\\S\\n]{1,3}(?:${isBehind})[^\\S\\n]+(?=\\S)`,
      'gu',
    ),
    /** "الاسم / حيدر", "Name - Anna", and in a message whose lines begin with labels "Tel 777 214 563". */
    slashed: new RegExp(`^[^\\S\\n]*(?<title>${anyLabel})[^\\S\\n]?[/|-][^\\S\\n](?=\\S)`, 'gmu'),
    leading: new RegExp(`^[^\\S\\n]*(?<title>${anyLabel})\\.?[^\\S\\n]{1,3}(?=\\S)`, 'gmu'),
    /** Several labels in one line, each with a value that it may have: "name Jana Malá phone 777 214 563". */
    inline: [
      [new RegExp(`(?<![^\\s,;])(?<title>${longOnes(['name'])})[^\\S\\n]{1,3}(?=\\p{L})`, 'gu'), true],
      [
        new RegExp(
          `(?<![^\\s,;])(?<title>(?!${sentenceWord})${longOnes(['address'])})[^\\S\\n]{1,3}(?=[^\\n]{0,40}\\d)`,
          'gu',
        ),
        true,
      ],
      [
        new RegExp(`(?<![^\\s,;])(?<title>${phone})\\.?[^\\S\\n]{0,3}(?=[+(]{0,2}\\d(?:[ ()./-]{0,2}\\d){5})`, 'gu'),
        false,
      ],
      [
        new RegExp(
          `(?<![^\\s,;])(?<title>${longOnes(['total'])})[^\\S\\n]{1,3}(?=(?:\\p{L}{1,3}|\\p{Sc})?[^\\S\\n]?\\d)`,
          'gu',
        ),
        false,
      ],
    ],
  } as const
}

/** From this many lines on that begin with labels, the message is a form. */
const LINES_OF_A_FORM = 4

/** The labels of lines that have several; names and addresses begin with a capital letter where there are any. */
const inlineLabels = (
  message: MessageText,
  patterns: ReturnType<typeof labelPatterns>['inline'],
): ReadonlyArray<RegExpExecArray> => {
  const { plain, folded } = message
  const found = patterns.flatMap(([pattern, isWritten], kind) =>
    allMatches(folded, pattern)
      .filter(({ 0: match, index }) => !isWritten || !/^\p{Ll}/u.test(plain.slice(index + match.length)))
      .map((match) => ({ match, kind, line: folded.lastIndexOf('\n', match.index) })),
  )
  return [...Map.groupBy(found, ({ line }) => line).values()].flatMap((line) => {
    const kinds = new Set(line.map(({ kind }) => kind))
    return kinds.size > 1 && (kinds.has(0) || kinds.has(1))
      ? line
          .filter(({ match, kind }) => line.find((other) => other.kind === kind)?.match === match)
          .map(({ match }) => match)
      : []
  })
}

/** Within a line, "Kat:3 Daire:8 Kadıköy" is part of an address: such a label counts if its value is nothing else. */
const isPartOfAddress = (folded: string, label: Label, { from, to }: Span): boolean =>
  // "Konyaaltı Caddesi No: 58": too short for a phone.
  (label === 'phone' && /^[^\S\n]*\d{1,4}\s*(?:$|[,;\n\p{L}])/u.test(folded.slice(from, to))) ||
  ((label === 'unit' || label === 'floor') &&
    !/(?:^|\n)\s*$/.test(folded.slice(Math.max(0, from - 16), from)) &&
    !(/[,;|]\s?$/.test(folded.slice(Math.max(0, from - 2), from)) && to - from < 16))

const isLabel = (label: Label | '' | undefined): label is Label => label !== undefined && label !== ''

const AND = new RegExp(`^${arabic.AND}`, 'u')
const withoutAnd = (word: string) => (MEANINGS.has(word) ? word : word.replace(AND, ''))

/** The labelled fields, in text order; each ends at the end of the line or at the next field. */
export const labelledFields = (message: MessageText): ReadonlyArray<LabelledField> => {
  const { folded } = message
  const patterns = labelPatterns(folded)
  const colons = [...allMatches(folded, patterns.colon), ...allMatches(folded, patterns.slashed)]
  const qualified = allMatches(folded, patterns.qualified).filter(
    ({ 0: head, index }) => !colons.some((other) => other.index > index && other.index < index + head.length),
  )
  const leading = allMatches(folded, patterns.leading)
  const starts = [
    ...colons,
    ...qualified,
    ...allMatches(folded, patterns.bare).filter(({ 0: head, index, groups }) => {
      // "Doručit v pátek. Částku …": before another sentence, such words announce an address only with a number.
      const rest = /^[^\n]*?(?=\.[^\S\n])/.exec(folded.slice(index + head.length))?.[0]
      return !SENTENCE_WORD.test(groups?.['title'] ?? '') || rest === undefined || /\d/.test(rest)
    }),
    ...allMatches(folded, patterns.said),
    ...inlineLabels(message, patterns.inline),
    ...(leading.length >= LINES_OF_A_FORM ? leading : []),
  ]
    .sort((a, b) => a.index - b.index || b[0].length - a[0].length)
    .filter(({ index }, position, all) => {
      const before = all[position - 1]
      return before === undefined || index >= before.index + before[0].length
    })
  const found = starts.map((match) => {
    const { title = '', first } = match.groups ?? {}
    const labels = [first, title].map((words) => words && MEANINGS.get(withoutAnd(words.replaceAll(/\s+/g, ' '))))
    // "Tingkat/unit: Blok C-4-12": a flat is more than its floor.
    const label = labels[0] === 'floor' && labels[1] === 'unit' ? 'unit' : (labels.find(isLabel) ?? 'other')
    return { match, title, label }
  })
  const endOf = ({ match }: (typeof found)[number], next: number): number => {
    const from = match.index + match[0].length
    const line = folded.slice(from, next).search(/\n|[^\S\n][|｜•][^\S\n]/u)
    return line < 0 ? Math.max(from, next) : from + line
  }
  const fields = found.filter(
    (one, at) =>
      !isPartOfAddress(folded, one.label, {
        from: one.match.index,
        to: endOf(one, found[at + 1]?.match.index ?? folded.length),
      }),
  )
  return fields.map((one, position) => {
    const { match, title, label } = one
    const end = endOf(one, fields[position + 1]?.match.index ?? folded.length)
    const titleFrom = match.index + match[0].indexOf(title)
    return {
      label,
      whole: { from: match.index, to: end },
      title: { from: titleFrom, to: titleFrom + title.length },
      value: trimmed(folded, { from: match.index + match[0].length, to: end }),
    }
  })
}
