import type { Label } from './messageWords.ts'
import type { LabelledField } from './labelledFields.ts'
import { LABELS } from './messageWords.ts'
import type { Span } from '../text/span.ts'
import { wordPattern } from '../text/wordPattern.ts'

export const HASHED_UNIT = /#\s?(\p{L}?\d{1,4}-\d{1,5}\p{L}?)/u

/** A word for a unit or a building followed by its number or letter: "flat 8C", "شقة ٥", "ตึก B". */
const called = (label: Label) =>
  new RegExp(
    `${wordPattern(LABELS[label]).source}\\.?\\s?:?\\s?(\\p{N}{1,5}(?:[/-]\\p{N}{1,5})?\\p{L}?|[a-z])(?![\\p{L}\\p{N}])`,
    'u',
  )
export const UNIT = called('unit')
const BUILDING = called('building')

const valueOf = (fields: ReadonlyArray<LabelledField>, label: Label): Span | undefined =>
  fields.find((field) => field.label === label && field.value.to > field.value.from)?.value

const within = (folded: string, spans: ReadonlyArray<Span>, pattern: RegExp): ReadonlyArray<Span> => {
  for (const { from, to } of spans) {
    const match = pattern.exec(folded.slice(from, to))
    const value = match?.[1]
    if (match && value !== undefined) {
      const start = from + match.index + match[0].lastIndexOf(value)
      return [{ from: start, to: start + value.length }]
    }
  }
  return []
}

/** Finds the unit, if the message states it clearly. */
export const findUnit = (
  folded: string,
  address: ReadonlyArray<Span>,
  fields: ReadonlyArray<LabelledField>,
): ReadonlyArray<Span> => {
  const said = valueOf(fields, 'unit')
  if (said) return [said]
  const hashed = within(folded, address, HASHED_UNIT)
  return hashed.length > 0 ? hashed : within(folded, address, UNIT)
}

/** Finds the building, if the message states it clearly. */
export const findBuilding = (
  folded: string,
  address: ReadonlyArray<Span>,
  fields: ReadonlyArray<LabelledField>,
): ReadonlyArray<Span> => {
  const said = valueOf(fields, 'building')
  return said ? [said] : within(folded, address, BUILDING)
}
