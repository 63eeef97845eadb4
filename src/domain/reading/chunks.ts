import { allMatches } from '../text/allMatches.ts'
import { asWritten } from '../text/wordPattern.ts'
import { trimmed, type Span } from '../text/span.ts'
import { WORDS } from './words/allWords.ts'
import * as german from './words/de.ts'
import * as thai from './words/th.ts'

/** A part of a line, separated by slashes, dashes and bars with space around them. */
export interface Row extends Span {
  /** Index of its line in the text. */
  readonly line: number
  /** Its parts, separated by commas and similar punctuation. */
  readonly clauses: ReadonlyArray<Span>
}

const ROW_ENDS = /\n|\s(?:[/|•·]|-)\s|\s{3,}/g
const CLAUSE_ENDS = new RegExp(
  `,(?!(?<=\\d,)\\d{1,3}(?!\\d))|[;()[\\]!?]|(?<=${thai.COURTESY})\\s|\\.(?=\\s|[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}])|\\p{Extended_Pictographic}`,
  'gu',
)

/**
 * Abbreviations in addresses end with a point that does not end the sentence: "Dob u. 55", "Av. Corrientes", "no. 4".
 */
const ABBREVIATED = new RegExp(`(?:^|[^\\p{L}\\p{M}])\\p{L}{1,4}$|\\p{L}(?:${german.STREET})$`, 'u')

/** "sc. A": before a letter, only a word in small letters is abbreviated. */
const SMALL_WORD = /(?:^|[^\p{L}])\p{Ll}{1,4}$/u

/** "Av. Pellegrini", "ul. Dlouhá": abbreviated words for streets that stand before the name. */
const STREET_BEFORE = new RegExp(`(?:^|[^\\p{L}])(?:${asWritten(WORDS.streetAbbreviations)})$`, 'iu')

/** "17. listopadu": the point behind the number of a day. */
const DAY_BEFORE = /(?:^|\s)\d{1,2}$/u
const MONTH_BEHIND = new RegExp(`^\\.\\s?(?:${asWritten(WORDS.months)})(?!\\p{L})`, 'iu')

const cut = (text: string, { from, to }: Span, ends: RegExp): ReadonlyArray<Span> => {
  const part = text.slice(from, to)
  const spans: Array<Span> = []
  let at = 0
  for (const { 0: end, index } of allMatches(part, ends)) {
    const isDay =
      end === '.' &&
      DAY_BEFORE.test(part.slice(Math.max(0, index - 3), index)) &&
      MONTH_BEHIND.test(part.slice(index, index + 24))
    const isAbbreviation =
      end === '.' &&
      ABBREVIATED.test(part.slice(Math.max(0, index - 8), index)) &&
      (/^\.\s\d/.test(part.slice(index, index + 4)) ||
        (SMALL_WORD.test(part.slice(Math.max(0, index - 8), index)) &&
          /^\.\s\p{Lu}(?!\p{L})/u.test(part.slice(index, index + 4))) ||
        (STREET_BEFORE.test(part.slice(Math.max(0, index - 8), index)) &&
          /^\.\s\p{L}/u.test(part.slice(index, index + 3))))
    if (isDay || isAbbreviation) continue
    spans.push({ from: from + at, to: from + index })
    at = index + end.length
  }
  spans.push({ from: from + at, to })
  return spans.map((span) => trimmed(text, span)).filter((span) => span.to > span.from)
}

/** Splits the text into rows of clauses. */
export const rowsOf = (text: string): ReadonlyArray<Row> => {
  let line = 0
  let at = 0
  return cut(text, { from: 0, to: text.length }, ROW_ENDS).map((row) => {
    for (; at < row.from; at += 1) if (text[at] === '\n') line += 1
    return { ...row, line, clauses: cut(text, row, CLAUSE_ENDS) }
  })
}
