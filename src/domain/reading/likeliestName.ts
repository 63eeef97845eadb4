import type { Row } from './chunks.ts'
import type { LabelledField } from './labelledFields.ts'
import { LABELS } from './labels.ts'
import { isCourteous } from './messageCourtesies.ts'
import type { MessageText } from './messageText.ts'
import { bare, looksLikeName } from './nameCandidate.ts'
import { hasCase, PLACE, thaiName, wordsIn, type FoundName, type NameClues } from './nameParts.ts'
import { behindColon, isBefore, startsAddressee } from './standingNames.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import { withoutHonorific } from './titledName.ts'
import { overlap, type Span } from '../text/span.ts'
import { anyWordOf } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'

/** "Jan Novák tel", "علي حسين الحساب": the label of a number that was read behind the name. */
const LABEL_AT_END = new RegExp(`[^\\S\\n]${anyWordOf(`${LABELS.phone}|${LABELS.total}`)}$`, 'u')

/** Labels of what may be called like a person: "building: Rose". */
const OF_A_HOUSE: ReadonlyArray<LabelledField['label']> = ['building', 'unit', 'floor', 'address-part']

/** How much each sign counts that a clause is the customer's name. */
const WEIGHTS = {
  besidePhone: 3,
  beforeAddress: 2,
  signature: 2,
  firstOfMessage: 2,
  title: 2,
  lineNextToPhone: 1.5,
  lineNextToAddress: 1,
  twoOrThreeWords: 1,
} as const
const MIN_WEIGHT = 2

/** The clause with the most signs of a name; `undefined` below the minimum weight. */
export const likeliestName = (clues: NameClues): FoundName | undefined => {
  const found = clues.rows.flatMap((row, position) =>
    row.clauses.flatMap((_, place) => candidate(clues, position, place) ?? []),
  )
  const most = Math.max(...found.map(({ weight }) => weight))
  const best = found.find(({ weight }) => weight === most && weight >= MIN_WEIGHT)
  return best && { ...best.name, whole: best.whole }
}

/** The name that the clause at this place may be, and how likely. */
const candidate = (clues: NameClues, position: number, place: number) => {
  const { message, rows, fields, phone, text } = clues
  const { plain } = message
  const row = rows[position]!
  const written = row.clauses[place]!
  const inSmallLetters = !/\p{Lu}/u.test(plain)
  const labelled = withoutLabels(message, fields, written, inSmallLetters)
  const clause = inSmallLetters && !/\S/.test(plain.slice(labelled.to)) ? withoutThanks(message, labelled) : labelled
  if (fields.some(({ label, value }) => OF_A_HOUSE.includes(label) && overlap(value, clause))) return undefined

  const name = bare(message, clause)
  const words = wordsIn(plain.slice(name.from, name.to))
  if (withoutHonorific(message, thaiName(plain, { from: name.from, to: clause.to })).to !== name.to) return undefined

  const isBeside = phone !== undefined && (isBefore(text, clause, phone) || isBefore(text, phone, clause))
  const isInAddress = hasAddress(message, row)
  const isFirst = isInAddress && startsAddressee(message, row, place, clause)
  const isSigned = clause.from > labelled.from || (words > 1 && isSignature(message, row, place))
  // "mei, 10 anson road, 91234567": a message without capital letters has its names without them.
  const low = message.folded.slice(name.from, name.to)
  const isSmallFirst =
    inSmallLetters && words === 1 && position + place === 0 && phone !== undefined && hasCase(low) && !PLACE.test(low)
  if (isInAddress && !isBeside && !isFirst && !isSigned && !isSmallFirst) return undefined
  const isInHurry = words > 1 && isBeside && endsWithoutPoint(text, clause, phone)
  // "koira ei pure": three words in small letters behind the number are rather a sentence.
  if (!looksLikeName(message, name, (inSmallLetters && words <= 2) || isInHurry)) return undefined

  const signs = {
    besidePhone: isBeside,
    beforeAddress: isFirst,
    signature: isSigned && !isFirst,
    firstOfMessage: position === 0 && place === 0,
    title: name.from > clause.from,
    lineNextToPhone: phone !== undefined && Math.abs(lineOf(text, phone) - lineOf(text, clause)) === 1,
    lineNextToAddress:
      row.clauses.length === 1 &&
      [rows[position - 1], rows[position + 1]].some((next) => next && hasAddress(message, next)),
    twoOrThreeWords: words === 2 || words === 3,
  } satisfies Record<keyof typeof WEIGHTS, boolean>
  const kinds = Object.keys(WEIGHTS) as ReadonlyArray<keyof typeof WEIGHTS>
  return { name, whole: clause, weight: kinds.reduce((sum, kind) => sum + (signs[kind] ? WEIGHTS[kind] : 0), 0) }
}

/** The clause without what a colon or the label of an address begins, and without the label of the number behind it. */
const withoutLabels = (
  { plain, folded }: MessageText,
  fields: ReadonlyArray<LabelledField>,
  written: Span,
  inSmallLetters: boolean,
): Span => {
  const label = LABEL_AT_END.exec(folded.slice(written.from, written.to))
  const to = label ? written.from + label.index : written.to
  const address = inSmallLetters
    ? undefined
    : fields.find((field) => field.label === 'address' && overlap(field.value, written))
  return { from: Math.max(behindColon(plain, { from: written.from, to }).from, address?.value.from ?? 0), to }
}

const TO_SOMEBODY = new RegExp(`${anyWordOf(`${WORDS.sendTo}|${WORDS.forPerson}|${WORDS.toPerson}`)}\\s$`, 'u')
/** "dik monika", "thanks mei": the last word of a message in small letters, behind a courtesy. */
const withoutThanks = ({ plain, folded }: MessageText, { from, to }: Span): Span => {
  const thanks = /^\p{Ll}.*\p{Ll}{2}[^\S\n](?=\S+$)/u.exec(plain.slice(from, to))?.[0].length ?? 0
  const name = { from: from + thanks, to }
  const isThanked =
    thanks > 0 &&
    isCourteous(folded, { from, to: name.from }) &&
    !TO_SOMEBODY.test(folded.slice(from, name.from)) &&
    !PLACE.test(folded.slice(name.from, to))
  return isThanked ? name : { from, to }
}

const hasAddress = (message: MessageText, { clauses }: Row): boolean =>
  clauses.some((clause) => streetEvidence(message, clause).score >= ADDRESS_SCORE)

/** "… Thank you, Anna Lee": the last words of the message, behind a courtesy. */
const isSignature = ({ plain, folded }: MessageText, { clauses }: Row, place: number): boolean => {
  const before = clauses[place - 1]
  return before !== undefined && isCourteous(folded, before) && !/\S/.test(plain.slice(clauses[place]!.to))
}

/** "anna lee, 91234567": not the end of a sentence before the number. */
const endsWithoutPoint = (text: string, clause: Span, phone: Span): boolean =>
  clause.to <= phone.from && !text.slice(clause.to - 1, Math.max(clause.to, phone.from)).includes('.')

const lineOf = (text: string, { from }: Span): number => text.slice(0, from).split('\n').length
