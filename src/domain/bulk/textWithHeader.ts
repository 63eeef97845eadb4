import { columnOfPart, type BulkPart } from './bulkColumns.ts'
import { segmentsOf } from './readHeader.ts'

/** A text of a row with the header of its column. */
interface WithHeader {
  readonly part: BulkPart
  readonly text: string
  readonly header: string
  /** What the header says of its amounts, as `unitInHeader` finds it. */
  readonly unitOfAmount: string
}

const LABELLED: ReadonlySet<BulkPart> = new Set(['floor', 'entrance', 'block'])
const NUMBER_ALONE = /^[\p{N}\s.,'’٫٬+\u2212-]+$/u
/** A letter of Latin script alone is no word: "3 A". */
const WORD = /\p{sc=Latin}{2}|(?!\p{sc=Latin})\p{L}/u
const AROUND_WORDS = /^[^\p{L}]+|[^\p{L}\p{M}\p{N}.]+$/gu

/** "Floor 3" for 3 below the header "Floor": beside other parts, the number alone would say nothing. */
const labelled = (text: string, header: string): string =>
  WORD.test(text) ? text : `${(segmentsOf(header)[0] ?? '').replaceAll(AROUND_WORDS, '')} ${text}`

/** A text with what its header adds to it: the currency of an amount, the word for a floor, an entrance or a block. */
export const textWithHeader = (
  { part, text, header, unitOfAmount }: WithHeader,
  isWithin: (part: BulkPart) => boolean,
): string => {
  if (columnOfPart(part) === 'itemValue')
    return unitOfAmount !== '' && NUMBER_ALONE.test(text) ? `${text} ${unitOfAmount}` : text
  const isLabelled = part === 'unit' ? isWithin('floor') || isWithin('entrance') : LABELLED.has(part)
  return isLabelled ? labelled(text, header) : text
}
