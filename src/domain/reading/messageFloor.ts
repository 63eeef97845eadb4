import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { rowsOf, type Row } from './chunks.ts'
import type { CountryCode } from '../market/countries.ts'
import { unitForms } from '../address/unitWords.ts'
import { isOnlyUnit } from '../address/writtenUnit.ts'
import { HASHED_UNIT, UNIT } from './messageDetails.ts'
import { trimmed, type Span } from '../text/span.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'

const PIECE = /[^,;()!?\n]+/g

/** The clauses of the rows, which a full stop does not end: "3. patro". */
const piecesOf = ({ plain, folded }: MessageText, rows: ReadonlyArray<Row>): ReadonlyArray<Span> =>
  rows.flatMap((row) =>
    allMatches(folded.slice(row.from, row.to), PIECE).map(({ 0: piece, index }) =>
      trimmed(plain, { from: row.from + index, to: row.from + index + piece.length }),
    ),
  )

/**
 * Finds a flat or floor of which the address says nothing: in a clause of its own, or without an address anywhere.
 */
export const findUnit = (message: MessageText, hasAddress: boolean, country: CountryCode): ReadonlyArray<Span> => {
  const { plain, folded } = message
  const rows = rowsOf(plain)
  const clauses = [
    ...rows.map((row) => trimmed(plain, row)),
    ...piecesOf(message, rows),
    ...rows.flatMap(({ clauses: parts }) => parts),
  ].map(({ from, to }) => ({ from, to: plain[to - 1] === '.' ? to - 1 : to }))
  const alone = clauses.find(({ from, to }) => isOnlyUnit(plain.slice(from, to), country))
  // "vchod B, 5. NP, byt B502" with the floor already read.
  if (alone)
    return clauses.reduce<ReadonlyArray<Span>>((found, clause) => {
      const last = found.at(-1)
      const isNext =
        last !== undefined && clause.from > last.to && /^[\s,]{1,16}$/.test(plain.slice(last.to, clause.from))
      return clause === alone || (isNext && isOnlyUnit(plain.slice(clause.from, clause.to), country))
        ? [...found, clause]
        : found
    }, [])
  // Beside an address, a number in a clause of other words is a flat only with its sign: "#03-11 call me".
  for (const { from, to } of clauses) {
    const clause = folded.slice(from, to)
    const match = hasAddress ? HASHED_UNIT.exec(clause) : allMatches(clause, unitForms(country))[0]
    if (match) return [{ from: from + match.index, to: from + match.index + match[0].length }]
  }
  return []
}

/** The floors of a text that have a number. */
export const floorsIn = (folded: string, country: CountryCode): ReadonlyArray<Span> =>
  allMatches(folded, unitForms(country))
    .filter(({ 0: found, groups }) => groups?.['floor'] !== undefined && /\d/.test(found))
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }))

const MAX_LENGTH = 24

/** The end of the flat that directly follows a floor. */
const unitBehind = (folded: string, at: number, country: CountryCode): number | undefined => {
  const behind = folded.slice(at, at + MAX_LENGTH)
  const [first] = allMatches(behind, unitForms(country))
  return first?.groups?.['door'] !== undefined && /^[,\s]{1,2}$/.test(behind.slice(0, first.index))
    ? at + first.index + first[0].length
    : undefined
}

/**
 * Finds a floor that is stated apart from the street: at the start or the end of a clause that is no address and names
 * no door. A floor within an address stays part of it.
 */
export const findFloor = (
  message: MessageText,
  rows: ReadonlyArray<Row>,
  country: CountryCode,
): ReadonlyArray<Span> => {
  const { plain, folded } = message
  for (const piece of piecesOf(message, rows)) {
    const low = folded.slice(piece.from, piece.to)
    const match = allMatches(low, unitForms(country)).find(({ groups }) => groups?.['floor'] !== undefined)
    if (!match) continue
    // "15樓1503室"
    if (!/\s/.test(low) && isOnlyUnit(plain.slice(piece.from, piece.to), country)) return [piece]
    const span = { from: piece.from + match.index, to: piece.from + match.index + match[0].length }
    const around = [
      { from: piece.from, to: span.from },
      { from: span.to, to: piece.to },
    ]
    const isApart = match.index === 0 || span.to === piece.to
    const isAddress = around.some((other) => streetEvidence(message, other).score >= ADDRESS_SCORE)
    const hasDoor = around.some(
      ({ from, to }) => UNIT.test(folded.slice(from, to)) || HASHED_UNIT.test(folded.slice(from, to)),
    )
    // "II. emelet 8. ajtó": the flat behind the floor.
    const door = unitBehind(folded, span.to, country)
    // Its full stop would end the address: "Lidická 25 Brno 3. patro".
    const isOrdinal = /^\d{1,2}\.\s/.test(match[0])
    if (isApart && (!isAddress || isOrdinal) && !hasDoor) return [{ from: span.from, to: door ?? span.to }]
  }
  return []
}
