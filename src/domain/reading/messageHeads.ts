import type { LabelledField } from './labelledFields.ts'
import { WORDS } from './words/allWords.ts'
import { overlap, type Span } from '../text/span.ts'
import { alternatives, anyWordOf } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'

const before = (list: string, link = '') => new RegExp(`(?:${anyWordOf(list)})\\s?\\.?\\s?[:=]?\\s?${link}$`, 'u')
/** "Mitt nummer är 070-123 45 67". */
const IS = `(?:(?:${alternatives(WORDS.numberIs)})\\s)?`
const HEADS = {
  name: before(WORDS.titles),
  phone: before(`${LABELS.phone}|${WORDS.numberWords}`, IS),
  address: before(WORDS.addressWords),
  amount: before(LABELS.total),
  payment: before(WORDS.paymentHeads),
  time: before(WORDS.atTime),
} as const
const NEARBY = 32

/**
 * The word directly before a value that says what it is, if any. `folded` has the values that were already read
 * removed.
 */
export const headOf = (folded: string, kind: keyof typeof HEADS, { from }: Span): ReadonlyArray<Span> => {
  const start = Math.max(0, from - NEARBY)
  const match = HEADS[kind].exec(folded.slice(start, from))
  return match ? [{ from: start + match.index, to: from }] : []
}

/** The labels whose values were read; a label without a value on its line belongs to the next line. */
export const labelsOf = (
  fields: ReadonlyArray<LabelledField>,
  labels: ReadonlyArray<LabelledField['label']>,
  read: ReadonlyArray<Span>,
): ReadonlyArray<Span> =>
  fields
    .filter(
      ({ label, value, whole }) =>
        labels.includes(label) &&
        (read.some((span) => overlap(span, value)) ||
          (value.to <= value.from && read.some(({ from }) => from >= whole.to))),
    )
    .map(({ whole, value }) => ({ from: whole.from, to: Math.max(value.from, whole.from) }))
