import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { trimmed, replaceByLineBreaks, type Span } from '../text/span.ts'
import { wordPattern } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'

const COURTESY = wordPattern(`${WORDS.courtesies}|${WORDS.titles}`, 'gu')
const WORD = /[\p{L}\p{N}]/u
/** The clauses of what is left over; a courtesy at an end of the notes is cut off. */
const CLAUSE = /[^\n,.!?;、。]+/gu

/** Whether a text has only words of courtesy. */
export const isCourteous = (folded: string, span: Span): boolean =>
  !WORD.test(folded.slice(span.from, span.to).replace(COURTESY, ' '))

/** Separates greetings, thanks and words between two values, at the ends of each piece, from what is a note. */
export const splitCourtesies = (
  message: MessageText,
  pieces: ReadonlyArray<Span>,
): { readonly notes: ReadonlyArray<Span>; readonly courtesies: ReadonlyArray<Span> } => {
  const { plain, folded } = message
  const courtesies = pieces.flatMap((piece) => {
    const clauses = allMatches(plain.slice(piece.from, piece.to), CLAUSE)
      .map(({ 0: clause, index }) => ({ from: piece.from + index, to: piece.from + index + clause.length }))
      .filter(({ from, to }) => WORD.test(plain.slice(from, to)))
    return clauses.filter((clause) => isCourteous(folded, clause))
  })
  const notes = pieces.flatMap(({ from, to }) => {
    const left = replaceByLineBreaks(plain.slice(0, to), courtesies)
    return [...left.slice(from).matchAll(/[^\n]+/g)]
      .map(({ 0: line, index }) => trimmed(left, { from: from + index, to: from + index + line.length }))
      .filter((span) => WORD.test(left.slice(span.from, span.to)))
      .map((span) =>
        span.to < to && /^(?:[?!.)]+|[*#]+)$/.test(plain.slice(span.to, to)) ? { from: span.from, to } : span,
      )
  })
  return { notes, courtesies }
}
