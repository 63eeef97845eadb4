import { columnOfPart, type BulkPart } from './bulkColumns.ts'
import { withoutOwner } from './columnOwner.ts'
import { segmentsOf, unitInHeader, type ReadHeader } from './readHeader.ts'

const WITH_WORD: ReadonlySet<BulkPart> = new Set(['floor', 'entrance', 'block'])
const NUMBER_ALONE = /^[\p{N}\s.,'’٫٬+\u2212-]+$/u
/** A letter of Latin script alone is no word: "3 A". */
const WORD = /\p{sc=Latin}{2}|(?!\p{sc=Latin})\p{L}/u
const AROUND_WORDS = /^[^\p{L}]+|[^\p{L}\p{M}\p{N}.]+$/gu

/** The word that a header adds to the texts below it: the currency of amounts, otherwise its own first text. */
export const wordOfHeader = (part: BulkPart, header: string, read: ReadHeader): string =>
  columnOfPart(part) === 'itemValue'
    ? unitInHeader(header, read)
    : withoutOwner((segmentsOf(header)[0] ?? '').replaceAll(AROUND_WORDS, ''))

/**
 * Adds the word to a bare amount, "100 Kč", and to a bare floor, entrance or block, "Floor 3": beside other parts, the
 * number alone would say nothing. A flat has its word only beside a floor or an entrance.
 */
export const withHeaderWord = (
  { part, word }: { readonly part: BulkPart; readonly word: string },
  text: string,
  isFilled: (part: BulkPart) => boolean,
): string => {
  if (columnOfPart(part) === 'itemValue') return word !== '' && NUMBER_ALONE.test(text) ? `${text} ${word}` : text
  const needsWord = part === 'unit' ? isFilled('floor') || isFilled('entrance') : WITH_WORD.has(part)
  return needsWord && !WORD.test(text) ? `${word} ${text}` : text
}
