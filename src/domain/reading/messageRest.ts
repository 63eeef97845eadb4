import { trimmed, replaceByLineBreaks, type Span } from '../text/span.ts'

const WORD = /[\p{L}\p{N}]/u
/** What ends a sentence, and the signs at the end of a code: "1357*". */
const ENDS_SENTENCE = /[?!.)]+|(?<=\d)[*#]+/y

/** The lines of the text without the taken parts, as far as they still have words. */
export const restOf = (plain: string, taken: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const left = replaceByLineBreaks(plain, taken)
  return [...left.matchAll(/[^\n]+/g)]
    .map(({ 0: line, index }) => {
      const { from, to } = trimmed(left, { from: index, to: index + line.length })
      ENDS_SENTENCE.lastIndex = to
      return { from, to: to + (ENDS_SENTENCE.exec(left)?.[0].length ?? 0) }
    })
    .filter(({ from, to }) => WORD.test(left.slice(from, to)))
}
