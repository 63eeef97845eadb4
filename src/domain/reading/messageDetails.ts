import { allMatches } from '../text/allMatches.ts'
import { unitForms } from '../address/unitWords.ts'
import { unitsApart } from '../address/writtenUnit.ts'
import type { CountryCode } from '../market/countries.ts'
import { isCourteous } from './messageCourtesies.ts'
import type { Label } from './labels.ts'
import type { LabelledField } from './labelledFields.ts'
import { LABELS } from './labels.ts'
import { foldedText, plainText } from '../text/plainText.ts'
import { trimmed, type Span } from '../text/span.ts'
import { anyWordOf } from '../text/wordPattern.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'

export const HASHED_UNIT = /#\s?(\p{L}?\d{1,4}-\d{1,5}\p{L}?)/u

/** A word for a unit or a building followed by its number or letter: "flat 8C", "شقة ٥", "ตึก B". */
const called = (label: Label) =>
  new RegExp(
    `${anyWordOf(LABELS[label])}\\.?\\s?:?\\s?(\\p{N}{1,5}(?:[/-]\\p{N}{1,5})?\\p{L}?|[a-z])(?![\\p{L}\\p{N}])`,
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

/** The unit, and the address without it. */
interface UnitAndAddress {
  readonly unit: ReadonlyArray<Span>
  readonly address: ReadonlyArray<Span>
}

/** The ending of a unit's word, and what follows it: "kat 2'ye bir buket", "2Fのサロンへ", "3층으로". */
const SUFFIX = new RegExp(`^(?:['’]\\p{Ll}|[${japanese.PARTICLES}]|${korean.TO}|${korean.IS})`, 'u')

/** An emoji at the end is part of no address. */
const withoutEmoji = (text: string, { from, to }: Span): Span => {
  const found = /(?:[\p{Extended_Pictographic}\ufe0f]|\s)+$/u.exec(text.slice(Math.max(from, to - 12), to))
  return { from, to: to - (found?.[0].length ?? 0) }
}

/** "Street 7 (3rd floor)": the bracket that is left of a unit. */
const withoutBrackets = (text: string, { from, to }: Span): Span => {
  const piece = text.slice(from, to)
  const begin = /^[)）]\s*/u.exec(piece)?.[0].length ?? 0
  const end = /[,\s]*[(（]$/u.exec(piece)?.[0].length ?? 0
  return trimmed(text, { from: from + begin, to: Math.max(from + begin, to - end) })
}

/** East Asian addresses end with the unit: what is behind it is a firm or a note. */
const LARGE_TO_SMALL = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]/u

const piecesBetween = (text: string, { from, to }: Span, units: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const ends = [from, ...units.flatMap((unit) => [unit.from, unit.to]), to]
  return units
    .map((_, index) => ({ from: ends[index * 2]!, to: ends[index * 2 + 1]! }))
    .concat({ from: ends.at(-2)!, to })
    .map((piece) => withoutBrackets(text, withoutEmoji(text, trimmed(text, piece))))
    .filter((piece) => piece.to > piece.from)
    .filter(
      (piece, index) =>
        index === 0 ||
        !isCourteous(foldedText(text.slice(piece.from, piece.to)), { from: 0, to: piece.to - piece.from }),
    )
    .filter((piece, index) => index === 0 || !SUFFIX.test(text.slice(piece.from, piece.to)))
    .filter((piece) => piece.from < (units[0]?.from ?? to) || !LARGE_TO_SMALL.test(text.slice(from, piece.from)))
}

/** "Patro 5", "ชั้น 4 ห้อง 405": a number says nothing without its label, "3. OG" does. */
const beginsWithNumber = (value: string, country: CountryCode): boolean => {
  const low = foldedText(plainText(value))
  return /^\d/.test(low) && allMatches(low, unitForms(country))[0]?.index !== 0
}

/** "102동 1504호": the block of an estate, which people write with the flat. */
const BLOCK_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(?:[A-Za-z\\uac00-\\ud7a3]|\\d{1,4})${korean.BLOCK}\\s?$`, 'u')

const withBlock = (line: string, { from, to }: Span): Span =>
  line.endsWith(korean.FLAT, to)
    ? { from: from - (BLOCK_BEFORE.exec(line.slice(0, from))?.[0].length ?? 0), to }
    : { from, to }

/** Finds the unit, if the message states it clearly: in a field, or in the address, which then does not repeat it. */
export const separateUnits = (
  text: string,
  address: ReadonlyArray<Span>,
  fields: ReadonlyArray<LabelledField>,
  country: CountryCode,
): UnitAndAddress => {
  const floor = fields.find(({ label, value }) => label === 'floor' && value.to > value.from)
  const isNumber = floor !== undefined && beginsWithNumber(text.slice(floor.value.from, floor.value.to), country)
  const storey = floor && { from: isNumber ? floor.title.from : floor.value.from, to: floor.value.to }
  const said = [storey, valueOf(fields, 'unit')]
    .filter((span) => span !== undefined)
    .toSorted((a, b) => a.from - b.from)
  const plain = plainText(text)
  const written = address.map(({ from, to }) => text.slice(from, to))
  const units = unitsApart(
    written,
    country,
    said.length > 0 ? said.map(({ from, to }) => text.slice(from, to)).join(' ') : undefined,
  ).map((spans, index) =>
    spans
      .map((span) => withBlock(written[index]!, span))
      .map((span) => ({ from: address[index]!.from + span.from, to: address[index]!.from + span.to })),
  )
  return {
    unit: said.length > 0 ? said : units.flat(),
    address: address.flatMap((line, index) =>
      units[index]!.length === 0 ? [line] : piecesBetween(plain, line, units[index]!),
    ),
  }
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
