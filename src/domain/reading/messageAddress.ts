import type { MessageText } from './messageText.ts'
import { addressPattern } from '../market/addressPatterns.ts'
import type { CountryCode } from '../market/countries.ts'
import { trimmed, type Span } from '../text/span.ts'
import { anyWordOf } from '../text/wordPattern.ts'
import { addressInRow, continuesAddress } from './addressInRow.ts'
import { COMPANY, POSTCODE_AND_TOWN } from './addressSigns.ts'
import type { Row } from './chunks.ts'
import { labelledAddress } from './labelledAddress.ts'
import type { LabelledField } from './labelledFields.ts'
import { ADDRESS_SCORE } from './streetEvidence.ts'
import { WORDS } from './words/allWords.ts'

const CITY_ALONE = new RegExp(`^${anyWordOf(WORDS.cities)}$`, 'u')

const POSTCODE_LINE = /^〒\s?\d{3}-?\d{4}$/u

/** "S(098833)": a bracket that is opened in the address is closed in it; a note in brackets is not begun. */
const closed =
  (text: string) =>
  ({ from, to }: Span): Span => {
    const bracket = /\s?[(（][^()（）]*$/.exec(text.slice(from, to))
    if (!bracket) return { from, to }
    if (/^[)）]/.test(text.slice(to))) return { from, to: to + 1 }
    return { from, to: bracket.index > 0 ? from + bracket.index : to }
  }

/** "เดอะไลน์ สุขุมวิท 71 ชั้น 9": a clause without a sign of a street before a floor. */
const beforeFloor = (
  message: MessageText,
  rows: ReadonlyArray<Row>,
  floors: ReadonlyArray<Span>,
): ReadonlyArray<Span> =>
  rows
    .flatMap(({ clauses }) => clauses)
    .filter(
      (clause) =>
        floors.some(({ from }) => from >= clause.to && /^[^\S\n]?,*$/.test(message.plain.slice(clause.to, from))) &&
        /[\s\d]/.test(message.plain.slice(clause.from, clause.to)) &&
        continuesAddress(message, clause),
    )
    .slice(0, 1)

/**
 * Finds the delivery address: the labelled one, the lines that look most like an address, or what stands before one of
 * the `floors`; empty if there is none.
 */
export const findAddress = (
  text: string,
  message: MessageText,
  rows: ReadonlyArray<Row>,
  fields: ReadonlyArray<LabelledField>,
  country: CountryCode,
  floors: ReadonlyArray<Span> = [],
): ReadonlyArray<Span> => {
  const { folded } = message
  const said = labelledAddress(text, message, fields)
  return (said.length > 0 ? said : unlabelled(text, message, rows, country, floors)).map((span) =>
    withoutFor(folded, withoutFirm(message, span)),
  )
}

const FOR_AT_END = new RegExp(`[,\\s]+${anyWordOf(`${WORDS.forPerson}|${WORDS.toPerson}`)}\\s*$`, 'u')

/** "Iași, 700505, pentru": the address without the word before a name that was taken out. */
const withoutFor = (folded: string, { from, to }: Span): Span => {
  const end = FOR_AT_END.exec(folded.slice(from, to))?.index
  return { from, to: end === undefined ? to : from + end }
}

/** The address without the firm in front of it. */
const withoutFirm = (message: MessageText, { from, to }: Span): Span => {
  const { plain, folded } = message
  const [clause = ''] = folded.slice(from, to).split(',', 1)
  const isFirm = clause.length < to - from && COMPANY.test(clause)
  return isFirm ? trimmed(plain, { from: from + clause.length + 1, to }) : { from, to }
}

const TOWN_LINE = /^(?:\d{3}\s?\d{1,3}\s)?\p{Lu}[\p{L}-]{3,}(?:\s\d{1,2})?$/u

/** "Havlíčkova 35\nJihlava", "Street 34\nF-8/1, Islamabad": the town on the line below, which is the row `at`. */
const townBelow = (message: MessageText, rows: ReadonlyArray<Row>, at: number): ReadonlyArray<Span> => {
  const { plain, folded } = message
  const [above, below] = [rows[at - 1], rows[at]]
  if (above === undefined || below === undefined || below.line !== above.line + 1) return []
  const { clauses } = below
  const town = clauses.at(-1)
  if (town === undefined || clauses.length > 2 || !clauses.every((clause) => continuesAddress(message, clause)))
    return []
  const isTown =
    clauses.length === 1
      ? TOWN_LINE.test(plain.slice(below.from, below.to))
      : CITY_ALONE.test(folded.slice(town.from, town.to))
  return isTown ? [{ from: below.from, to: town.to }] : []
}

