import { LABELS, type Label } from './messageWords.ts'
import { trimmed, type Span } from '../text/span.ts'
import { anyOf, wordsOf, WRITTEN_WITHOUT_SPACES } from '../text/wordPattern.ts'

/** A field with a label in the message, such as "Name: Ahmed". */
export interface LabelledField {
  readonly label: Label
  /** Label and value. */
  readonly whole: Span
  readonly title: Span
  /** May be empty if the value is on the next line. */
  readonly value: Span
}

const KINDS = Object.keys(LABELS) as ReadonlyArray<Label>

/** If a word occurs in two lists, the first in this order wins. */
const MEANINGS: ReadonlyMap<string, Label> = new Map(
  KINDS.toReversed().flatMap((kind) => wordsOf(LABELS[kind]).map((word) => [word, kind] as const)),
)

const ALL = [...MEANINGS.keys()].sort((a, b) => b.length - a.length)
const COLON = new RegExp(
  `(?<title>${anyOf(ALL)})(?:\\s?\\([^()\\n]{1,20}\\))?\\s?[.#]?\\s{0,2}[:=](?!//)[^\\S\\n]?`,
  'gu',
)

/** Without a colon, only long labels of these kinds at the start of a line count. */
const BARE_KINDS: ReadonlyArray<Label> = ['name', 'address', 'notes']
const BARE = new RegExp(
  `^[^\\S\\n]*(?<title>${anyOf(ALL.filter((word) => word.length >= (WRITTEN_WITHOUT_SPACES.test(word) ? 2 : 4) && BARE_KINDS.includes(MEANINGS.get(word) ?? 'other')))})[^\\S\\n]{1,3}(?:(?:is|es)[^\\S\\n]+)?(?=\\S)`,
  'gmu',
)

const withoutAnd = (word: string) => (MEANINGS.has(word) ? word : word.replace(/^و/, ''))

/** The labelled fields of folded text, in text order; each ends at the end of the line or at the next field. */
export const labelledFields = (folded: string): ReadonlyArray<LabelledField> => {
  const starts = [...folded.matchAll(COLON), ...folded.matchAll(BARE)]
    .sort((a, b) => a.index - b.index || b[0].length - a[0].length)
    .filter(({ index }, position, all) => {
      const before = all[position - 1]
      return before === undefined || index >= before.index + before[0].length
    })
  return starts.map((match, position) => {
    const title = match.groups?.['title'] ?? ''
    const from = match.index + match[0].length
    const line = folded.indexOf('\n', from)
    const end = Math.min(line < 0 ? folded.length : line, starts[position + 1]?.index ?? folded.length)
    const titleFrom = match.index + match[0].indexOf(title)
    return {
      label: MEANINGS.get(withoutAnd(title.replaceAll(/\s+/g, ' '))) ?? 'other',
      whole: { from: match.index, to: Math.max(from, end) },
      title: { from: titleFrom, to: titleFrom + title.length },
      value: trimmed(folded, { from, to: Math.max(from, end) }),
    }
  })
}