/** "عمان - طبربور، شارع الشهيد": the town that a dash separates from the address. */
const townBeforeDash = (text: string, folded: string, above: Row, address: Row): Span | undefined => {
  const town = above.clauses.at(-1)
  const isTown =
    town !== undefined &&
    /^\s[-–]\s$/.test(text.slice(above.to, address.from)) &&
    CITY_ALONE.test(folded.slice(town.from, above.to))
  return isTown ? town : undefined
}

/** "110 00 Praha – Staré Město", "Konak / İzmir": a dash or slash between a town and its part does not end the address. */
const withPartOfTown =
  (text: string, message: MessageText, rows: ReadonlyArray<Row>) =>
  ({ from, to }: Span): Span => {
    const part = rows.find((row) => row.from > to)
    if (part === undefined) return { from, to }
    const between = text.slice(to, part.from)
    // "Landstraße 63, 4020 Linz / Blumenstrauß / 42,90": slashes separate the fields of an order.
    const isList = text.split(' / ').length > 3
    const isPart =
      /^\s[–/]\s$/.test(between) &&
      (between !== ' / ' || (!isList && !/\p{N}/u.test(text.slice(part.from, part.to)))) &&
      part.clauses.every((clause) => continuesAddress(message, clause))
    if (isPart) return { from, to: part.to }
    // "Olomouc – Hodolany, second door": only the first clause may belong to the town.
    const [first] = part.clauses
    const isName =
      first !== undefined &&
      /^\s–\s$/.test(between) &&
      /^\p{Lu}[\p{L}-]+$/u.test(message.plain.slice(first.from, first.to))
    return { from, to: isName ? first.to : to }
  }

/** The address of a message without a label for it: the rows that score highest, or else the clause before a floor. */
const unlabelled = (
  text: string,
  message: MessageText,
  rows: ReadonlyArray<Row>,
  country: CountryCode,
  floors: ReadonlyArray<Span>,
): ReadonlyArray<Span> => {
  const { plain, folded } = message
  const candidates = rows.map((row) => {
    const [lines] = addressPattern(country, text.slice(row.from, row.to))
    return { row, found: addressInRow(message, row, lines) }
  })
  if (candidates.every(({ found }) => found === undefined)) return beforeFloor(message, rows, floors)
  const scores = candidates.map(({ found }) => found?.score ?? 0)
  const most = scores.indexOf(Math.max(...scores))
  // "Sokolovská 112/45\n186 00 Praha 8": the line above the town has the street.
  const isTown = POSTCODE_AND_TOWN.test(plain.slice(rows[most]!.from, rows[most]!.to))
  const isBelow = most > 0 && scores[most - 1]! >= ADDRESS_SCORE && rows[most]!.line === rows[most - 1]!.line + 1
  const best = isTown && isBelow ? most - 1 : most
  const end = candidates.findIndex(
    ({ row, found }, index) =>
      index > best &&
      (!found ||
        (row.line !== candidates[index - 1]!.row.line + 1 && !POSTCODE_AND_TOWN.test(plain.slice(row.from, row.to)))),
  )
  const [first, ...others] = [
    ...candidates.slice(best, end < 0 ? undefined : end).flatMap(({ found }) => found?.span ?? []),
    ...(end < 0 ? [] : townBelow(message, rows, end)),
  ]
  if (first === undefined) return []
  const above = rows[best - 1]
  const town = above && townBeforeDash(text, folded, above, rows[best]!)
  // A postcode on a line of its own.
  const postcode = above && POSTCODE_LINE.test(plain.slice(above.from, above.to)) ? [above] : []
  return [...postcode.map(({ from, to }) => ({ from, to })), { from: (town ?? first).from, to: first.to }, ...others]
    .map(closed(text))
    .map(withPartOfTown(text, message, rows))
}
